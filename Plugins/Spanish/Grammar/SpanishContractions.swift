import TagarelaKit

/// What words do to their neighbours: de el → del, la agua → el agua, y Inés → e Inés, con mí → conmigo.
enum SpanishContractions {
  static func contracted(_ words: [String]) -> [String] {
    var result: [String] = []
    // Several words that came as one meet others too.
    for word in words.flatMap({ $0.split(separator: " ").map(String.init) }) {
      guard let last = result.last else {
        result.append(word)
        continue
      }
      switch (last, word) {
      case ("a", "el"): result[result.count - 1] = "al"
      case ("de", "el"): result[result.count - 1] = "del"
      case ("con", "mí"): result[result.count - 1] = "conmigo"
      case ("con", "ti"): result[result.count - 1] = "contigo"
      default:
        if ["la", "una", "ninguna", "alguna"].contains(last), SpanishStressedA.begins(word) {
          result[result.count - 1] = ["la": "el", "una": "un", "ninguna": "ningún", "alguna": "algún"][last] ?? last
          // A el agua is al agua.
          if result.count > 1, last == "la", let joined = ["a": "al", "de": "del"][result[result.count - 2]] {
            result.removeLast()
            result[result.count - 1] = joined
          }
        } else if last == "y", soundsLikeI(word) {
          result[result.count - 1] = "e"
        } else if last == "o", word.folded.hasPrefix("o") || word.folded.hasPrefix("ho") {
          result[result.count - 1] = "u"
        }
        result.append(word)
      }
    }
    return shortened(result)
  }

  private static func soundsLikeI(_ word: String) -> Bool {
    let folded = word.folded
    if folded.hasPrefix("hi") { return !folded.hasPrefix("hie") && !folded.hasPrefix("hia") }
    return folded.hasPrefix("i")
  }

  /// Un buen día, un gran amigo, cien niños.
  private static func shortened(_ words: [String]) -> [String] {
    let short = ["bueno": "buen", "malo": "mal", "grande": "gran", "primero": "primer", "tercero": "tercer"]
    return words.indices.map { index in
      guard let form = short[words[index]], words.indices.contains(index + 1), isNounAfter(words, index) else {
        return words[index]
      }
      return form
    }
  }

  /// An adjective before its noun has an article, a number or nothing before it, and no verb.
  private static func isNounAfter(_ words: [String], _ index: Int) -> Bool {
    guard index > 0 else { return false }
    return ["el", "la", "un", "una", "mi", "tu", "su", "al", "del", "este", "ese"].contains(words[index - 1])
  }
}
