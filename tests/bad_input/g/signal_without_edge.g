.inputs a
.graph
p a
.marking { p }
.end
