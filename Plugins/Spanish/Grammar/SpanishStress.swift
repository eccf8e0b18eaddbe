/// Keeps the stress of a verb where it is when pronouns are joined to it: da + me + la → dámela, come + lo → cómelo.
enum SpanishStress {
  /// - Parameter count: syllables that are added.
  static func kept(_ verb: String, adding count: Int) -> String {
    let accents: [Character: Character] = ["a": "á", "e": "é", "i": "í", "o": "ó", "u": "ú"]
    if verb.contains(where: { "áéíóú".contains($0) }) { return verb }
    let letters = Array(verb)
    let nuclei = nuclei(of: letters)
    guard let last = letters.last, !nuclei.isEmpty else { return verb }
    // Stressed on the last syllable but one when it ends in a vowel, n or s; else on the last.
    let isPlain = "aeiouns".contains(last)
    let stressed = isPlain ? nuclei.count - 2 : nuclei.count - 1
    let index = max(0, stressed)
    // With what is added the stress is third from the end or farther, unless it was on the only or last syllable.
    let fromEnd = nuclei.count - 1 - index + count
    guard fromEnd >= 2 else { return verb }
    var changed = letters
    let place = nuclei[index]
    changed[place] = accents[letters[place]] ?? letters[place]
    return String(changed)
  }

  /// Where each syllable's strongest vowel is.
  private static func nuclei(of letters: [Character]) -> [Int] {
    var result: [Int] = []
    var index = 0
    while index < letters.count {
      guard "aeiou".contains(letters[index]), !isSilentU(letters, index) else {
        index += 1
        continue
      }
      var end = index
      while end + 1 < letters.count, "aeiou".contains(letters[end + 1]),
        !("aeo".contains(letters[end]) && "aeo".contains(letters[end + 1]))
      { end += 1 }
      let strong = (index...end).first { "aeo".contains(letters[$0]) } ?? end
      result.append(strong)
      index = end + 1
    }
    return result
  }

  /// The u of que, gui.
  private static func isSilentU(_ letters: [Character], _ index: Int) -> Bool {
    guard letters[index] == "u", index > 0, "qg".contains(letters[index - 1]), index + 1 < letters.count else {
      return false
    }
    return "ei".contains(letters[index + 1])
  }
}
