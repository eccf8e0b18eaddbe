/// Words that can be typed and messages that are read, by language.
let agendaTexts: [String: (words: String, messages: String)] = [
  "pt": (portugueseWords, portugueseMessages), "es": (spanishWords, spanishMessages),
  "ca": (catalanWords, catalanMessages), "en": (englishWords, englishMessages),
]
