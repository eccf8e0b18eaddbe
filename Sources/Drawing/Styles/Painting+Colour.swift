extension Painting {
  /// Flat colours with a dark edge.
  mutating func colour(_ mark: Mark) {
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
