/// What the diary says on the patient's page, by language.
let diaryPageTexts: [String: String] = [:]
