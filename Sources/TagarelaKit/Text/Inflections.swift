/// What a language's inflected words end in, and what the word of the dictionary ends in instead. All is folded.
public struct Inflections: Sendable {
  private let endings: [(ending: [UInt8], bases: [[UInt8]])]
  private let irregular: [String: [String]]

  /// - Parameters:
  ///   - endings: from an ending to those of the dictionary, parted by blanks, `-` for none: `"ando": "ar"`.
  ///   - irregular: from a word of the dictionary to its forms that no ending explains, parted by blanks.
  public init(endings: KeyValuePairs<String, String>, irregular: KeyValuePairs<String, String>) {
    self.endings = endings.map { ending, bases in
      (Array(ending.utf8), bases.split(separator: " ").map { $0 == "-" ? [] : Array($0.utf8) })
    }
    var words: [String: [String]] = [:]
    for (base, forms) in irregular {
      for form in forms.split(separator: " ") { words[String(form), default: []].append(base) }
    }
    self.irregular = words
  }

  /// So many letters of a word stay.
  private static let shortestStem = 2

  /// The words that `word` may be a form of: by heart first, then by the longest ending.
  public func bases(of word: String) -> [String] {
    let letters = Array(word.utf8)
    var found = irregular[word] ?? []
    let fitting = endings.filter {
      letters.count >= $0.ending.count + Self.shortestStem && letters.suffix($0.ending.count).elementsEqual($0.ending)
    }
    for (ending, bases) in fitting.sorted(by: { $0.ending.count > $1.ending.count }) {
      let stem = letters.dropLast(ending.count)
      for base in bases {
        let word = String(decoding: stem + base, as: UTF8.self)
        if !found.contains(word) { found.append(word) }
      }
    }
    return found
  }
}
