public import TagarelaKit

/// What goes with what: which verbs with a subject, which complements with a verb.
public struct SentenceGuide: Sendable {
  public let choices: [Choice]
  /// Of verbs, by their choice's identifier.
  let frames: [String: VerbFrame]
  private let subjects: [Choice]
  private let verbs: [Choice]

  /// - Parameters:
  ///   - choices: all that may be offered.
  ///   - frames: of verbs, by concept.
  public init(choices: [Choice], frames: [String: VerbFrame]) {
    self.choices = choices
    self.frames = frames
    subjects = choices.filter(\.isSubject)
    verbs = choices.filter { $0.wordClass == .verb }
  }

  /// Who can do something; in the mode of the first person whoever speaks.
  func subjects(inFirstPerson: Bool) -> [Choice] { inFirstPerson ? subjects.filter { $0.has("speaker") } : subjects }

  /// What a subject can do; without one what people do.
  ///
  /// - Parameter inFirstPerson: only what one says of oneself first: to want, to be.
  func verbs(of subject: Choice?, inFirstPerson: Bool) -> [Choice] {
    verbs.filter { verb in
      guard let frame = frames[verb.id] else { return !inFirstPerson }
      if inFirstPerson, !frame.marks.contains("first") { return false }
      return Self.isPossible(subject, of: frame)
    }
  }

  /// Whether a verb says what somebody is: to be tired.
  public func tellsState(_ verb: Choice) -> Bool {
    frames[verb.id]?.complements.contains { $0.role == .state && $0.isRequired || $0.role == .state && isState(verb) }
      ?? false
  }

  /// Whether a verb says how somebody is and not what one does.
  public func isState(_ verb: Choice) -> Bool { frames[verb.id]?.marks.contains("state") ?? false }

  private static func isPossible(_ subject: Choice?, of frame: VerbFrame) -> Bool {
    if frame.subjects.contains("any") { return true }
    let kinds = subject.map(\.kinds).flatMap { $0.isEmpty ? nil : $0 } ?? ["person"]
    return !Set(frame.subjects).isDisjoint(with: kinds)
  }

  /// What can fill a place beside a verb, the most usual first, with how far each is from what is most usual.
  func complements(_ complement: VerbFrame.Complement, of verb: Choice, by subject: Choice?) -> [Fitting] {
    if complement.role == .action { return actions(after: verb, by: subject) }
    let fitting = choices.filter { choice in
      Self.isPossible(choice, as: complement.role) && choice.canBeSaid(of: subject) && choice.canStandBeside(subject)
        && (complement.role != .state || choice.canBe(subject))
        && !(frames[verb.id]?.marks.contains("experience") == true && choice.has("object"))
    }
    let elsewhere = Set(
      frames[verb.id]?.complements.filter { $0.role != complement.role }.flatMap(\.named) ?? [])
    let named = Dictionary(complement.named.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    let ranks = complement.ranks
    let leads = frames[verb.id]?.complements.contains { $0.role == .destination } ?? false
    let isNamed = fitting.contains { named[$0.id] != nil }
    return fitting.compactMap { choice -> Fitting? in
      // One goes to the doctor's, and not with the doctor.
      if choice.has("visited"), complement.role == .destination { return Fitting(choice: choice, rank: 0, place: 0) }
      if choice.has("visited"), complement.role == .companion, leads { return nil }
      if let place = named[choice.id] { return Fitting(choice: choice, rank: -1, place: place) }
      // One goes out of a house, but to the garden.
      guard !elsewhere.contains(choice.id), let rank = choice.rank(among: ranks) else { return nil }
      guard isNamed else { return Fitting(choice: choice, rank: rank, place: rank) }
      // One does something to all sorts of things, but with few.
      return complement.role == .instrument
        ? nil : Fitting(choice: choice, rank: rank + Self.unusual, place: named.count + rank)
    }.sorted { $0.place < $1.place }
  }

  /// So far comes what a verb doesn't name after what it names.
  private static let unusual = 500

  /// What one sets out to do; that somebody is or has something comes last.
  private func actions(after verb: Choice, by subject: Choice?) -> [Fitting] {
    verbs.compactMap { other in
      guard other.id != verb.id, let frame = frames[other.id], Self.isPossible(subject, of: frame) else { return nil }
      guard frame.marks.isDisjoint(with: ["modal", "weather", "unwilled"]) else { return nil }
      return Fitting(choice: other, rank: frame.marks.contains("state") ? 9 : 0, place: 0)
    }
  }

  struct Fitting {
    let choice: Choice
    /// Of its kind among those that can stand here, 0 for the most usual; -1 for a concept that the verb names.
    let rank: Int
    fileprivate let place: Int
  }

  private static func isPossible(_ choice: Choice, as role: VerbFrame.Role) -> Bool {
    switch choice.wordClass {
    case .noun, .name: true
    case .pronoun where choice.has("object"): role == .object || role == .recipient
    case .pronoun where choice.has("companion"): role == .companion
    case .pronoun where choice.kinds.first == "thing": role == .object || role == .topic
    case .pronoun: !choice.has("subject") && role != .state
    case .adjective: role == .state
    case .adverb where choice.has("staying"): role == .state || role == .place
    case .adverb: [.state, .place, .destination, .manner].contains(role)
    case .phrase: role == .state
    default: false
    }
  }

  /// When something is, was or will be.
  var times: [Choice] { choices.filter { !Self.timely.isDisjoint(with: $0.kinds) } }

  private static let timely: Set<String> = ["when", "past", "present", "future"]

  /// Whatever can stand alone, where nothing else was chosen.
  var alone: [Choice] { choices.filter { $0.isThing || $0.wordClass == .adjective } }
}

extension VerbFrame.Complement {
  /// The concepts that are offered, where kinds say only what is understood.
  fileprivate var named: [String] { kinds.filter { $0.hasPrefix("=") }.map { String($0.dropFirst()) } }

  /// Of the other kinds, 0 for the most usual.
  fileprivate var ranks: [String: Int] {
    let general = kinds.filter { !$0.hasPrefix("=") }
    return Dictionary(general.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
  }
}

extension Choice {
  /// Of its kinds the most usual one's.
  fileprivate func rank(among ranks: [String: Int]) -> Int? {
    kinds.compactMap { ranks[$0] }.min() ?? (isThing ? ranks["any"] : nil)
  }

  fileprivate var isThing: Bool { [.noun, .name].contains(wordClass) || wordClass == .pronoun && !has("subject") }
}
