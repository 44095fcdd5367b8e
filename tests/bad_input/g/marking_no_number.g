.dummy t
.graph
p t
.marking { p=x }
.end
