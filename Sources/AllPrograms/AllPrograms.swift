// The programs that are installed are its dependencies; there is nothing else to it.
