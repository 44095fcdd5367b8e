.dummy t
.graph
p t
.marking { p
.end
