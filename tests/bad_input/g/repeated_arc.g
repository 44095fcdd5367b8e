.dummy t
.graph
p t t
.marking { p }
.end
