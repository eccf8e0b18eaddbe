import Synchronization
import TagarelaKit

/// Every word that users can type for a noun, verb, option or value, in all languages at once, with what it may mean.
final class CommandWords: Sendable {
  private let sources: [String]
  private let words: [TypedWord]
  private let index: HashIndex
  /// What was asked for before: a script says the same few words again and again.
  private let known = Mutex<[String: [Meaning]]>([:])

  enum Kind: String {
    case noun, verb, option, value
  }

  /// Where a word stands in its source, and where its line begins.
  private struct TypedWord {
    let source: Int32
    let line: Int32
    let start: Int32
    let end: Int32
  }

  /// What one word may mean.
  private struct Meaning {
    let kind: Kind
    let id: String
    /// The noun beside which alone the word means the verb.
    let noun: String?

    /// - Parameter key: `verb.new`, `verb.new.board`.
    init?(_ key: String) {
      let parts = key.split(separator: ".")
      guard parts.count >= 2, let kind = Kind(rawValue: String(parts[0])) else { return nil }
      self.kind = kind
      id = String(parts[1])
      noun = parts.count > 2 ? String(parts[2]) : nil
    }
  }

  init(_ translations: [Translation]) {
    sources = translations.map(\.words)
    var words: [TypedWord] = []
    var index = HashIndex()
    var folded: [UInt8] = []
    for (number, source) in sources.enumerated() {
      source.withBytes { bytes in
        var lines = MessageLines(bytes)
        while let line = lines.next() {
          guard case .text(_, let text) = line else { continue }
          var rest = bytes[text]
          while !rest.isEmpty {
            let word = rest.prefix { $0 != UInt8(ascii: "|") }
            rest = rest[word.endIndex...].dropFirst()
            if word.isEmpty { continue }
            folded.removeAll(keepingCapacity: true)
            folded.appendFolded(UnsafeBufferPointer(rebasing: word))
            index.add(folded.withUnsafeBufferPointer(HashIndex.hash))
            words.append(
              TypedWord(
                source: Int32(number), line: Int32(lines.start), start: Int32(word.startIndex),
                end: Int32(word.endIndex)))
          }
        }
      }
    }
    self.words = words
    self.index = index
  }

  /// What `word` may mean: always also itself, the English word.
  ///
  /// - Parameter noun: what stands before a verb; what the word means beside just that comes first.
  func meanings(of word: String, _ kind: Kind, beside noun: String? = nil) -> [String] {
    let folded = word.folded
    let known = remembered(folded).filter { $0.kind == kind }
    let own = noun.map { noun in known.filter { $0.noun == noun } } ?? []
    return (own.isEmpty ? [] : own.map(\.id) + [folded]) + known.filter { $0.noun == nil }.map(\.id) + [folded]
  }

  private func remembered(_ folded: String) -> [Meaning] {
    known.withLock { known in
      if let meanings = known[folded] { return meanings }
      let meanings = meanings(of: folded)
      // A name that somebody typed is no word of ours, and there is no end of names.
      if !meanings.isEmpty { known[folded] = meanings }
      return meanings
    }
  }

  /// In the order of the sources.
  private func meanings(of folded: String) -> [Meaning] {
    folded.withBytes { folded in
      index.numbers(of: HashIndex.hash(folded)).reversed().compactMap { number in
        let word = words[number]
        return sources[Int(word.source)].withBytes { bytes in
          var own: [UInt8] = []
          own.appendFolded(UnsafeBufferPointer(rebasing: bytes[Int(word.start)..<Int(word.end)]))
          var lines = MessageLines(bytes, from: Int(word.line))
          guard own.elementsEqual(folded), case .text(let key, _) = lines.next() else { return nil }
          return Meaning(String(decoding: bytes[key], as: UTF8.self))
        }
      }
    }
  }
}
