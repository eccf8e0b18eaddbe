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
  for clock in [nil] + pronunciation.clocks { found += complaints(about: pronunciation, clock) }
  for clock in pronunciation.clocks {
    found += complaints(aboutIdentifier: clock, of: "clock")
    if pronunciation.clocks.count(where: { $0 == clock }) > 1 { found.append("the clock “\(clock)” is there twice") }
  }
  for letter in "abcdefghijklmnopqrstuvwxyz" where pronunciation.letterName(letter)?.isEmpty != false {
    found.append("the letter \(letter) has no name")
  }
  return found.map { "pronunciation \(pronunciation.id): \($0)" }
}

/// What is wrong with how texts are said by one of its clocks; nil for the usual one.
private func complaints(about pronunciation: Pronunciation, _ clock: String?) -> [String] {
  var found: [String] = []
  let name = clock.map { " (\($0))" } ?? ""
  let numbers = [0, 1, 2, 7, 10, 16, 21, 30, 42, 99, 100, 101, 555, 1000, 1984, 1_000_000].map(String.init)
  let times = ["00:00", "0:30", "01:15", "9:07", "11:58", "12:00", "13:45", "23:59", "24:00", "99:99"]
  for written in numbers + times {
    let spoken = pronunciation.spoken(written, clock: clock)
    if spoken.isEmpty || spoken.contains(where: \.isNumber) { found.append("\(written) is said as “\(spoken)”\(name)") }
  }
  for text in ["", "a b c", "— “ñ” 😀"] {
    let spoken = pronunciation.spoken(text, clock: clock)
    if spoken != text { found.append("“\(text)” has no numbers and is said as “\(spoken)”\(name)") }
  }
  return found
}
