/// What somebody might point at, as concepts and so in no language: what prediction learns from before it knows a patient.
public struct ConceptUtterance: Sendable, Equatable {
  /// Keys, in the order in which they are pointed at.
  public var concepts: [String]
  /// As ``SentenceRequest/tense``.
  public var tense: SentenceRequest.Tense?
  /// As ``SentenceRequest/isProgressive``.
  public var isProgressive = false
  /// As ``SentenceRequest/isQuestion``.
  public var isQuestion = false
  /// As ``SentenceRequest/isImperative``.
  public var isImperative = false
  /// How often it is said, against others.
  public var times = 1

  public init(_ concepts: [String]) { self.concepts = concepts }

  /// The sentence that is meant, in a language's words for the concepts; a concept without one is left out.
  public func request(_ words: [String: String]) -> SentenceRequest {
    SentenceRequest(
      concepts.compactMap { key in words[key].map { PointedWord($0, concept: key) } }, tense: tense,
      isProgressive: isProgressive, isQuestion: isQuestion, isImperative: isImperative)
  }
}

/// Reads utterances: a line each, keys with blanks between, then `?` for a question, `!` for an order, `<` for the past, `>`
/// for the future or `~` for what goes on just now, and `*3` for what is said three times as often; lines with `#` are remarks.
public struct UtteranceTable: Sendable {
  /// In the order of the lines.
  public private(set) var utterances: [ConceptUtterance] = []
  /// What is wrong, each with its row counted from 1.
  public private(set) var complaints: [Phrase] = []

  /// - Parameter isKey: whether a concept is known; an utterance with another is left out, with a complaint.
  public init(_ source: String, isKey: (String) -> Bool = { _ in true }) {
    for (index, line) in source.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
      guard !line.hasPrefix("#") else { continue }
      var utterance = ConceptUtterance([])
      for word in line.split(separator: " ") {
        switch word {
        case "?": utterance.isQuestion = true
        case "!": utterance.isImperative = true
        case "<": utterance.tense = .past
        case ">": utterance.tense = .future
        case "~": utterance.isProgressive = true
        default:
          if let times = Self.times(word) { utterance.times = times } else { utterance.concepts.append(String(word)) }
        }
      }
      if let unknown = utterance.concepts.first(where: { !isKey($0) }) {
        complaints.append(Phrase("utterances.unknown", ["row": .integer(index + 1), "key": .text(unknown)]))
      } else if !utterance.concepts.isEmpty {
        utterances.append(utterance)
      }
    }
  }

  /// What `*3` says; nil for all else.
  private static func times(_ word: Substring) -> Int? {
    guard word.first == "*", let times = Int(word.dropFirst()), (1...most).contains(times) else { return nil }
    return times
  }

  /// So much oftener than others can be said of one at most.
  private static let most = 99
}
