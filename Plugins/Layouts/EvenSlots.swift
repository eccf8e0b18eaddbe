import TagarelaKit

/// Frames of equal size in reading order that fill the area, with the same gap between columns as between rows.
@Sendable
func evenSlots(_ size: GridSize, in area: Scene.Frame) -> [Scene.Frame] {
  let columns = Double(size.columns)
  let rows = Double(size.rows)
  // A gap measured by the shorter side of the cell; the smaller of both candidates is that one.
  let gap = min(
    gapShare * area.width / (columns + gapShare * (columns - 1)),
    gapShare * area.height / (rows + gapShare * (rows - 1)))
  let width = (area.width - gap * (columns - 1)) / columns
  let height = (area.height - gap * (rows - 1)) / rows
  return (0..<size.count).map { index in
    Scene.Frame(
      x: area.x + Double(index % size.columns) * (width + gap),
      y: area.y + Double(index / size.columns) * (height + gap),
      width: width, height: height)
  }
}

/// The gap between two cells as a share of the shorter side of a cell.
private let gapShare = 0.04
