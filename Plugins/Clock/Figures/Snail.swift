import Foundation
import TagarelaKit

/// A snail that crosses a garden to a leaf, and eats it at the end.
struct Snail {
  private let moment: FigureMoment

  static let width = 160.0
  static let height = 100.0
  /// Where the snail sets out and where it reaches the leaf, by the middle of its foot.
  private static let (start, goal) = (25.0, 100.0)
  /// From here on it eats.
  private static let arrival = 0.94
  private static let ground = 84.0

  static let figure = TimeFigure("snail", ending: { Samples.bites }) { Snail(moment: $0).drawing }

  private var x: Double { Self.start + (Self.goal - Self.start) * min(moment.done / Self.arrival, 1) }

  /// How many bites of the leaf are gone.
  private var bites: Int { moment.done >= 1 ? 4 : max(0, Int((moment.done - Self.arrival) / (1 - Self.arrival) * 4)) }

  private var isFull: Bool { moment.done >= 1 }

  private var drawing: Picture {
    var pen = FigurePen(width: Self.width, height: Self.height, edge: 1.9)
    pen.box(0, 0, Self.width, Self.height, Ink.sky)
    pen.circle(22, 20, 10, Ink.sun)
    for (x, y, size) in [(62.0, 20.0, 1.0), (108, 14, 0.75)] {
      for (dx, dy, r) in [(-7.0, 1.5, 5.0), (0, -1.5, 7), (7.5, 1.5, 5.5)] {
        pen.circle(x + dx * size, y + dy * size, r * size, Ink.cloud)
      }
    }
    pen.shape("M0 82Q40 76 75 82T160 81V100H0Z", Ink.grass, line: nil)
    pen.line("M0 82Q40 76 75 82T160 81", Ink.grassDark, width: 0.8)
    for (x, y) in [(9.0, 95.0), (38, 97), (66, 94.5), (94, 97.5), (124, 95), (153, 96)] { pen.tuft(x, y) }
    trail(&pen)
    plant(&pen)
    pen.moved(to: x, Self.ground) { snail(&$0) }
    return pen.picture
  }

  /// Where it has been.
  private func trail(_ pen: inout FigurePen) {
    guard x > Self.start + 0.5 else { return }
    pen.line("M\((Self.start - 16).svg) 87.5H\((x - 18).svg)", "#e9fbff", width: 2)
  }

  private func plant(_ pen: inout FigurePen) {
    pen.line("M153 86Q154 68 147 62", "#4c8f3a", width: 2.2)
    guard !isFull else { return }
    // Bites are taken from its tip, which the snail reaches.
    let leaf = "M149 63Q153 45 138 45Q126 46 124 61Q131 75 149 63Z"
    pen.shape(leaf, "#5fbf45")
    pen.line("M147 61Q138 56 129 59", "#3f8f2e", width: 0.9)
    for (x, y) in [(124.0, 62.0), (130, 70), (129, 52), (138, 62)].prefix(bites) {
      pen.circle(x, y, 7, Ink.sky)
    }
  }

  private func snail(_ pen: inout FigurePen) {
    // It stretches and draws together once in two seconds, as long as it crawls.
    let crawls = moment.done > 0 && moment.done < Self.arrival
    let pull = crawls ? sin(moment.seconds * .pi) : 0
    let long = 1.5 * pull
    let body = isFull ? "#f2c27a" : "#f4cf8d"
    pen.shape(
      """
      M\((-21 - long).svg) 3Q-12 -4 0 -5Q8 -6 9 -16Q10 -27 \((18 + long).svg) -27Q\((27 + long).svg) -27 \
      \((26 + long).svg) -17Q\((24 + long).svg) 0 12 3Z
      """, body)
    shell(&pen, squeeze: 1 + 0.02 * pull)
    pen.moved(to: 18 + long, -18) { head(&$0) }
  }

  private func shell(_ pen: inout FigurePen, squeeze: Double) {
    pen.moved(to: -5, -17, scale: (1 / squeeze, squeeze)) { pen in
      pen.oval(0, 0, 16, 15, "#e8734a")
      pen.shape(
        "M-9 2A9.5 9 0 1 1 9.5 2A8 7.5 0 0 1 -5.5 3A6 5.5 0 0 1 5.5 1.5A3.6 3.4 0 0 1 -1.5 1.5", "none",
        line: "#fbd0a8", width: 1.5)
    }
  }

  private func head(_ pen: inout FigurePen) {
    let sway = sin(moment.seconds * 1.3) * 1.2
    for (foot, tip) in [(-3.0, -5.0), (5, 8)] {
      let x = tip + (isFull ? 0 : sway)
      pen.line("M\(foot.svg) -7Q\(foot.svg) -14 \(x.svg) -17", "#2b2b33", width: 2.6)
      pen.line("M\(foot.svg) -7Q\(foot.svg) -14 \(x.svg) -17", "#f4cf8d", width: 1.2)
      eye(&pen, x, -18.5)
    }
    let chews = bites > 0 && !isFull
    if isFull {
      pen.line("M-3.5 3Q1.5 9 7 2", width: 1.1)
      pen.circle(-4.5, 0.5, 2.6, Ink.blush)
    } else if chews {
      pen.oval(4, 3.5, 2.8, 1.6 + sin(moment.seconds * 9), "#9a3d2f", width: 0.7)
      pen.circle(-3.5, 1, 2.2, Ink.blush)
    } else {
      pen.line("M-1 3Q3 6 6.5 2.5", width: 1)
      pen.circle(-3.5, 1, 2.2, Ink.blush)
    }
  }

  private func eye(_ pen: inout FigurePen, _ x: Double, _ y: Double) {
    let blinks = moment.seconds.truncatingRemainder(dividingBy: 5) > 4.8
    if isFull || blinks {
      pen.circle(x, y, 4, "#f4cf8d", line: Ink.dark)
      pen.line("M\((x - 2).svg) \((y + 0.8).svg)q2 \(isFull ? "-2.8" : "0.8") 4 0", width: 0.9)
    } else {
      pen.circle(x, y, 4, "#ffffff", line: Ink.dark)
      pen.circle(x + 1.2, y + 0.3, 1.9, Ink.dark)
      pen.circle(x + 1.8, y - 0.4, 0.6, "#ffffff")
    }
  }
}
