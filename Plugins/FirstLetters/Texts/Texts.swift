/// What first letters take and say, by language.
struct LetterTexts {
  let words: String
  let messages: String
  /// For a right answer.
  let praise: [String]
  /// For a wrong one: they encourage.
  let remarks: [String]
}

let letterTexts = [
  "pt": LetterTexts(
    words: portugueseWords, messages: portugueseMessages, praise: portuguesePraise, remarks: portugueseRemarks),
  "es": LetterTexts(words: spanishWords, messages: spanishMessages, praise: spanishPraise, remarks: spanishRemarks),
  "ca": LetterTexts(words: catalanWords, messages: catalanMessages, praise: catalanPraise, remarks: catalanRemarks),
  "en": LetterTexts(words: englishWords, messages: englishMessages, praise: englishPraise, remarks: englishRemarks),
]
