/// What the clock takes and says, by language.
let clockTexts: [String: (words: String, messages: String)] = [
  "pt": (words: portugueseWords, messages: portugueseMessages), "es": (spanishWords, spanishMessages),
  "ca": (catalanWords, catalanMessages), "en": (englishWords, englishMessages),
]
