.model net
.dummy t u
#cunf escaped-names
#cunf self-loops-are-meant
#cunf places p q _x20_
#cunf transitions t u
#cunf read u _x20_
.graph
t p q
u _x20_
p t
_x20_ u
.marking { p }
.end
