public import Foundation

/// Something drawn that a child reads a time by: sand that runs out, an animal that comes to its goal.
public struct TimeFigure: Identified {
  /// Lower case letters, digits and hyphens; languages call it by its `value.ID`.
  public let id: String
  /// How it looks at a moment: a PNG, JPEG or SVG that has the same size at all of them. Any thread may call it, and often.
  public let picture: @Sendable (FigureMoment) throws -> Picture
  /// What is heard when the time is over, a WAV file; nil for what is usual.
  public let ending: @Sendable () throws -> Data?

  public init(
    _ id: String, ending: @escaping @Sendable () throws -> Data? = { nil },
    picture: @escaping @Sendable (FigureMoment) throws -> Picture
  ) {
    self.id = id
    self.ending = ending
    self.picture = picture
  }
}

/// A moment of a time that a ``TimeFigure`` shows.
public struct FigureMoment: Sendable, Equatable {
  /// How much of the time has gone by, from 0 at its beginning to 1 at its end.
  public let done: Double
  /// Seconds of all of it: what a figure does meanwhile, such as a hop, takes its own time in it.
  public let total: Double

  /// - Parameters:
  ///   - done: what lies outside of 0 to 1 is the beginning or the end.
  ///   - total: seconds.
  public init(done: Double, total: Double) {
    self.done = done.isNaN ? 0 : min(max(done, 0), 1)
    self.total = total.isNaN ? 0 : max(total, 0)
  }

  /// Seconds that have gone by.
  public var seconds: Double { done * total }
}

extension ExtensionPoint<TimeFigure> {
  /// What times can be shown by.
  public static var figures: Self { Self("figures") }
}
