import TagarelaKit

/// One thing that a command takes.
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

  public enum Form: Sendable {
    /// Known by its place.
    case operand
    /// Takes all operands that are left.
    case operands
    /// Known by its name.
    case option
  }

  public static func operand(_ name: String, _ kind: Kind, optional: Bool = false) -> Parameter {
    Parameter(name: name, form: .operand, kind: kind, isRequired: !optional, isAsked: false, isScope: false)
  }

  public static func operands(_ name: String, _ kind: Kind, optional: Bool = false) -> Parameter {
    Parameter(name: name, form: .operands, kind: kind, isRequired: !optional, isAsked: false, isScope: false)
  }

  public static func option(
    _ name: String, _ kind: Kind, required: Bool = false, asked: Bool = false, isScope: Bool = false
  ) -> Parameter {
    Parameter(name: name, form: .option, kind: kind, isRequired: required, isAsked: asked, isScope: isScope)
  }

  public static func flag(_ name: String) -> Parameter {
    Parameter(name: name, form: .option, kind: .flag, isRequired: false, isAsked: false, isScope: false)
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
    /// A day and perhaps a time.
    case moment
    case integer(ClosedRange<Int>)
    /// Zero or more, perhaps a fraction, with a point or a comma.
    case number
    case email
    case grid
    /// One of these English words, or what the languages call them.
    case choice([String])
    case inputFile
    /// A file, or something else that has a name.
    case inputFileOr(Names)
    case outputFile
    case folder
    /// The name of something that exists; the closure lists those that begin with what has been typed.
    case name(Names)
    case flag
    /// Several of a choice, with commas between.
    case choices([String])
    /// Any of these, or `-` for no value.
    indirect case clearable(Kind)
  }

  /// Finds live values for completion.
  public typealias Names = @Sendable (_ beginning: String, _ context: Context) throws -> [String]
}
