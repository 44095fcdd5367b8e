.model alternating_bit_4
.dummy lose_data1 lose_data2 lose_data3 lose_data4 lose_ack1 lose_ack2 lose_ack3 lose_ack4 send1 confirm1 ignore1 send2 confirm2 ignore2 send3 confirm3 ignore3 send4 confirm4 ignore4 receive1 reply1 reply_again1 receive2 reply2 reply_again2 receive3 reply3 reply_again3 receive4 reply4 reply_again4
#cunf places data_empty data1 data2 data3 data4 ack_empty ack1 ack2 ack3 ack4 sender1 sender2 sender3 sender4 expect1 expect2 expect3 expect4 got1 got2 got3 got4
#cunf transitions lose_data1 lose_data2 lose_data3 lose_data4 lose_ack1 lose_ack2 lose_ack3 lose_ack4 send1 confirm1 ignore1 send2 confirm2 ignore2 send3 confirm3 ignore3 send4 confirm4 ignore4 receive1 reply1 reply_again1 receive2 reply2 reply_again2 receive3 reply3 reply_again3 receive4 reply4 reply_again4
.graph
lose_data1 data_empty
lose_data2 data_empty
lose_data3 data_empty
lose_data4 data_empty
lose_ack1 ack_empty
lose_ack2 ack_empty
lose_ack3 ack_empty
lose_ack4 ack_empty
send1 data1 sender1
confirm1 ack_empty sender2
ignore1 ack_empty sender2
send2 data2 sender2
confirm2 ack_empty sender3
ignore2 ack_empty sender3
send3 data3 sender3
confirm3 ack_empty sender4
ignore3 ack_empty sender4
send4 data4 sender4
confirm4 ack_empty sender1
ignore4 ack_empty sender1
receive1 data_empty got1
reply1 ack1 expect2
reply_again1 data_empty ack1 expect2
receive2 data_empty got2
reply2 ack2 expect3
reply_again2 data_empty ack2 expect3
receive3 data_empty got3
reply3 ack3 expect4
reply_again3 data_empty ack3 expect4
receive4 data_empty got4
reply4 ack4 expect1
reply_again4 data_empty ack4 expect1
data_empty send1 send2 send3 send4
data1 lose_data1 receive1 reply_again1
data2 lose_data2 receive2 reply_again2
data3 lose_data3 receive3 reply_again3
data4 lose_data4 receive4 reply_again4
ack_empty reply1 reply_again1 reply2 reply_again2 reply3 reply_again3 reply4 reply_again4
ack1 lose_ack1 confirm1 ignore1
ack2 lose_ack2 confirm2 ignore2
ack3 lose_ack3 confirm3 ignore3
ack4 lose_ack4 confirm4 ignore4
sender1 confirm1 send1 ignore4
sender2 confirm2 ignore1 send2
sender3 confirm3 ignore2 send3
sender4 confirm4 ignore3 send4
expect1 receive1 reply_again4
expect2 receive2 reply_again1
expect3 receive3 reply_again2
expect4 receive4 reply_again3
got1 reply1
got2 reply2
got3 reply3
got4 reply4
.marking { data_empty ack_empty sender1 expect1 }
.end
