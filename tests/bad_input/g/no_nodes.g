.model m
.graph
.marking { }
.end
