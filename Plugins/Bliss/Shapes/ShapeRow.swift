import Foundation

/// One row of the shape table: how a shape is drawn in any size and direction.
///
/// `peak n [w,.5w] : line 0,.5w .5w,0 w,.5w` is a shape named peak, here pointing north in a box as wide as its size and
/// half as high, drawn as a line through three points. The other three directions are turned from it, or mirrored where
/// a `~` follows the direction. Strokes are divided by `;`: `line` with points, `arc` with middle, radius and two angles,
/// `oval` with middle, both radii and two angles, `curve` with start, control and end, `disc` with middle and radius.
struct ShapeRow: Sendable {
  let name: Substring
  let direction: Direction?
  private let isMirrored: Bool
  private let width: Measure
  private let height: Measure
  private let strokes: [Stroke]
  /// Whether the shape comes in sizes, or in just one.
  let isSized: Bool

  private enum Stroke: Sendable {
    case line([Corner])
    case arc(Corner, Measure, Double, Double)
    case oval(Corner, Corner, Double, Double)
    case curve(Corner, Corner, Corner)
    case disc(Corner, Measure)
  }

  private struct Corner: Sendable {
    var x: Measure
    var y: Measure

    init?(_ text: Substring) {
      let parts = text.split(separator: ",")
      guard parts.count == 2, let x = Measure(parts[0]), let y = Measure(parts[1]) else { return nil }
      self.x = x
      self.y = y
    }

    func callAsFunction(_ size: ShapeSize) -> BlissPoint { BlissPoint(x(size), y(size)) }
  }

  init?(_ line: Substring) {
    let halves = line.split(separator: ":", maxSplits: 1)
    guard halves.count == 2 else { return nil }
    let head = halves[0].split(separator: " ")
    guard let name = head.first else { return nil }
    self.name = name
    let middle = head.dropFirst().first { !$0.hasPrefix("[") }
    isMirrored = middle?.hasSuffix("~") ?? false
    direction = middle.flatMap { Direction(rawValue: String($0.prefix { $0 != "~" })) }
    if middle != nil, direction == nil { return nil }
    let box = head.first { $0.hasPrefix("[") }?.dropFirst().dropLast().split(separator: ",") ?? ["w", "h"]
    guard box.count == 2, let width = Measure(box[0]), let height = Measure(box[1]) else { return nil }
    self.width = width
    self.height = height
    var strokes: [Stroke] = []
    for part in halves[1].split(separator: ";") {
      guard let stroke = Self.stroke(part.split(separator: " ")) else { return nil }
      strokes.append(stroke)
    }
    self.strokes = strokes
    isSized = halves[1].contains { $0 == "w" || $0 == "h" }
  }

  /// Whether the shape can be written with this direction, or without one.
  func canPoint(_ wanted: Direction?) -> Bool { wanted?.isSlanting == direction?.isSlanting }

  private static func stroke(_ words: [Substring]) -> Stroke? {
    guard let kind = words.first else { return nil }
    let corners = words.dropFirst().compactMap(Corner.init)
    let last = words.suffix(2).compactMap { Double($0) }
    switch (kind, words.count) {
    case ("line", 3...) where corners.count == words.count - 1: return .line(corners)
    case ("curve", 4) where corners.count == 3: return .curve(corners[0], corners[1], corners[2])
    case ("arc", 5) where corners.count == 1 && last.count == 2:
      return Measure(words[2]).map { .arc(corners[0], $0, last[0], last[1]) }
    case ("oval", 5) where corners.count == 2 && last.count == 2: return .oval(corners[0], corners[1], last[0], last[1])
    case ("disc", 3) where corners.count == 1: return Measure(words[2]).map { .disc(corners[0], $0) }
    default: return nil
    }
  }

  /// The strokes in a size, pointing in a direction, which must be one of those that ``direction`` can turn to.
  func drawn(_ size: ShapeSize, _ wanted: Direction?) -> [BlissStroke] {
    var size = size
    var placing = Isometry.none
    if let direction, let wanted {
      let quarters = wanted.quarters(from: direction)
      if !isMirrored, quarters % 2 == 1 { size = ShapeSize(width: size.height, height: size.width) }
      let box = ShapeSize(width: width(size), height: height(size))
      placing =
        isMirrored ? mirroring(box, wanted) : turning(box, quarters)
    }
    return strokes.flatMap { drawn($0, size) }.map(placing.apply)
  }

  private func turning(_ box: ShapeSize, _ quarters: Int) -> Isometry {
    var result = Isometry.none
    for turn in 0..<quarters {
      result = result.then(.quarterTurn(height: turn % 2 == 0 ? box.height : box.width))
    }
    return result
  }

  private func mirroring(_ box: ShapeSize, _ wanted: Direction) -> Isometry {
    switch wanted {
    case .ne, .n: .none
    case .nw: .mirroredSideways(width: box.width)
    case .se, .s: .mirroredUpsideDown(height: box.height)
    case .sw: .mirroredSideways(width: box.width).then(.mirroredUpsideDown(height: box.height))
    case .w: .transposed
    case .e: .transposed.then(.mirroredSideways(width: box.height))
    }
  }

  private func drawn(_ stroke: Stroke, _ size: ShapeSize) -> [BlissStroke] {
    switch stroke {
    case .line(let corners): [.line(corners.map { $0(size) })]
    case .arc(let center, let radius, let from, let to):
      [.arc(center: center(size), radius: radius(size), from: from, to: to)]
    case .curve(let from, let control, let to): [.curve(from: from(size), control: control(size), to: to(size))]
    case .disc(let center, let radius): [.dot(center: center(size), radius: radius(size))]
    case .oval(let center, let radii, let from, let to): oval(center(size), radii(size), from, to)
    }
  }

  /// Parts of an ellipse as parabolas of at most an eighth of its turn.
  private func oval(_ center: BlissPoint, _ radii: BlissPoint, _ from: Double, _ to: Double) -> [BlissStroke] {
    let parts = Int(((to - from) / 45).rounded(.up))
    let step = (to - from) / Double(max(parts, 1))
    let reach = 1 / cos(step / 2 * .pi / 180)
    func point(_ angle: Double, _ scale: Double) -> BlissPoint {
      let unit = onCircle(BlissPoint(0, 0), scale, angle)
      return BlissPoint(center.x + unit.x * radii.x, center.y + unit.y * radii.y)
    }
    return (0..<parts).map { part in
      let start = from + step * Double(part)
      return .curve(from: point(start, 1), control: point(start + step / 2, reach), to: point(start + step, 1))
    }
  }
}
