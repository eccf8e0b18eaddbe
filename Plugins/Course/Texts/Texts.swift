/// What courses take and say, by language.
let courseTexts: [String: (words: String, messages: String)] = [
  "pt": (words: portugueseWords, messages: portugueseMessages), "es": (spanishWords, spanishMessages),
  "ca": (catalanWords, catalanMessages), "en": (englishWords, englishMessages),
]
