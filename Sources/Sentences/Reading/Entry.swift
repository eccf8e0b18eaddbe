public import TagarelaKit

/// A word as the word book of a grammar knows it.
public struct Entry: Sendable {
  /// As the vocabulary writes it: infinitive, singular, masculine.
  public var text: String
  public var role: WordRole
  /// Of the concept; empty for a word that only the grammar knows.
  public var concept = ""
  /// Of an adjective or another word that agrees, where it isn't the masculine one.
  public var feminine: String?
  /// Of a noun; nil in languages without, and for a noun of both genders.
  public var gender: Gender?
  /// Of a noun: it stands in the plural already.
  public var isPlural = false
  public var kinds: [String] = []
  public var marks: Set<String> = []
  /// Of an adjective: the kinds that can be so.
  public var bearers: [String] = []
  /// Of a verb.
  public var frame: VerbFrame?
  /// Of a word that places a sentence in time.
  public var tense: SentenceRequest.Tense?

  /// Of several that are written alike the one with the lowest is meant: the word on the symbol before another name of it,
  /// a core word before a rare one.
  public var priority = 0

  public init(_ text: String, _ role: WordRole) {
    self.text = text
    self.role = role
  }

  public func isKind(_ kinds: String...) -> Bool { kinds.contains { self.kinds.contains($0) } }

  /// Of a verb: what is done to its object first makes it known: to want, to make, to see one.
  public var introduces: Bool { frame?.marks.contains("new") ?? true }

  /// Of a verb: it puts something into or onto something, rather than moving to somewhere.
  public var putsInside: Bool {
    guard let frame, !frame.marks.contains("motion") else { return false }
    return frame.complements.contains {
      $0.role == .destination && ($0.kinds.contains("furniture") || $0.kinds.contains("container"))
    }
  }

  /// Of an adjective: something can be so.
  public func describes(_ noun: Entry?) -> Bool {
    bearers.isEmpty || bearers.contains("any")
      || noun.map { noun in bearers.contains { noun.kinds.contains($0) } } ?? false
  }

  /// Nobody whom the speaker knows: a monster, a dog, but the teacher.
  public var isOneOfMany: Bool {
    !isMass && (kinds.first != "person" || marks.contains("imagined"))
      && !marks.contains("unique") && !marks.contains("one")
  }

  /// Not counted when one asks for it.
  public var isMass: Bool { marks.contains("mass") }
}
