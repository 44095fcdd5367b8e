.model milner_4
.dummy start1 hand_on1 finish1 start2 hand_on2 finish2 start3 hand_on3 finish3 start4 hand_on4 finish4
#cunf places turn1 turn2 turn3 turn4 started1 started2 started3 started4 idle1 idle2 idle3 idle4 busy1 busy2 busy3 busy4
#cunf transitions start1 hand_on1 finish1 start2 hand_on2 finish2 start3 hand_on3 finish3 start4 hand_on4 finish4
.graph
start1 started1 busy1
hand_on1 turn2
finish1 idle1
start2 started2 busy2
hand_on2 turn3
finish2 idle2
start3 started3 busy3
hand_on3 turn4
finish3 idle3
start4 started4 busy4
hand_on4 turn1
finish4 idle4
turn1 start1
turn2 start2
turn3 start3
turn4 start4
started1 hand_on1
started2 hand_on2
started3 hand_on3
started4 hand_on4
idle1 start1
idle2 start2
idle3 start3
idle4 start4
busy1 finish1
busy2 finish2
busy3 finish3
busy4 finish4
.marking { turn1 idle1 idle2 idle3 idle4 }
.end
