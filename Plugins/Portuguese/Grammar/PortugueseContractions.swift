import TagarelaKit

/// What prepositions do to the word after them: em + a → na, de + ele → dele, a + a → à, com + mim → comigo.
enum PortugueseContractions {
  static func contracted(_ words: [String]) -> [String] {
    var result: [String] = []
    for word in words.flatMap({ $0.split(separator: " ").map(String.init) }) {
      if let last = result.last, let joined = joined(last, word) {
        result[result.count - 1] = joined
      } else {
        result.append(word)
      }
    }
    return result
  }

  private static func joined(_ preposition: String, _ word: String) -> String? {
    if preposition == "com" { return ["mim": "comigo", "ti": "contigo", "nós": "conosco"][word] }
    if preposition == "a" {
      return ["o": "ao", "a": "à", "os": "aos", "as": "às", "aquele": "àquele", "aquela": "àquela"][word]
    }
    if preposition == "por" { return ["o": "pelo", "a": "pela", "os": "pelos", "as": "pelas"][word] }
    guard let start = ["de": "d", "em": "n"][preposition], words.contains(word) else { return nil }
    return start + word
  }

  private static let words: Set = [
    "o", "a", "os", "as", "ele", "ela", "eles", "elas", "este", "esta", "estes", "estas", "esse", "essa", "esses",
    "essas",
    "aquele", "aquela", "aqueles", "aquelas", "isto", "isso", "aquilo",
  ]
}
