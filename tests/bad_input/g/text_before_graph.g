.model m
p t
.end
