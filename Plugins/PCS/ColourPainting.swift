import Drawing

/// Marks in flat colours with a dark edge.
struct ColourPainting {
  private var painting = Painting()
  private let look: DrawingLook

  /// Units of the grid, for things drawn at full size.
  private static let edge = 1.9

  /// Units of the grid, on the longer side.
  private static let leastShaded = 14.0

  init(_ look: DrawingLook) { self.look = look }

  var picture: String { painting.picture }

  /// Detailed drawings have light and shade on all that is large enough to show it.
  private mutating func fill(of mark: Mark) -> String {
    guard mark.fill != "none" else { return "none" }
    let colour = Palette.colour(mark.fill, look)
    guard look.isDetailed, mark.hasEdge, case .area = mark.shape, mark.outline.extent > Self.leastShaded else {
      return colour
    }
    return painting.slope(
      from: Palette.mixed(colour, with: "#ffffff", 0.24), to: Palette.mixed(colour, with: "#000000", 0.18))
  }

  mutating func add(_ mark: Mark) {
    let edge = Painting.thinned(Self.edge, mark.scale, 0.75...1) * mark.weight
    let fill = self.fill(of: mark)
    let ink = Palette.colour(mark.ink, look)
    switch mark.shape {
    case .line(let width):
      painting.path(mark.outline, stroke: ink, width: width ?? edge)
    case .strip(let width):
      if mark.hasEdge, mark.pass != .fill { painting.path(mark.outline, stroke: ink, width: width + 2 * edge) }
      if mark.pass != .edge { painting.path(mark.outline, stroke: fill, width: width) }
    case .area(let round):
      if mark.hasEdge, mark.pass == .edge || round > 0 && mark.pass == .whole {
        painting.path(mark.outline, fill: ink, stroke: ink, width: 2 * (round + edge))
      }
      switch mark.pass {
      case .whole where round == 0 && mark.hasEdge: painting.path(mark.outline, fill: fill, stroke: ink, width: edge)
      case .whole, .fill: painting.path(mark.outline, fill: fill, stroke: fill, width: 2 * round)
      case .edge: break
      }
    }
  }
}
