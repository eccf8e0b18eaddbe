import TagarelaKit

/// Somebody who is called before what is said to him or her: Mom, I want water; Dad, help me; Mom, sorry.
struct Calls {
  private(set) var words: [[Term]]
  /// How many choices between two readings were made.
  private(set) var choices = 0
  private let request: SentenceRequest

  init(_ words: [[Term]], _ request: SentenceRequest) {
    self.words = words
    self.request = request
  }

  /// Sets who is called apart.
  ///
  /// - Returns: whether what follows is asked of whom one calls.
  mutating func take() -> Bool {
    guard words.count > 1, isCallable(words[0].first) else { return false }
    let isPlain = request.tense == nil && !request.isQuestion && !request.isImperative
    if isPlain, asksForHelp, likelier(true, false) {
      call()
      if words[1].contains(where: { $0.entry?.concept == "help" }),
        !words.contains(where: { $0.first?.isOneSpeaker == true })
      {
        words.insert([Self.speaker], at: 2)
      }
      return true
    }
    if isSaidToSomebody { call() }
    return false
  }

  private mutating func likelier<Reading>(_ first: Reading, _ second: Reading) -> Reading {
    choices += 1
    return choices == request.reading ? second : first
  }

  private static let speaker = Term("", Entry("", .pronoun(Pronoun(.firstSingular))))

  private mutating func call() {
    guard let first = words[0].first else { return }
    words[0] = [Term(first.said, Entry(first.text, .exclamation))]
  }

  /// Somebody with a name, or whom one calls by what he or she is.
  private func isCallable(_ term: Term?) -> Bool {
    guard let term, let entry = term.entry else { return false }
    if term.role == .name { return !entry.isKind("place", "animal") }
    return term.role == .noun && entry.isKind("person")
  }

  /// Mom, help; Dad, look: nothing else is said.
  private var asksForHelp: Bool {
    let isPlease = words.dropFirst(2).contains { $0.first?.role == .please }
    if isPlease, words.last?.first?.role == .please, words.count > 3, words.count < 6,
      words[1].contains(where: { $0.role == .verb && $0.entry?.frame?.marks.contains("asked") == true }),
      words[2...].dropLast().allSatisfy({ reading in
        switch reading.first?.role {
        case .noun, .possessive, .name: true
        case .pronoun(let pronoun): pronoun.person == .firstSingular
        default: false
        }
      })
    {
      return true
    }
    guard
      words[1].contains(where: { term in
        term.role == .verb
          && (["help", "look", "wait"].contains(term.entry?.concept)
            || (isPlease || isCalledOnly) && ["come", "stop", "sit", "listen"].contains(term.entry?.concept))
      })
    else { return false }
    return words.dropFirst(2).allSatisfy { $0.first?.role == .please }
  }

  /// Mummy, come: whoever is called so hears it.
  private var isCalledOnly: Bool {
    words.count == 2 && ["mother", "father"].contains(words[0].first?.entry?.concept)
  }

  private var isSaidToSomebody: Bool {
    guard let next = words[1].first else { return false }
    switch next.role {
    case .exclamation, .saying, .please: return true
    case .question
    where words.count == 3 && words[2].first?.entry?.concept == "hour"
      && words[0].first?.entry?.marks.contains("visited") == true:
      // Doctor what hour: when one goes there.
      return false
    case .question:
      // Mom, where is Dad? But where is Mom?
      return words.dropFirst(2).contains { reading in
        switch reading.first?.role {
        case .noun, .name, .pronoun: true
        default: false
        }
      }
    case .pronoun(let pronoun):
      // Sister I angry: with her.
      if words.count == 3, words[2].contains(where: { $0.isOpposed }) { return false }
      // Boyfriend I have, dentist I go: he is had, and gone to.
      if words.count == 3
        || words.count == 4 && (words[3].first?.role == .negation || words[3].first?.entry?.isTimely == true),
        words[2].first?.role == .verb,
        let verb = words[2].first?.entry, let frame = verb.frame, verb.concept != "want",
        frame.complements.contains(where: { $0.role == .object && ($0.isRequired || $0.kinds.contains("person")) })
          || frame.marks.contains("motion") && words[0].first?.entry?.marks.contains("visited") == true
      {
        return false
      }
      return pronoun.kind == .personal && pronoun.person.rank != .third && words.count > 2
        && pronoun.person.number == .singular
    default: return false
    }
  }
}
