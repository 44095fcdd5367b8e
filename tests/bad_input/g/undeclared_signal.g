.inputs a
.graph
p a+
p b+
.marking { p }
.end
