public import TagarelaKit

/// Has a language divide and say what is written.
///
/// - Parameter words: words of the language.
/// - Returns: what is wrong; empty when nothing is.
public func checkConformance(of pronunciation: Pronunciation, with words: [String]) -> [String] {
  var found = complaints(aboutIdentifier: pronunciation.id, of: "pronunciation")
  for word in words + ["x", "1984", "👩‍👧", "e\u{301}", "ÁGUA", String(repeating: "ba", count: 3000)] {
    let syllables = pronunciation.syllables(word)
    if syllables.joined() != word { found.append("the syllables of “\(word)” don't give the word again: \(syllables)") }
    if syllables.contains("") { found.append("“\(word)” has an empty syllable") }
    if found.count > 9 { break }
  }
  for number in [0, 1, 2, 7, 10, 16, 21, 30, 42, 99, 100, 101, 555, 1000, 1984, 1_000_000] {
    let spoken = pronunciation.spoken("\(number)")
    if spoken.isEmpty || spoken.contains(where: \.isNumber) { found.append("\(number) is said as “\(spoken)”") }
  }
  for text in ["", "a b c", "— “ñ” 😀"] where pronunciation.spoken(text) != text {
    found.append("“\(text)” has no numbers and is said as “\(pronunciation.spoken(text))”")
  }
  for letter in "abcdefghijklmnopqrstuvwxyz" where pronunciation.letterName(letter)?.isEmpty != false {
    found.append("the letter \(letter) has no name")
  }
  return found.map { "pronunciation \(pronunciation.id): \($0)" }
}
