let draft = 1
