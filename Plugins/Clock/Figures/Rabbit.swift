import Foundation
import TagarelaKit

/// A rabbit that hops over the grass to its burrow. It sits between the hops, so that one hour is as lively as one minute.
struct Rabbit {
  private let moment: FigureMoment

  static let width = 150.0
  static let height = 100.0
  private static let (start, goal) = (24.0, 114.0)
  private static let ground = 84.0
  /// Seconds of a hop at most.
  private static let hop = 0.7
  private static let hops = 8.0...24.0

  static let figure = TimeFigure("rabbit") { Rabbit(moment: $0).drawing }

  /// How many hops the way takes.
  private var hops: Double { min(max((moment.total / 4).rounded(), Self.hops.lowerBound), Self.hops.upperBound) }

  /// How far it has come, 0 to 1, and how far it is in a hop, 0 to 1, where it is in one.
  ///
  /// It hops in the last moments of each stretch of time, and is never ahead of the time.
  private var way: (done: Double, air: Double?) {
    guard moment.done < 1 else { return (1, nil) }
    let stretches = moment.done * hops
    let share = stretches - stretches.rounded(.down)
    let length = min(1, Self.hop * hops / max(moment.total, 0.001))
    guard share > 1 - length else { return (stretches.rounded(.down) / hops, nil) }
    let air = (share - (1 - length)) / length
    return ((stretches.rounded(.down) + air) / hops, air)
  }

  private var drawing: Picture {
    var pen = FigurePen(width: Self.width, height: Self.height, edge: 1.9)
    pen.box(0, 0, Self.width, Self.height, Ink.sky)
    pen.circle(24, 20, 10, Ink.sun)
    for (x, y, size) in [(70.0, 17.0, 1.0), (120, 25, 0.8)] {
      for (dx, dy, r) in [(-7.0, 1.5, 5.0), (0, -1.5, 7), (7.5, 1.5, 5.5)] {
        pen.circle(x + dx * size, y + dy * size, r * size, Ink.cloud)
      }
    }
    pen.shape("M0 70Q36 58 74 70T150 66V100H0Z", "#b6e39a", line: nil)
    burrow(&pen)
    pen.shape("M0 83Q40 79 75 82T150 82V100H0Z", Ink.grass, line: nil)
    meadow(&pen)
    guard moment.done < 1 else {
      pen.moved(to: 127, 79) { home(&$0) }
      pen.line("M113 82q2 -5 4 0q2 -5 4 0q2 -5 4 0q2 -5 4 0q2 -5 4 0q2 -5 4 0q2 -5 4 0", Ink.grassDark, width: 1)
      return pen.picture
    }
    let (done, air) = way
    let x = Self.start + (Self.goal - Self.start) * done
    let lift = air.map { sin($0 * .pi) * 17 } ?? 0
    pen.oval(x, Self.ground + 2.5, 13 - lift / 4, 2.2, "#6fb553", line: nil)
    pen.moved(to: x, Self.ground - lift, turn: air.map { -14 * cos($0 * .pi) } ?? 0) { rabbit(&$0, air: air) }
    return pen.picture
  }

  private func burrow(_ pen: inout FigurePen) {
    pen.shape("M96 86Q100 48 127 47Q150 48 156 86Z", "#a9784b")
    pen.shape(
      "M97 80Q102 50 127 49Q150 50 155 76Q148 68 141 73Q135 62 127 69Q118 62 112 73Q104 68 97 80Z", Ink.grassDark,
      line: nil)
    pen.shape("M112 86Q112 62 127 62Q142 62 142 86Z", "#4a3020")
  }

  private func meadow(_ pen: inout FigurePen) {
    for (x, y) in [(8.0, 97.0), (33, 95), (58, 98), (84, 95), (108, 98), (143, 96)] { pen.tuft(x, y) }
    for (x, y, color) in [(20.0, 94.0, "#ff8fb1"), (46, 91, "#ffffff"), (72, 95, "#ff8fb1"), (97, 91, "#ffffff")] {
      for (dx, dy) in [(-1.7, 0.0), (1.7, 0), (0, -1.7), (0, 1.7)] { pen.circle(x + dx, y + dy, 1.4, color) }
      pen.circle(x, y, 1.2, Ink.sun)
    }
  }

  private static let fur = "#efe3d6"
  private static let shade = "#d9c4b0"

  /// Its feet on the ground at the origin, looking to the right.
  private func rabbit(_ pen: inout FigurePen, air: Double?) {
    let stretched = air.map { sin($0 * .pi) } ?? 0
    pen.circle(-15 - 2 * stretched, -11, 4.4, "#ffffff", line: Ink.dark)
    let foot = air == nil ? "M-13 0Q-15 -5 -8 -5.5L3 -4Q5 0 2 0Z" : "M-18 3Q-19 -3 -12 -5L0 -6Q1 -2 -3 -1Z"
    pen.shape(foot, Self.fur)
    pen.oval(-3, -11 - stretched, 13 + 1.5 * stretched, 10 - 1.2 * stretched, Self.fur, turn: -8 - 6 * stretched)
    pen.line("M-9 -4Q-12 -13 -4 -15", Self.shade, width: 1.3)
    pen.shape(
      air == nil ? "M5 -6Q5 0 7 0H12Q13 -3 10 -4L10 -10Z" : "M6 -7L15 -1Q18 -1 18 -4L10 -12Z", Self.fur)
    pen.moved(to: 10 + 2 * stretched, -21) { head(&$0, stretched: stretched) }
  }

  /// Its middle at the origin.
  private func head(_ pen: inout FigurePen, stretched: Double) {
    let twitch = air(of: 3.1) * 7
    for (x, turn) in [(-3.5, -14 - twitch), (2, 4 + twitch / 2)] {
      pen.moved(to: x, -6, turn: turn - 34 * stretched) { ear(&$0) }
    }
    pen.oval(0, 0, 9.5, 8.6, Self.fur)
    let isBlinking = moment.seconds.truncatingRemainder(dividingBy: 4.3) > 4.1
    if isBlinking {
      pen.line("M1.6 -1.4q1.9 1.2 3.8 0", width: 0.9)
    } else {
      pen.circle(3.6, -1.6, 1.9, Ink.dark)
      pen.circle(4.2, -2.3, 0.65, "#ffffff")
    }
    pen.circle(1.2, 3, 2.1, Ink.blush)
    pen.shape("M8 0.5q2.4 0.2 1.4 2q-1.6 0.8 -2.2 -0.8z", "#e46a86", width: 0.6)
    pen.line("M8 3.2Q6.5 5.6 4.4 4.6", width: 0.8)
  }

  private func ear(_ pen: inout FigurePen) {
    pen.oval(0, -9, 3.6, 10, Self.fur)
    pen.oval(0.3, -8.6, 1.6, 6.6, "#f7b6c0", line: nil)
  }

  /// 0 most of the time, and up to 1 for a moment now and then: what ears do.
  private func air(of period: Double) -> Double {
    let phase = moment.seconds.truncatingRemainder(dividingBy: period) / period
    return phase > 0.86 ? sin((phase - 0.86) / 0.14 * .pi) : 0
  }

  /// It looks out of its burrow, with its middle at the origin.
  private func home(_ pen: inout FigurePen) {
    for (x, turn) in [(-4.5, -10.0), (4.5, 10)] { pen.moved(to: x, -13, turn: turn) { ear(&$0) } }
    pen.oval(0, -6, 11.5, 10.5, Self.fur)
    for x in [-4.2, 4.2] {
      pen.line("M\((x - 2.2).svg) -7q2.2 -3.2 4.4 0", width: 1)
      pen.circle(x * 1.7, -3, 2.1, Ink.blush)
    }
    pen.shape("M-1.6 -4.4h3.2l-1.6 1.8z", "#e46a86", width: 0.6)
    pen.line("M-3.6 -1.6q1.8 2.4 3.6 0q1.8 2.4 3.6 0", width: 0.9)
    for x in [-8.0, 8] { pen.oval(x, 2.6, 3.6, 2.6, Self.fur) }
  }
}
