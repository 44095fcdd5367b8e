.inputs 1a
.end
