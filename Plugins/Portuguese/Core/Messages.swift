let coreMessages = ""
