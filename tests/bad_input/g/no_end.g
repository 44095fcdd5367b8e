.model m
.dummy t
.graph
p t
.marking { p }
