import TagarelaKit

/// What there is to say of a command, in the words of a language: its signature, put into words once, for help and for the page of
/// all commands.
public struct CommandEntry: Sendable {
  /// Noun and verb.
  public let name: String
  /// What comes behind them: `NAME [--born DATE]`.
  public let parameters: String
  public let summary: String
  public let operands: [Row]
  public let options: [Row]
  /// What every list takes besides; nil where the command gives none.
  public let ofResults: String?
  public let examples: [Shown]

  /// What is typed, and what it is.
  public struct Row: Sendable {
    public let typed: String
    public let about: String
  }

  /// An example as it is typed, and what it prints where that is in this language.
  public struct Shown: Sendable {
    public let lines: [String]
    public let result: [String]
  }

  /// `patient new NAME [--born DATE]`
  public var usage: String { parameters.isEmpty ? name : name + " " + parameters }

  init(_ command: Command, in wording: Wording, of table: CommandTable) {
    let signature = command.signature
    let usage = Usage(wording: wording)
    name = usage.name(signature)
    parameters = usage.parameters(signature)
    summary = wording.text(Phrase("help.\(signature.id)"))
    operands = signature.operands.map { Row(typed: usage.operand($0), about: usage.kind($0)) }
    options = signature.options.map { Row(typed: usage.option($0), about: usage.about($0, of: signature)) }
    ofResults =
      command.effect == .reads
      ? ResultShape.parameters(of: command.effect).map(usage.option).joined(separator: " ") : nil
    let shown = ExampleWording(wording, of: table)
    let known = table.examples(of: signature).filter { [nil, wording.language.id].contains($0.language) }
    examples = known.map { example in
      let isInLanguage = wording.language.id == example.language ?? wording.standIn
      return Shown(
        lines: shown.lines(of: example).suffix(2),
        result: isInLanguage && !example.result.isEmpty
          ? example.result.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) : [])
    }
  }
}
