import TagarelaKit

/// First names that are usual where a language is spoken. They are people's in small letters as well, and without their
/// accents, where the word is none of the language's: ana, joao.
public struct FirstNames: Sendable {
  private var entries: [String: Entry] = [:]

  /// - Parameters:
  ///   - women: a name a line, in small letters; one that men have too stands in both tables.
  ///   - men: like `women`.
  public init(women: String, men: String) {
    add(women, .feminine)
    add(men, .masculine)
  }

  private mutating func add(_ table: String, _ gender: Gender) {
    for line in table.split(separator: "\n") {
      let name = String(line)
      var entry = Entry(name.prefix(1).uppercased() + name.dropFirst(), .name)
      entry.kinds = ["person"]
      entry.gender = entries[name].map { $0.gender == gender ? gender : nil } ?? gender
      entries[name] = entry
      if entries[name.folded] == nil { entries[name.folded] = entry }
    }
  }

  /// Of whoever is called so; nil for a name that is not known, and for one that women and men have.
  func gender(of name: String) -> Gender? {
    name.split(separator: " ").first.flatMap { entry(for: String($0)) }?.gender
  }

  /// Whoever has the name, however it is written.
  func entry(for word: String) -> Entry? { entries[word.lowercased()] }
}
