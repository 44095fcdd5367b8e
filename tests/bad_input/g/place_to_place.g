.dummy t
.graph
p q
q t
.marking { p }
.end
