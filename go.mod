module signoria

go 1.26
