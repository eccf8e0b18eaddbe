/// What the module takes and says, by language.
let serveTexts: [String: (words: String, messages: String)] = [
  "pt": (words: portugueseWords, messages: portugueseMessages), "es": (spanishWords, spanishMessages),
  "ca": (catalanWords, catalanMessages), "en": (englishWords, englishMessages),
]
