# a comment
.model ring
.inputs a
.outputs b
.internal c
.dummy d
.graph
a+ b+ p
b+ a- b-/2
p d
d q
q c~
a- b-/2
.marking { <b+,a-> p=1
 <a+,b+>=0 }
.end
