import TagarelaKit

/// What people with few words mean: words that no grammar joins are put in the order that the language has, with the verb
/// or the little word that was left out. What is a clause already stays as it was said.
struct FewWords {
  let book: WordBook
  let telling: FewWordsTelling
  let request: SentenceRequest
  /// Of one clause, each with what it may be.
  var words: [[Term]] = []
  /// How many choices between two readings were made.
  private var choices: Int

  /// - Parameter choices: that were made before.
  init(_ book: WordBook, _ telling: FewWordsTelling, _ request: SentenceRequest, after choices: Int = 0) {
    self.choices = choices
    self.book = book
    self.telling = telling
    self.request = request
  }

  /// All words that were pointed at, clause by clause.
  mutating func completed(_ readings: [[Term]]) -> [[Term]] {
    var result: [[Term]] = []
    var clause: [[Term]] = []
    for reading in readings {
      if reading.first?.role == .connector {
        result += completedClause(clause) + [reading]
        clause = []
      } else {
        clause.append(reading)
      }
    }
    return result + completedClause(clause)
  }

  private mutating func completedClause(_ clause: [[Term]]) -> [[Term]] {
    words = clause
    tellHours()
    tellSpans()
    giveOwners()
    if verb == nil {
      putInVerb()
    } else {
      putObjectBehind()
      tellWishes()
    }
    tellPain()
    return words
  }

  /// Of two readings the likelier one, or the other where that was asked for.
  mutating func likelier<Reading>(_ first: Reading, _ second: Reading) -> Reading {
    choices += 1
    return choices == request.reading ? second : first
  }

  // MARK: - Words that are put in

  func word(_ concept: String) -> [Term]? {
    book.word(of: concept).map { [Term($0.text, $0)] }
  }

  mutating func insert(_ concept: String, at index: Int) {
    guard let word = word(concept) else { return }
    words.insert(word, at: index)
  }

  // MARK: - What stands there

  /// A word that is a verb and nothing else, or a verb first.
  var verb: Int? { words.firstIndex { $0.first?.role == .verb } }

  func role(_ index: Int) -> WordRole? { words.indices.contains(index) ? words[index].first?.role : nil }

  func entry(_ index: Int) -> Entry? { words.indices.contains(index) ? words[index].first?.entry : nil }

  /// A part of a clause that holds together.
  struct Piece {
    enum Kind { case phrase, placed, verb, time, adverb, adjective, negation, question, other }

    var kind: Kind
    var range: Range<Int>
    /// Of a phrase, and of one behind a preposition.
    var noun: NounPhrase?

    var entry: Entry? { noun?.head?.entry }
  }

  var pieces: [Piece] { pieces(in: words.indices) }

  func pieces(in range: Range<Int>) -> [Piece] {
    var pieces: [Piece] = []
    var reader = PhraseReader(words, from: range.lowerBound, and: book.and, hasCompounds: telling.ownersComeFirst)
    while reader.index < range.upperBound {
      let start = reader.index
      var kind = Piece.Kind.other
      var noun: NounPhrase?
      switch reader.readings().first?.role {
      case .verb: kind = .verb
      case .negation: kind = .negation
      case .question: kind = .question
      case .negative: kind = .other
      case .adjective where reader.next(at: 1, { $0 == .noun }) == nil: kind = .adjective
      case .adverb: kind = entry(start)?.isTimely == true ? .time : .adverb
      case .preposition:
        reader.index += 1
        noun = reader.nounPhrase()
        kind = noun == nil ? .other : .placed
      default:
        noun = reader.nounPhrase()
        kind = noun == nil ? .other : noun?.isTime == true ? .time : .phrase
      }
      reader.index = max(reader.index, start + 1)
      pieces.append(Piece(kind: kind, range: start..<min(reader.index, words.count), noun: noun))
    }
    return pieces
  }
}

extension Entry {
  /// It tells when something is so.
  var isTimely: Bool { tense != nil || isKind("when", "present", "time", "frequency") }
}

extension NounPhrase {
  /// Who speaks, or who speaks with others.
  var isSpeaker: Bool { pronoun?.person.rank == .first && pronoun?.kind == .personal }
}
