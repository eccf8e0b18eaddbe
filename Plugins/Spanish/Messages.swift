let coreWords = ""
let coreMessages = ""
