.model café
.end
