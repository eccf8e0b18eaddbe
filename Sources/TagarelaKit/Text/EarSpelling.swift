/// How somebody spells who goes by the ear: letters that sound alike in a language become the same.
public struct EarSpelling: Sendable {
  private let replacements: [Character: [(letters: [Character], sound: String)]]

  /// - Parameter sounds: letters as they are written, small, with what they become; the longest that fit are taken. Other
  ///   letters stay.
  public init(_ sounds: KeyValuePairs<String, String>) {
    var replacements: [Character: [(letters: [Character], sound: String)]] = [:]
    for (letters, sound) in sounds {
      guard let first = letters.first else { continue }
      replacements[first, default: []].append((Array(letters), sound))
    }
    self.replacements = replacements.mapValues { $0.sorted { $0.letters.count > $1.letters.count } }
  }

  /// Folded, with no letter twice in a row.
  public func callAsFunction(_ word: String) -> String {
    var letters = Array(word.lowercased())[...]
    var heard = ""
    while let first = letters.first {
      if let found = replacements[first]?.first(where: { letters.starts(with: $0.letters) }) {
        heard += found.sound
        letters = letters.dropFirst(found.letters.count)
      } else {
        heard.append(first)
        letters = letters.dropFirst()
      }
    }
    var last: Character?
    return heard.folded.filter { letter in
      defer { last = letter }
      return letter != last
    }
  }
}
