let coreWords = ""
