public import TagarelaKit

/// What a command returns. A command never prints: the printer shows this for the terminal, as plain text or as JSON.
public struct Outcome: Sendable {
  public var output: Output
  /// What was done, in one sentence; shown to people instead of the output.
  public var said: Phrase?
  /// What else people should know.
  public var remarks: [Phrase]
  /// Pictures that go with the output, for terminals that can show them.
  public var gallery: Gallery?
  /// What was found wrong: the output is shown, and the command has failed.
  public var failure: Failure?
  /// What people usually do then.
  public var next: NextLine?
  /// How it is shown; nil for as all others are.
  var manner: Printer.Manner?

  public init(
    _ output: Output = .nothing, said: Phrase? = nil, remarks: [Phrase] = [], gallery: Gallery? = nil,
    failure: Failure? = nil, next: NextLine? = nil
  ) {
    self.output = output
    self.gallery = gallery
    self.said = said
    self.remarks = remarks
    self.failure = failure
    self.next = next
  }

  /// The same, with what people usually do then.
  public func followed(by next: NextLine?) -> Outcome {
    var outcome = self
    outcome.next = next
    return outcome
  }

  public static func record(_ record: Record, said: Phrase? = nil) -> Outcome { Outcome(.record(record), said: said) }
  public static func table(_ table: Table) -> Outcome { Outcome(.table(table)) }
}

public enum Output: Sendable {
  case nothing
  case record(Record)
  case table(Table)
  /// Lines made for reading, with the value that JSON gives instead.
  case text(String, json: Value)
  case grid(GridView, record: Record)
}
