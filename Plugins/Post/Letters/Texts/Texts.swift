/// What the post takes and says, by language.
let postTexts: [String: (words: String, messages: String)] = [
  "pt": (words: portugueseWords, messages: portugueseMessages), "es": (spanishWords, spanishMessages),
  "ca": (catalanWords, catalanMessages), "en": (englishWords, englishMessages),
]
