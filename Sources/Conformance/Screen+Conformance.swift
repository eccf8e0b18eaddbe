public import Shell
import TagarelaKit

/// Has what lives on a full screen answer gestures in all orders, as time and a user may bring them.
///
/// - Parameters:
///   - board: as it is opened.
///   - move: moves the clock, which it was given, by so much.
///   - now: of that clock.
///   - act: what a gesture makes of the board.
/// - Returns: what it breaks; empty when it keeps all.
public func checkConformance(
  ofScreen board: ShownBoard, move: (Duration) -> Void, now: () -> Duration,
  act: (BoardGesture) throws -> ShownBoard
) -> [String] {
  var found: [String] = []
  var shown = board
  func perform(_ gesture: BoardGesture) {
    do {
      shown = try act(gesture)
      if let moment = shown.wakesAt, moment <= now() { found.append("after \(gesture) it names a moment that is past") }
      let places = 1...shown.grid.size.count * shown.grid.pages
      if !shown.lit.allSatisfy(places.contains) { found.append("after \(gesture) it lights what isn't there") }
    } catch {
      found.append("it has no answer to \(gesture): \(error)")
    }
  }
  perform(.resize(columns: 80, rows: 24))
  for step in [Duration.zero, .milliseconds(1), .seconds(1), .seconds(86_400)] {
    move(step)
    // Too early, in time, and long after.
    perform(.time(now()))
    perform(.resize(columns: 40, rows: 10))
    if shown.hasOneSwitch { perform(.press) }
    perform(.time(now()))
  }
  return found
}
