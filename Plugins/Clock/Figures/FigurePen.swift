import Foundation
import TagarelaKit

/// Draws a figure as SVG, back to front, with the dark edges that small pictures need.
struct FigurePen {
  private var svg: String
  /// Of the usual edge, in units of the picture.
  private let edge: Double

  init(width: Double, height: Double, edge: Double = 1.6) {
    self.edge = edge
    svg = """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width.svg) \(height.svg)" width="\(width.svg)" \
      height="\(height.svg)"><g stroke-linecap="round" stroke-linejoin="round">
      """
  }

  var picture: Picture { Picture(format: .svg, bytes: Data((svg + "</g></svg>\n").utf8)) }

  /// A shape by the data of an SVG path.
  ///
  /// - Parameters:
  ///   - line: the colour of its edge; nil for none.
  ///   - width: of the edge, in usual edges.
  mutating func shape(_ data: String, _ fill: String, line: String? = Ink.dark, width: Double = 1) {
    svg += "<path d=\"\(data)\" fill=\"\(fill)\"\(stroke(line, width))/>"
  }

  /// A line without a filling.
  mutating func line(_ data: String, _ color: String = Ink.dark, width: Double = 1) {
    shape(data, "none", line: color, width: width)
  }

  mutating func oval(
    _ x: Double, _ y: Double, _ across: Double, _ down: Double, _ fill: String, turn: Double = 0,
    line: String? = Ink.dark, width: Double = 1
  ) {
    let turned = turn == 0 ? "" : " transform=\"rotate(\(turn.svg) \(x.svg) \(y.svg))\""
    svg += """
      <ellipse cx="\(x.svg)" cy="\(y.svg)" rx="\(across.svg)" ry="\(down.svg)" fill="\(fill)"\(stroke(line, width))\(turned)/>
      """
  }

  mutating func circle(_ x: Double, _ y: Double, _ radius: Double, _ fill: String, line: String? = nil) {
    oval(x, y, radius, radius, fill, line: line)
  }

  mutating func box(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ fill: String, round: Double = 0, line: String? = nil
  ) {
    svg += """
      <rect x="\(x.svg)" y="\(y.svg)" width="\(width.svg)" height="\(height.svg)" rx="\(round.svg)" fill="\(fill)"\
      \(stroke(line, 1))/>
      """
  }

  /// Three blades of grass that grow from a place.
  mutating func tuft(_ x: Double, _ y: Double) {
    let root = "M\(x.svg) \(y.svg)"
    line("\(root)q-1 -4 -4.5 -5.5\(root)q0 -5 0.3 -8\(root)q1 -4 4.5 -5.5", Ink.grassDark, width: 0.7)
  }

  /// What is drawn inside is moved, then turned and stretched about its own origin.
  mutating func moved(
    to x: Double, _ y: Double, turn: Double = 0, scale: (Double, Double) = (1, 1), _ body: (inout FigurePen) -> Void
  ) {
    svg += """
      <g transform="translate(\(x.svg) \(y.svg)) rotate(\(turn.svg)) scale(\(scale.0.svg) \(scale.1.svg))">
      """
    body(&self)
    svg += "</g>"
  }

  private func stroke(_ color: String?, _ width: Double) -> String {
    color.map { " stroke=\"\($0)\" stroke-width=\"\((edge * width).svg)\"" } ?? ""
  }
}

/// Colours that the figures share.
enum Ink {
  static let dark = "#2b2b33"
  static let sky = "#d9f1ff"
  static let cloud = "#ffffff"
  static let sun = "#ffd54a"
  static let grass = "#8fd16a"
  static let grassDark = "#5fae4a"
  static let blush = "#ff9d9d"
}

extension Double {
  /// With two digits behind the point at most.
  var svg: String {
    let hundredths = (self * 100).rounded()
    guard hundredths.magnitude < 1e12 else { return "0" }
    let whole = Int(hundredths)
    if whole % 100 == 0 { return String(whole / 100) }
    let sign = whole < 0 ? "-" : ""
    let digits = String(whole.magnitude % 100)
    return "\(sign)\(whole.magnitude / 100).\(digits.count < 2 ? "0" : "")\(digits)"
  }
}
