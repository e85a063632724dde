let minutes = 60
