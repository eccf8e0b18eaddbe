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

  public init(
    _ output: Output = .nothing, said: Phrase? = nil, remarks: [Phrase] = [], gallery: Gallery? = nil,
    failure: Failure? = nil
  ) {
    self.output = output
    self.gallery = gallery
    self.said = said
    self.remarks = remarks
    self.failure = failure
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

public struct Table: Sendable {
  public struct Column: Sendable {
    public let key: String
    public let style: Style

    public enum Style: Sendable {
      case plain
      /// Aligned to the right.
      case number
      /// Long text that goes on below itself where the terminal is too narrow.
      case wrapped
      /// A number and a bar as long as its share of the largest.
      case bar
      /// Only in JSON.
      case hidden
    }

    public init(_ key: String, _ style: Style = .plain) {
      self.key = key
      self.style = style
    }
  }

  public var columns: [Column]
  /// A value for each column. Those of a long list may be read while they are shown.
  public var rows: Flow<[Value]>
  /// Said where there are no rows.
  public var empty: Phrase

  public init(_ columns: [Column], rows: Flow<[Value]>, empty: Phrase) {
    self.columns = columns
    self.rows = rows
    self.empty = empty
  }

  public init(_ columns: [Column], rows: [[Value]], empty: Phrase) {
    self.init(columns, rows: Flow(rows), empty: empty)
  }

  /// Rows by which the widths of the columns are decided. What is longer in a later row moves or is cut there alone.
  public static let sample = 1000

  /// Whether it is shown while it is read, rather than when all of it is here.
  public var isLong: Bool { rows.count > Self.sample }
}
