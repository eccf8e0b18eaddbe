import TagarelaKit

/// Draws a picture as at most so many lines, each of which takes all of the columns; nil when it can't be drawn.
public typealias TerminalDrawing = @Sendable (_ columns: Int, _ rows: Int) -> [String]?

/// Pictures side by side, each with what it is.
public struct Gallery: Sendable {
  public struct Item: Sendable {
    public let label: String
    /// What tells it from others of the same label: `pcs:juice`.
    public let note: String
    public let picture: TerminalDrawing

    public init(label: String, note: String, picture: @escaping TerminalDrawing) {
      self.label = label.harmless
      self.note = note.harmless
      self.picture = picture
    }
  }

  public var items: [Item]
  /// True when the items say all that the output says, so that it need not be shown too.
  public var isWhole: Bool
  /// True when the output must stay in sight: the pictures are as small as that wants, or aren't shown.
  public var makesRoom: Bool

  public init(_ items: [Item], isWhole: Bool = false, makesRoom: Bool = false) {
    self.items = items
    self.isWhole = isWhole
    self.makesRoom = makesRoom
  }
}
