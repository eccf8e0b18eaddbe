/// What the module takes and says, by language.
let serveTexts: [String: (words: String, messages: String)] = [
  "pt": (words: portugueseWords, messages: portugueseMessages + "\n" + portugueseStudio),
  "es": (spanishWords, spanishMessages + "\n" + spanishStudio),
  "ca": (catalanWords, catalanMessages + "\n" + catalanStudio),
  "en": (englishWords, englishMessages + "\n" + englishStudio),
]
