let reportTexts: [String: (words: String, messages: String)] = [
  "pt": (portugueseWords, portugueseMessages), "es": (spanishWords, spanishMessages),
  "ca": (catalanWords, catalanMessages), "en": (englishWords, englishMessages),
]
