public import TagarelaKit

/// What a command is called and what it takes. It drives parsing, questions, completion, help and the reference page.
public struct Signature: Sendable {
  /// English; its words in the languages are at `noun.NOUN`.
  public let noun: String
  /// English; its words are at `verb.VERB`. Nil for a command of one word, like `undo`.
  public let verb: String?
  public let parameters: [Parameter]
  public let operands: [Parameter]
  public let options: [Parameter]
  /// True for what does nothing unless an option says what, besides those that only say whose (``Parameter/isScope``).
  public let needsOption: Bool
  /// Those that hold whatever modules there are; each command has at least one, of its own or a module's
  /// (``CommandExamples``).
  public let examples: [Example]

  public init(
    _ noun: String, _ verb: String? = nil, _ declared: [any DeclaredParameter] = [], needsOption: Bool = false,
    examples: [Example] = []
  ) {
    self.noun = noun
    self.verb = verb
    let parameters = declared.map(\.parameter)
    self.parameters = parameters
    operands = parameters.filter { $0.form != .option }
    options = parameters.filter { $0.form == .option }
    self.needsOption = needsOption
    self.examples = examples
  }

  /// Whether its words may be a text with any sign in it.
  var takesText: Bool {
    operands.contains { operand in
      switch operand.kind {
      case .sentence: true
      case .text: operand.form == .operands
      default: false
      }
    }
  }

  /// `patient.new`; the summary is at `help.patient.new`.
  public var id: String { verb.map { "\(noun).\($0)" } ?? noun }
}
