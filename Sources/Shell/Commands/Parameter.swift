import TagarelaKit

/// One thing that a command takes, as the shell sees it; commands declare an ``Argument``.
public struct Parameter: Sendable {
  /// English, lower case; names the option (`--name`), the question (`field.name`) and the value in ``Arguments``.
  public let name: String
  public let form: Form
  public let kind: Kind
  public let isRequired: Bool
  /// Asked for at the prompt though it may be left out.
  public let isAsked: Bool
  /// Only says for whom or of what a command is: it asks for nothing by itself.
  public let isScope: Bool
  /// The names of others that may stand in its place; then it is not needed.
  public let replacements: [String]
  /// Of an option that takes all words up to the next option, and may come again.
  public let takesSeveral: Bool
  /// What is offered though anything of its kind may be typed.
  let offers: Candidates?
  /// Whether a word names something; nil where that is whatever Tab offers.
  let knows: Knows?

  public enum Form: Sendable {
    /// Known by its place.
    case operand
    /// Takes all operands that are left.
    case operands
    /// Known by its name.
    case option
  }

  init(
    _ name: String, _ form: Form, _ kind: Kind, isRequired: Bool = false, isAsked: Bool = false, isScope: Bool = false,
    replacements: [String] = [], takesSeveral: Bool = false, offers: Candidates? = nil,
    knows: Knows? = nil
  ) {
    self.name = name
    self.form = form
    self.kind = kind
    self.isRequired = isRequired
    self.isAsked = isAsked
    self.isScope = isScope
    self.replacements = replacements
    self.takesSeveral = takesSeveral
    self.offers = offers
    self.knows = knows
  }
}

extension Parameter {
  /// What a parameter's words may be.
  public enum Kind: Sendable {
    case text
    /// All words that are left, joined by blanks.
    case sentence
    case day
    /// A day that has been; without a year it is the last of that day and month.
    case recentDay
    /// A day of a calendar; without a year it is the next of that day and month.
    case comingDay
    /// A day and perhaps a time.
    case moment
    /// The same of a calendar; without a year it is the next of that day and month.
    case comingMoment
    case integer(ClosedRange<Int>)
    /// Zero or more, perhaps a fraction, with a point or a comma.
    case number
    case email
    case grid
    /// One of these English words, or what the languages call them.
    case choice([String])
    case inputFile
    /// A file, or something else that has a name.
    case inputFileOr(Candidates)
    case outputFile
    case folder
    /// The name of something that exists; the closure lists those that begin with what has been typed.
    case name(Candidates)
    case flag
    /// Several of a choice, with commas between.
    case choices([String])
    /// Any of these, or `-` for no value.
    indirect case clearable(Kind)
  }

  /// Finds live values for completion.
  public typealias Names = @Sendable (_ beginning: String, _ context: Context) throws -> [String]

  /// The same, with what each is.
  public typealias Candidates = @Sendable (_ beginning: String, _ context: Context) throws -> [Candidate]

  /// Tells whether a whole word names something that exists.
  public typealias Knows = @Sendable (_ word: String, _ context: Context) throws -> Bool

  /// Something that can be typed for a parameter.
  public struct Candidate: Sendable, Equatable {
    public let text: String
    /// What it is, in a few words of the user's language.
    public let note: String?

    public init(_ text: String, note: String? = nil) {
      self.text = text
      self.note = note
    }
  }
}

extension Parameter.Kind {
  /// The English words of a choice.
  public var keys: [String] {
    switch self {
    case .choice(let keys), .choices(let keys): keys
    case .clearable(let kind): kind.keys
    default: []
    }
  }
}
