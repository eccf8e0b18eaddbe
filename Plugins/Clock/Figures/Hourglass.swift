import Foundation
import TagarelaKit

/// An hourglass that empties: how much sand is seen above and below is measured by its area, so that half of the time is half of
/// the sand, and nothing jumps.
struct Hourglass {
  struct Point: Equatable {
    let x: Double
    let y: Double
  }

  /// The sand above and below, as polygons without their last side.
  let above: [Point]
  let below: [Point]
  private let moment: FigureMoment

  static let width = 76.0
  static let height = 100.0
  private static let middle = (x: 38.0, y: 50.0)
  /// From the neck to the end of a bulb, and half of the widths there.
  private static let bulb = 38.0
  private static let (neck, belly) = (1.6, 25.0)
  /// How much of a bulb all the sand takes.
  private static let filling = 0.8
  private static let slices = 120
  /// Of the outline of sand, from its middle to the glass.
  private static let corners = 30

  init(_ moment: FigureMoment) {
    self.moment = moment
    let sand = Self.filling * Self.area(Self.slices) { _ in Self.bulb }
    above = Self.sand((1 - moment.done) * sand, isAbove: true)
    below = Self.sand(moment.done * sand, isAbove: false)
  }

  static let figure = TimeFigure("hourglass") { Hourglass($0).drawing }

  /// Half of the width of a bulb so far from the neck.
  private static func half(_ distance: Double) -> Double {
    let t = min(max(distance / bulb, 0), 1)
    let shoulder = t > 0.86 ? (1 - pow((t - 0.86) / 0.14, 2) * 0.16) : 1
    return (neck + (belly - neck) * sin(.pi / 2 * pow(min(t / 0.8, 1), 0.9))) * shoulder
  }

  /// How far from the neck a bulb begins at a distance from its axis.
  private static func wall(_ x: Double) -> Double {
    var (low, high) = (0.0, bulb * 0.8)
    for _ in 0..<30 {
      let middle = (low + high) / 2
      if half(middle) < x { low = middle } else { high = middle }
    }
    return high
  }

  /// How far from the neck it ends there: its shoulders are round.
  private static func floor(_ x: Double) -> Double {
    guard half(bulb) < x else { return bulb }
    var (low, high) = (bulb * 0.86, bulb)
    for _ in 0..<30 {
      let middle = (low + high) / 2
      if half(middle) > x { low = middle } else { high = middle }
    }
    return low
  }

  /// What lies in a bulb between its wall and a surface.
  ///
  /// - Parameter surface: how far from the neck it is, at a distance from the axis.
  private static func area(_ slices: Int, _ surface: (Double) -> Double) -> Double {
    let step = belly / Double(slices)
    return (0..<slices).reduce(0) { sum, slice in
      let x = (Double(slice) + 0.5) * step
      return sum + 2 * step * max(0, min(surface(x), floor(x)) - wall(x))
    }
  }

  /// So much sand, in square units: above with a hollow where it runs out, below as a heap.
  private static func sand(_ wanted: Double, isAbove: Bool) -> [Point] {
    guard wanted > 0.01 else { return [] }
    let all = area(slices) { _ in bulb }
    func surface(_ level: Double, _ x: Double) -> Double {
      // Farther from the neck is higher above, and lower below.
      isAbove ? level - 3.2 * exp(-x * x / 30) : level + 0.16 * x
    }
    func amount(_ level: Double) -> Double {
      let inside = area(slices) { surface(level, $0) }
      return isAbove ? inside : all - inside
    }
    var (low, high) = (-belly, bulb + 4)
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if (amount(middle) < wanted) == isAbove { low = middle } else { high = middle }
    }
    return outline((low + high) / 2, surface, isAbove: isAbove)
  }

  private static func outline(
    _ level: Double, _ surface: (Double, Double) -> Double, isAbove: Bool
  ) -> [Point] {
    // As many corners at all times: what moves can be worked out between two pictures.
    let step = belly / Double(corners)
    let sides = (0...corners).map { index -> (x: Double, near: Double, far: Double) in
      let x = Double(index) * step
      let (wall, floor) = (wall(x), max(wall(x), floor(x)))
      let top = min(max(surface(level, x), wall), floor)
      return isAbove ? (x, wall, top) : (x, top, floor)
    }
    let sign = isAbove ? -1.0 : 1.0
    func point(_ x: Double, _ distance: Double) -> Point { Point(x: middle.x + x, y: middle.y + sign * distance) }
    let right =
      sides.map { point($0.x, isAbove ? $0.far : $0.near) }
      + sides.reversed().map { point($0.x, isAbove ? $0.near : $0.far) }
    return right + right.reversed().map { Point(x: 2 * middle.x - $0.x, y: $0.y) }
  }

  private var drawing: Picture {
    var pen = FigurePen(width: Self.width, height: Self.height)
    let wood = "#c98d4b"
    for side in [11.0, 62] { pen.box(side, 10, 3.4, 80, wood, round: 1.5, line: Ink.dark) }
    pen.shape(Self.glass, "#eaf7fd", line: nil)
    for part in [above, below] where part.count > 2 { pen.shape(Self.path(part) + "Z", "#f6b73c", line: nil) }
    stream(&pen)
    pen.line("M20 20Q21.5 31 28 38", "#ffffff", width: 1.7)
    pen.line("M20.5 75Q21 68 25 64", "#ffffff", width: 1.7)
    pen.shape(Self.glass, "none", width: 1.2)
    pen.box(6, 4.5, 64, 8.5, wood, round: 3.5, line: Ink.dark)
    pen.box(6, 87, 64, 8.5, wood, round: 3.5, line: Ink.dark)
    pen.line("M11 7.4H45", "#e6b67c", width: 1)
    pen.line("M11 89.9H45", "#e6b67c", width: 1)
    face(&pen)
    return pen.picture
  }

  /// Sand that falls, as long as there is some above.
  private func stream(_ pen: inout FigurePen) {
    guard moment.done > 0, moment.done < 1, let top = below.map(\.y).min() else { return }
    pen.line("M38 48V\(top.svg)", "#f6b73c", width: 1)
    for grain in 0..<4 {
      let fall = (moment.seconds * 1.4 + Double(grain) / 4).truncatingRemainder(dividingBy: 1)
      let side = grain % 2 == 0 ? 1.7 : -1.7
      pen.circle(38 + side * (0.4 + fall), 51 + (top - 51) * fall * fall, 0.8, "#e09a1f")
    }
  }

  /// On the base, and glad when the work is done.
  private func face(_ pen: inout FigurePen) {
    let isDone = moment.done >= 1
    let blinks = !isDone && moment.seconds.truncatingRemainder(dividingBy: 4) > 3.8
    for x in [31.5, 44.5] {
      if isDone || blinks {
        pen.line("M\((x - 2).svg) 91.4q2 \(isDone ? "-2.4" : "0.6") 4 0", width: 0.9)
      } else {
        pen.circle(x, 90.8, 1.5, Ink.dark)
      }
    }
    pen.line(isDone ? "M35 91.2q3 3.4 6 0" : "M36 92q2 1.6 4 0", width: 0.9)
    for x in [27.0, 49] { pen.circle(x, 92.4, 1.5, Ink.blush) }
  }

  private static let glass: String = {
    let distances = (0...40).map { Double($0) / 40 * bulb }
    let right =
      distances.reversed().map { Point(x: middle.x + half($0), y: middle.y - $0) }
      + distances.dropFirst().map { Point(x: middle.x + half($0), y: middle.y + $0) }
    return path(right + right.reversed().map { Point(x: 2 * middle.x - $0.x, y: $0.y) }) + "Z"
  }()

  private static func path(_ points: [Point]) -> String {
    "M" + points.map { "\($0.x.svg) \($0.y.svg)" }.joined(separator: "L")
  }
}
