public import TagarelaKit

/// Something that can be chosen for a sentence.
public struct Choice: Sendable, Equatable, Identifiable {
  /// A concept's key, or what else tells it from all others.
  public let id: String
  /// In the language of the sentence, without inflection.
  public var word: String
  public let wordClass: WordClass
  /// What it is, most telling first; as of ``ConceptNature``.
  public let kinds: [String]
  public let marks: [ConceptNature.Mark]

  public init(id: String, word: String, wordClass: WordClass, nature: ConceptNature?) {
    self.id = id
    self.word = word
    self.wordClass = wordClass
    kinds = nature?.kinds ?? []
    marks = nature?.marks ?? []
  }

  /// Its concept's key; nil for what only one clinic has.
  public var concept: String? { id.hasPrefix("=") ? nil : id }

  /// As it is pointed at for a sentence.
  public func pointed(as role: VerbFrame.Role? = nil) -> PointedWord {
    PointedWord(word, concept: concept, wordClass: concept == nil ? wordClass : nil, role: role)
  }

  func has(_ mark: String) -> Bool { marks.contains { $0.name == mark } }

  /// A being that can do something, or a word for one. What has no nature is taken for one when it is a name.
  var isSubject: Bool {
    guard !has("object"), !has("companion") else { return false }
    switch wordClass {
    case .name: return true
    case .noun, .pronoun: return !Self.beings.isDisjoint(with: kinds)
    default: return false
    }
  }

  /// Whether it can be said of such a subject.
  func canBeSaid(of subject: Choice?) -> Bool {
    guard let subject, let kinds = marks.first(where: { $0.name == "of" })?.values, !kinds.isEmpty else { return true }
    return !Set(kinds).isDisjoint(with: subject.kinds)
  }

  /// Nobody sees *me* but others: who is the subject is no object beside it.
  func canStandBeside(_ subject: Choice?) -> Bool {
    guard let others = marks.first(where: { $0.name == "not-of" })?.values else { return true }
    return others.contains("any") ? false : subject.map { !others.contains($0.id) } ?? true
  }

  /// Whether somebody can be it: a person no month and no place.
  func canBe(_ subject: Choice?) -> Bool {
    guard wordClass == .noun || wordClass == .name, let subject, !subject.kinds.isEmpty else { return true }
    return !Set(kinds).isDisjoint(with: subject.kinds)
  }

  private static let beings: Set<String> = ["person", "animal"]
}
