.dummy t
.graph
p t
.marking { p p }
.end
