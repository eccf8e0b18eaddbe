import Drawing

/// Marks in white on black: every area is white with a black gap round it, lines are black on white and white on black.
struct ContrastPainting {
  private var painting = Painting(ground: Self.black)
  /// What has been painted so far, to tell what a mark lies on.
  private var painted: [Painted] = []

  /// Units of the grid, for things drawn at full size.
  private static let gap = 2.3
  private static let boldLine = 3.4
  private static let black = "#000"
  private static let white = "#fff"
  /// Roles of the palette that are black where what lies under them is white.
  private static let darkRoles: Set = ["black", "outline", "navy", "dark"]

  var picture: String { painting.picture }

  mutating func add(_ mark: Mark) {
    guard mark.contrast != .none else { return }
    let gap = Self.thinned(Self.gap, mark)
    switch mark.shape {
    case .line(let width): line(mark, max(width ?? 0, Self.thinned(Self.boldLine, mark)), gap)
    case .strip(let width) where mark.contrast == .line: hollow(mark, width)
    case .strip(let width):
      let tone = self.tone(mark)
      if mark.pass != .fill, mark.hasEdge {
        painting.path(mark.outline, stroke: opposite(tone), width: width + 2 * gap)
        note(mark.outline, width / 2 + gap, isWhite: tone == Self.black)
      }
      if mark.pass != .edge {
        painting.path(mark.outline, stroke: tone, width: width)
        note(mark.outline, width / 2, isWhite: tone == Self.white)
      }
    case .area(let round):
      if mark.fill == "none" || mark.contrast == .line {
        ring(mark, round)
        return
      }
      let tone = self.tone(mark)
      if mark.pass != .fill, mark.hasEdge, tone == Self.white {
        painting.path(mark.outline, fill: Self.black, stroke: Self.black, width: 2 * (round + gap))
        note(mark.outline, round + gap, isWhite: false)
      }
      if mark.pass != .edge {
        painting.path(mark.outline, fill: tone, stroke: tone, width: 2 * round)
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
    if tone == Self.white, share > 0.2 { painting.path(mark.outline, stroke: Self.black, width: width + 2 * gap) }
    painting.path(mark.outline, stroke: tone, width: width)
    if tone == Self.white { note(mark.outline, width / 2, isWhite: true) }
  }

  /// A strip of which there is only the edge.
  private mutating func hollow(_ mark: Mark, _ width: Double) {
    let line = Self.thinned(Self.boldLine, mark)
    if mark.pass != .fill { painting.path(mark.outline, stroke: Self.white, width: width + line) }
    guard mark.pass != .edge else { return }
    painting.path(mark.outline, stroke: Self.black, width: max(0, width - line))
    note(mark.outline, width / 2, isWhite: false)
  }

  /// Only the edge: white on black, black where it lies on white.
  private mutating func ring(_ mark: Mark, _ round: Double) {
    let width = Self.thinned(Self.boldLine, mark)
    guard mark.pass == .whole else {
      let isEdge = mark.pass == .edge
      painting.path(
        mark.outline, fill: isEdge ? Self.white : Self.black, stroke: isEdge ? Self.white : Self.black,
        width: max(0, isEdge ? 2 * round + width : 2 * round - width))
      note(mark.outline, round, isWhite: isEdge)
      return
    }
    let isOnWhite = whiteShare(mark.outline.flattened) >= 0.7
    if mark.contrast == .line {
      painting.path(mark.outline, fill: Self.black, stroke: Self.black, width: 2 * round + width + Self.gap)
      note(mark.outline, round, isWhite: false)
    }
    painting.path(
      mark.outline, stroke: isOnWhite && mark.contrast != .line ? Self.black : Self.white, width: width + 2 * round)
  }

  /// What is drawn smaller or larger keeps its width, nearly.
  private static func thinned(_ width: Double, _ mark: Mark) -> Double {
    Painting.thinned(width, mark.scale, 0.75...1)
  }

  private func tone(_ mark: Mark) -> String {
    switch mark.contrast {
    case .white: return Self.white
    case .black: return Self.black
    default: break
    }
    guard Self.darkRoles.contains(mark.fill) else { return Self.white }
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
