let coreHelp = ""
