/// What a command is called and what it takes. It drives parsing, questions, completion, help and the reference page.
public struct Signature: Sendable {
  /// English; its words in the languages are at `noun.NOUN`.
  public let noun: String
  /// English; its words are at `verb.VERB`. Nil for a command of one word, like `undo`.
  public let verb: String?
  public let parameters: [Parameter]
  public let operands: [Parameter]
  public let options: [Parameter]
  /// True for what does nothing unless an option says what, besides `--patient`, which only says whose.
  public let needsOption: Bool
  /// At least one.
  public let examples: [Example]

  public init(
    _ noun: String, _ verb: String? = nil, _ declared: [any DeclaredParameter] = [], needsOption: Bool = false,
    examples: [Example]
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

  /// `patient.new`; the summary is at `help.patient.new`.
  public var id: String { verb.map { "\(noun).\($0)" } ?? noun }
}

/// A line that shows the command at work, and what it prints with `--plain` in its language, English for all others, where `…` stands for whatever
/// else there is. Run as a test.
public struct Example: Sendable {
  /// Lines to run before, whose output doesn't matter.
  public let setup: [String]
  public let line: String
  public let result: String
  /// What is typed on the screen that the line opens; empty where it opens none.
  public let keys: String
  /// The language that its words are in, in which it runs and whose help shows it; nil where words don't matter.
  public let language: String?

  public init(
    after setup: [String] = [], _ line: String, keys: String = "", in language: String? = nil, prints result: String
  ) {
    self.setup = setup
    self.line = line
    self.result = result
    self.keys = keys
    self.language = language
  }
}
