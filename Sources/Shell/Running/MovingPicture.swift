import TagarelaKit

/// Something as large as the screen that moves by itself, such as a countdown. Whoever looks at it changes nothing: what can be done
/// is behind Escape, for those who know it.
public protocol MovingPicture {
  /// How it looks at a moment of the screen's clock.
  mutating func frame(at now: Duration) -> MovingFrame
  /// What it says in one row, for terminals that are read line by line.
  mutating func line() -> String
  /// What can be done just now, in the order in which it is told. What leaves, `q`, isn't among them.
  var deeds: [ShownBoard.Deed] { get }
  /// Does one of them.
  mutating func perform(_ deed: Character) throws
  /// True when all is done: the screen closes.
  var isOver: Bool { get }
}

/// How a moving picture looks at one moment.
public struct MovingFrame: Sendable {
  /// What it is about.
  public var title: String
  /// What moves, drawn anew each time; where it can't be drawn, ``share`` is shown as a bar.
  public var drawing: TerminalDrawing?
  /// How many columns the drawing is wide for each row that it is high.
  public var shape: Double
  /// How much is left, 0 to 1.
  public var share: Double
  /// What stands still beside it.
  public var still: Still?
  /// A time in large digits, `00:05:00`.
  public var digits: String
  /// What comes next.
  public var note: String
  /// When it looks otherwise, by ``ScreenClock``.
  public var wakesAt: Duration

  public init(
    title: String, drawing: TerminalDrawing?, shape: Double, share: Double, still: Still? = nil, digits: String,
    note: String = "", wakesAt: Duration
  ) {
    self.title = title.harmless
    self.drawing = drawing
    self.shape = shape
    self.share = share
    self.still = still
    self.digits = digits
    self.note = note.harmless
    self.wakesAt = wakesAt
  }

  /// A picture that stays as it is as long as its number does.
  public struct Still: Sendable {
    public let number: Int
    public let drawing: TerminalDrawing

    public init(number: Int, drawing: @escaping TerminalDrawing) {
      self.number = number
      self.drawing = drawing
    }
  }
}
