.model m
.input a
.end
