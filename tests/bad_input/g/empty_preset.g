.dummy t
.graph
t p
.marking { p }
.end
