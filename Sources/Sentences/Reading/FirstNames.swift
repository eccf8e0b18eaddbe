import TagarelaKit

/// First names that are usual where a language is spoken. They are people's in small letters as well, and without their
/// accents, where the word is none of the language's: ana, joao.
public struct FirstNames: Sendable {
  private var entries: [String: Entry] = [:]
  private let womenEnd: String

  /// - Parameters:
  ///   - women: a name a line, in small letters; one that men have too stands in both tables.
  ///   - men: like `women`.
  ///   - womenEnd: how names of women end that stand in no table.
  public init(women: String, men: String, womenEnd: String) {
    self.womenEnd = womenEnd
    add(women, .feminine)
    add(men, .masculine)
  }

  private mutating func add(_ table: String, _ gender: Gender) {
    for line in table.split(whereSeparator: \.isNewline) {
      let name = String(line)
      var entry = Entry(name.prefix(1).uppercased() + name.dropFirst(), .name)
      entry.kinds = ["person"]
      entry.gender = entries[name].map { $0.gender == gender ? gender : nil } ?? gender
      entries[name] = entry
      if entries[name.folded] == nil { entries[name.folded] = entry }
    }
  }

  /// Of whoever is called so, by the first word that is a name.
  func gender(of name: String) -> Gender {
    let known = name.split(separator: " ").first.flatMap { entry(for: String($0)) }?.gender
    return known ?? (name.hasSuffix(womenEnd) ? .feminine : .masculine)
  }

  /// Whoever has the name, however it is written.
  func entry(for word: String) -> Entry? { entries[word.lowercased()] }
}
