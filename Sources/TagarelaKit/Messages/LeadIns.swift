/// Small words that stand on a label before the one that its picture is for, and that no picture shows: articles and owners
/// before things, who does it and marks of the infinitive before deeds. All is folded, as `String.folded` does it.
public struct LeadIns: Sendable {
  private let things: Set<String>
  private let deeds: Set<String>

  /// - Parameters:
  ///   - things: parted by blanks, `the a my`; what is written without a blank behind it keeps its apostrophe: `l'`.
  ///   - deeds: likewise, `to i`.
  public init(things: String = "", deeds: String = "") {
    self.things = Set(things.split(separator: " ").map(String.init))
    self.deeds = Set(deeds.split(separator: " ").map(String.init))
  }

  /// - Parameter word: folded.
  public func contains(_ word: String) -> Bool { things.contains(word) || deeds.contains(word) }

  /// What a label is about without them.
  ///
  /// - Parameter label: folded.
  /// - Returns: the rest, and whether it is rather a deed than a thing; nil where the label begins with none of them.
  public func rest(of label: String) -> (text: String, isDeed: Bool)? {
    var rest = Substring(label.replacing("’", with: "'"))
    var last: Substring?
    while let end = rest.firstIndex(where: { $0 == " " || $0 == "'" }) {
      let word = rest[end] == "'" ? rest[...end] : rest[..<end]
      guard contains(String(word)) else { break }
      let behind = rest[rest.index(after: end)...].drop { $0 == " " }
      guard !behind.isEmpty else { break }
      last = word
      rest = behind
    }
    return last.map { (String(rest), !things.contains(String($0))) }
  }
}
