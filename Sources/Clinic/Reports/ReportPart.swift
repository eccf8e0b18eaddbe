public import Charts

/// A section's contents, in the language of the readers.
public struct ReportPart: Sendable, Equatable {
  public var title: String
  public var blocks: [Block]

  public init(title: String, blocks: [Block]) {
    self.title = title
    self.blocks = blocks
  }

  public enum Block: Sendable, Equatable {
    /// A sentence or two in plain words.
    case text(String)
    case chart(Chart)
    /// Rows under heads, the first column being what the others are about.
    case table(heads: [String], rows: [[String]])
    /// What people wrote, each with when and who.
    case notes([Note])
  }

  /// Somebody's words.
  public struct Note: Sendable, Equatable {
    /// When it was, and who wrote it.
    public var heading: String
    public var text: String

    public init(heading: String, text: String) {
      self.heading = heading
      self.text = text
    }
  }
}
