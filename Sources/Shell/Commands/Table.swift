public import TagarelaKit

/// Rows of values under columns, as a command gives them; `Output/TextPage` draws them.
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
