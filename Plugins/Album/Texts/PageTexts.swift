/// What albums and the whiteboard say on the patient's page, by language.
let albumPageTexts: [String: String] = [:]
