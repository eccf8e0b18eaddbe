/// How far what plays is.
public struct SoundProgress: Sendable, Equatable {
  /// Heard since the first of the recordings that follow each other began.
  public var seconds: Double
  /// Whether nothing plays any more.
  public var isOver: Bool

  public init(seconds: Double, isOver: Bool) {
    self.seconds = seconds
    self.isOver = isOver
  }
}

/// What a recording hears.
public struct VoiceLevel: Sendable, Equatable {
  /// How long it is by now.
  public var seconds: Double
  /// The loudest moment since it was last asked, 0 to 1.
  public var level: Double
  /// Whether it has come to its limit.
  public var isOver: Bool

  public init(seconds: Double, level: Double, isOver: Bool) {
    self.seconds = seconds
    self.level = level
    self.isOver = isOver
  }
}
