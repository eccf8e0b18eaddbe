/// An opened symbol system.
public protocol SymbolSource: Sendable {
  /// Stays the same as long as ``list(progress:_:)`` would give the same. It is asked for often: the sizes and times of
  /// a few files may go into it, their contents not.
  ///
  /// - Throws: ``Failure`` when the files aren't there any more.
  func fingerprint() throws -> String

  /// Gives every symbol that the system has, in any order, each code once.
  ///
  /// - Parameter progress: told now and then how many of how many are done.
  /// - Returns: what could not be taken, and where.
  /// - Throws: ``Failure`` when there is nothing to list, and what `take` throws.
  func list(progress: (_ done: Int, _ total: Int) -> Void, _ take: (SystemSymbol) throws -> Void) throws
    -> [FileComplaint]

  /// A symbol that is not in the list, like one that the code itself composes; nil when the system has none such.
  ///
  /// - Throws: ``Failure`` with its place in `code` when that is meant for this system but wrong.
  func symbol(_ code: String) throws -> SystemSymbol?

  /// The picture of a listed symbol, or of one that ``symbol(_:)`` gives.
  ///
  /// - Parameter choices: values of ``SymbolSystem/choices``, at most one of each; the usual one stands for each that is
  ///   missing. Values that the picture knows nothing of are let pass.
  /// - Throws: ``Failure`` `system.no_picture` when there is none.
  func picture(of code: String, choices: [String]) throws -> Picture

  /// The width and height, in pixels, of all its pictures, when it draws them itself as SVG on a square and answers for them:
  /// they are kept without another look. Nil when it doesn't, as when they are somebody's files.
  var drawingSide: Double? { get }

  /// One symbol made of several, in the system's own way; nil when the system has no such way.
  ///
  /// - Throws: ``Failure`` for a code that the system doesn't know, or that can't be joined.
  func joined(_ codes: [String]) throws -> SystemSymbol?

  /// The codes of what a composed symbol is made of, for one that means nothing as a whole.
  func parts(of code: String) -> [String]
}

extension SymbolSource {
  /// Nil, for a system that lists all that it has.
  public func symbol(_ code: String) throws -> SystemSymbol? { nil }
  /// Nil, for a system whose symbols can't be combined.
  public func joined(_ codes: [String]) throws -> SystemSymbol? { nil }
  /// None, for a system whose symbols aren't composed.
  public func parts(of code: String) -> [String] { [] }
  /// Nil, for a system whose pictures are to be looked at.
  public var drawingSide: Double? { nil }
}

/// One symbol of a system.
public struct SystemSymbol: Sendable, Equatable {
  /// What names it in its system, after the colon of `pcs:juice`; no blanks at either end, no line breaks.
  public var code: String
  /// The key of the concept that it draws; all words of the concept lead to it.
  public var concept: String?
  /// Its own words by language, beside those of the concept: the name first, then what else it is called.
  public var words: [String: [String]]
  /// Nil for that of the concept, or where nobody knows.
  public var wordClass: WordClass?
  /// A category of the vocabulary (`food`) or the set's own, as its owner wrote it; nil for that of the concept.
  public var category: String?
  /// What it may also be found by, in any language.
  public var tags: [String]
  /// How it is made up or what it shows, by language.
  public var note: [String: String]

  public init(
    code: String, concept: String? = nil, words: [String: [String]] = [:], wordClass: WordClass? = nil,
    category: String? = nil, tags: [String] = [], note: [String: String] = [:]
  ) {
    self.code = code
    self.concept = concept
    self.words = words
    self.wordClass = wordClass
    self.category = category
    self.tags = tags
    self.note = note
  }
}
