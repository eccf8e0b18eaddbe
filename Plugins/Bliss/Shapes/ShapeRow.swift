/// One row of the shape table: how a shape is drawn in any size and direction.
///
/// `peak n [w,.5w] : line 0,.5w .5w,0 w,.5w` is a shape named peak, here pointing north in a box as wide as its size and
/// half as high, drawn as a line through three points. The other three directions are turned from it, or mirrored where
/// a `~` follows the direction. Strokes are divided by `;`: `line` with points, `arc` with middle, radius and two angles,
/// `curve` with start, control and end, `disc` with middle and radius. ``BroadPen`` draws `bar` and `beam` with two points
/// and a width, `band` with middle, both radii, both widths and two angles, and `sweep` with knots, a point and a width
/// each, and a control point between two of them.
struct ShapeRow: Sendable {
  let name: Substring
  let direction: Direction?
  private let isMirrored: Bool
  private let width: Measure
  private let height: Measure
  private let strokes: [RowStroke]
  /// Whether the shape comes in sizes, or in just one.
  let isSized: Bool

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
    var strokes: [RowStroke] = []
    var isSized = false
    for part in halves[1].split(separator: ";") {
      let words = part.split(separator: " ")
      guard let stroke = RowStroke(words) else { return nil }
      strokes.append(stroke)
      isSized = isSized || words.dropFirst().joined().contains { $0 == "w" || $0 == "h" }
    }
    self.strokes = strokes
    self.isSized = isSized
  }

  /// Whether the shape can be written with this direction, or without one.
  func canPoint(_ wanted: Direction?) -> Bool { wanted?.isSlanting == direction?.isSlanting }

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
    return strokes.map { placing.apply($0.drawn(size)) }
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
}
