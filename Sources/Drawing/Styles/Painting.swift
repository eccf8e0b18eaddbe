/// Marks in a style, as SVG.
struct Painting {
  private(set) var svg: String
  private let look: DrawingLook
  /// In white on black: what has been painted so far, to tell what a mark lies on.
  private var painted: [Painted] = []

  /// Units of the grid, for things drawn at full size.
  private static let edge = 1.9
  private static let gap = 2.3
  private static let boldLine = 3.4
  private static let black = "#000"
  private static let white = "#fff"

  init(_ marks: [Mark], _ look: DrawingLook) throws {
    self.look = look
    svg = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 100 100\">"
    switch look.style {
    case .pic:
      svg += "<rect width=\"100\" height=\"100\" fill=\"\(Self.black)\"/>"
      svg += "<g stroke-linecap=\"round\" stroke-linejoin=\"round\">"
      for mark in marks { contrast(mark) }
    case .pcs:
      svg += "<g stroke-linecap=\"round\" stroke-linejoin=\"round\">"
      for mark in marks { colour(mark) }
    }
    svg += "</g></svg>\n"
  }

  private static func thinned(_ width: Double, _ scale: Double) -> Double {
    width * min(1.15, max(0.6, scale.squareRoot()))
  }

  private mutating func path(_ outline: Outline, fill: String = "none", stroke: String? = nil, width: Double = 0) {
    svg += "<path d=\"\(outline.svg)\" fill=\"\(fill)\""
    if let stroke, width > 0 { svg += " stroke=\"\(stroke)\" stroke-width=\"\(width.formatted)\"" }
    svg += "/>"
  }
}

// MARK: colour

extension Painting {
  private mutating func colour(_ mark: Mark) {
    let edge = Self.thinned(Self.edge, mark.scale) * mark.weight
    let fill = mark.fill == "none" ? "none" : Palette.colour(mark.fill, look)
    let ink = Palette.colour(mark.ink, look)
    switch mark.shape {
    case .line(let width):
      path(mark.outline, stroke: ink, width: width ?? edge)
    case .strip(let width):
      if mark.hasEdge, mark.pass != .fill { path(mark.outline, stroke: ink, width: width + 2 * edge) }
      if mark.pass != .edge { path(mark.outline, stroke: fill, width: width) }
    case .area(let round):
      if mark.hasEdge, mark.pass == .edge || round > 0 && mark.pass == .whole {
        path(mark.outline, fill: ink, stroke: ink, width: 2 * (round + edge))
      }
      switch mark.pass {
      case .whole where round == 0 && mark.hasEdge: path(mark.outline, fill: fill, stroke: ink, width: edge)
      case .whole, .fill: path(mark.outline, fill: fill, stroke: fill, width: 2 * round)
      case .edge: break
      }
    }
  }
}

// MARK: white on black

extension Painting {
  private mutating func contrast(_ mark: Mark) {
    guard mark.contrast != .none else { return }
    let gap = Self.thinned(Self.gap, mark.scale)
    switch mark.shape {
    case .line(let width): line(mark, max(width ?? 0, Self.thinned(Self.boldLine, mark.scale)), gap)
    case .strip(let width):
      let tone = self.tone(mark)
      if mark.pass != .fill, mark.hasEdge {
        path(mark.outline, stroke: opposite(tone), width: width + 2 * gap)
        note(mark.outline, width / 2 + gap, isWhite: tone == Self.black)
      }
      if mark.pass != .edge {
        path(mark.outline, stroke: tone, width: width)
        note(mark.outline, width / 2, isWhite: tone == Self.white)
      }
    case .area(let round):
      if mark.fill == "none" || mark.contrast == .line {
        ring(mark, round)
        return
      }
      let tone = self.tone(mark)
      if mark.pass != .fill, mark.hasEdge, tone == Self.white {
        path(mark.outline, fill: Self.black, stroke: Self.black, width: 2 * (round + gap))
        note(mark.outline, round + gap, isWhite: false)
      }
      if mark.pass != .edge {
        path(mark.outline, fill: tone, stroke: tone, width: 2 * round)
        note(mark.outline, round, isWhite: tone == Self.white)
      }
    }
  }

  private mutating func line(_ mark: Mark, _ width: Double, _ gap: Double) {
    let share = whiteShare(mark.outline.flattened)
    let tone =
      switch mark.contrast {
      case .white: Self.white
      case .black: Self.black
      default: share >= 0.7 ? Self.black : Self.white
      }
    if tone == Self.white, share > 0.2 { path(mark.outline, stroke: Self.black, width: width + 2 * gap) }
    path(mark.outline, stroke: tone, width: width)
    if tone == Self.white { note(mark.outline, width / 2, isWhite: true) }
  }

  /// Only the edge: white on black, black where it lies on white.
  private mutating func ring(_ mark: Mark, _ round: Double) {
    let width = Self.thinned(Self.boldLine, mark.scale)
    let isOnWhite = whiteShare(mark.outline.flattened) >= 0.7
    if mark.contrast == .line {
      path(mark.outline, fill: Self.black, stroke: Self.black, width: 2 * round + width + Self.gap)
      note(mark.outline, round, isWhite: false)
    }
    path(mark.outline, stroke: isOnWhite && mark.contrast != .line ? Self.black : Self.white, width: width + 2 * round)
  }

  private func tone(_ mark: Mark) -> String {
    switch mark.contrast {
    case .white: return Self.white
    case .black: return Self.black
    default: break
    }
    guard Palette.darkRoles.contains(mark.fill) else { return Self.white }
    let points = mark.outline.flattened
    guard case .area = mark.shape, let first = points.first else {
      return whiteShare(points) >= 0.5 ? Self.black : Self.white
    }
    let middle = points.dropFirst().reduce(first, +) * (1 / Double(points.count))
    return whiteShare(points.map { $0.mixed(middle, 0.35) } + [middle]) >= 0.5 ? Self.black : Self.white
  }

  private func opposite(_ tone: String) -> String { tone == Self.white ? Self.black : Self.white }

  private mutating func note(_ outline: Outline, _ margin: Double, isWhite: Bool) {
    painted.append(Painted(points: outline.flattened, isClosed: outline.isClosed, margin: margin, isWhite: isWhite))
  }

  private func whiteShare(_ points: [Point]) -> Double {
    guard let first = points.first else { return 0 }
    var samples = [first]
    for (a, b) in zip(points, points.dropFirst()) { samples += [a.mixed(b, 0.5), b] }
    let white = samples.filter { point in painted.last { $0.covers(point) }?.isWhite == true }
    return Double(white.count) / Double(samples.count)
  }
}

/// A stretch of the picture that has been painted.
private struct Painted {
  let points: [Point]
  let isClosed: Bool
  let margin: Double
  let isWhite: Bool
  private let low: Point
  private let high: Point

  init(points: [Point], isClosed: Bool, margin: Double, isWhite: Bool) {
    self.points = points
    self.isClosed = isClosed
    self.margin = margin
    self.isWhite = isWhite
    low = Point((points.map(\.x).min() ?? 0) - margin, (points.map(\.y).min() ?? 0) - margin)
    high = Point((points.map(\.x).max() ?? 0) + margin, (points.map(\.y).max() ?? 0) + margin)
  }

  func covers(_ point: Point) -> Bool {
    guard point.x >= low.x, point.x <= high.x, point.y >= low.y, point.y <= high.y else { return false }
    var isInside = false
    var last = isClosed ? points.last : nil
    for next in points {
      if let last {
        if isClosed, (next.y > point.y) != (last.y > point.y),
          point.x < (last.x - next.x) * (point.y - next.y) / (last.y - next.y) + next.x
        {
          isInside.toggle()
        }
        if margin > 0, point.distance(toLineFrom: last, to: next) <= margin { return true }
      }
      last = next
    }
    return isInside
  }
}

extension Outline {
  /// Path data with absolute places.
  var svg: String {
    func place(_ point: Point) -> String { "\(point.x.formatted) \(point.y.formatted)" }
    return steps.map { step in
      switch step {
      case .move(let end): "M" + place(end)
      case .line(let end): "L" + place(end)
      case .curve(let one, let two, let end): "C\(place(one)) \(place(two)) \(place(end))"
      case .close: "Z"
      }
    }.joined()
  }
}
