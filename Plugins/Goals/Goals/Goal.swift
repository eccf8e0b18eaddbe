import TagarelaKit
import Workspace

/// What one wants to reach with a patient, by when, and what counts as reached.
struct Goal: Equatable {
  /// In this workspace; 0 before it is kept.
  var id: Int64 = 0
  /// In all workspaces.
  var uid = newUID()
  let patient: Int64
  var text: String
  /// Nil where the therapist judges.
  var rule: GoalRule?
  /// The first day that counts.
  var start: Day
  /// The last day on which it should be reached; nil for no end.
  var deadline: Day?
  /// When somebody judged it reached; nil where nobody did.
  var reached: Day?

  /// `#3`
  var name: String { "#\(id)" }

  /// Signs of its text, at most.
  static let longest = 500
}

/// What is counted, and how much of it counts as reached.
struct GoalRule: Equatable {
  var measure: GoalMeasure
  /// So much at least, in a day or a week.
  var aim: Double
  var span: GoalSpan
  /// On so many days, or in so many weeks.
  var spans = 1
  /// The words that count, as they were typed; none for all.
  var words: [String] = []

  static let mostAim = 100_000.0
  static let mostSpans = 1_000
  static let mostWords = 200

  /// - Throws: ``Failure`` `goal.aim`, `goal.more_than_words`, `goal.length_words`.
  func checked() throws -> GoalRule {
    guard aim > 0, aim <= Self.mostAim, (1...Self.mostSpans).contains(spans) else {
      throw Failure("goal.aim", ["limit": .integer(Int(Self.mostAim))])
    }
    let different = Set(words.map(\.folded)).count
    switch measure {
    case .words where !words.isEmpty && aim > Double(different):
      throw Failure("goal.more_than_words", ["count": .integer(different)])
    case .length where !words.isEmpty: throw Failure("goal.length_words")
    default: return self
    }
  }

  /// In words: “20 different words in a week”.
  var phrase: Phrase {
    let key =
      switch (measure, span) {
      case (.words, .day): "goal.rule.words_day"
      case (.words, .week): "goal.rule.words_week"
      case (.uses, .day): "goal.rule.uses_day"
      case (.uses, .week): "goal.rule.uses_week"
      case (.length, .day): "goal.rule.length_day"
      case (.length, .week): "goal.rule.length_week"
      }
    let rule = Phrase(key, ["aim": aimValue])
    let often = spans == 1 ? rule : Phrase(oftenKey, ["rule": .phrase(rule), "count": .integer(spans)])
    guard !words.isEmpty else { return often }
    return Phrase("goal.rule.among", ["rule": .phrase(often), "words": .text(words.joined(separator: ", "))])
  }

  private var oftenKey: String {
    switch span {
    case .day: "goal.rule.days"
    case .week: "goal.rule.weeks"
    }
  }

  private var aimValue: Value { aim.rounded() == aim ? .integer(Int(aim)) : .real(aim) }
}

/// What is counted of a patient's touches.
enum GoalMeasure: String, CaseIterable {
  /// Different ones.
  case words
  /// How often something is touched.
  case uses
  /// Symbols in a sentence, on average.
  case length
}

/// In what time it is counted.
enum GoalSpan: String, CaseIterable {
  case day
  /// From Monday to Sunday.
  case week

  /// The first day of the one that a day belongs to.
  func start(of day: Day) -> Day {
    switch self {
    case .day: day
    case .week: Day(daysSinceEpoch: day.daysSinceEpoch - day.weekday) ?? day
    }
  }

  /// The last day of the one that begins on a day.
  func end(of start: Day) -> Day {
    switch self {
    case .day: start
    case .week: Day(daysSinceEpoch: start.daysSinceEpoch + 6) ?? start
    }
  }
}
