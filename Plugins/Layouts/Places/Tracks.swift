import TagarelaKit

/// Columns and rows of a page, some wider than others, with the same gap between all columns as between all rows.
struct Tracks {
  /// How wide each column is beside the others.
  let columns: [Double]
  /// How high each row is beside the others.
  let rows: [Double]
  /// Between two cells, as a share of the shorter side of a cell of the usual size.
  var gap = Tracks.usualGap
  /// Between two columns, as a share of the page's width, where it isn't ``gap``.
  var columnGap: Double?

  static let usualGap = 0.04

  /// Columns and rows of one width and one height.
  static func even(_ size: GridSize, gap: Double = usualGap) -> Tracks {
    Tracks(
      columns: Array(repeating: 1, count: size.columns), rows: Array(repeating: 1, count: size.rows), gap: gap)
  }

  /// The slots of one page, spans honoured.
  func slots(_ request: LayoutRequest, role: (_ column: Int, _ row: Int) -> SlotRole? = { _, _ in nil }) -> [LayoutSlot]
  {
    let gaps = gaps(in: request.area)
    let across = stretches(columns, from: request.area.x, length: request.area.width, gap: gaps.columns)
    let down = stretches(rows, from: request.area.y, length: request.area.height, gap: gaps.rows)
    return request.places.compactMap { position, covered in
      guard let end = covered.last else { return nil }
      let first = request.size.place(ofPosition: position)
      let last = request.size.place(ofPosition: end)
      guard across.indices.contains(last.column), down.indices.contains(last.row) else { return nil }
      let (left, top) = (across[first.column].lowerBound, down[first.row].lowerBound)
      return LayoutSlot(
        position: position,
        frame: Scene.Frame(
          x: left, y: top, width: across[last.column].upperBound - left, height: down[last.row].upperBound - top),
        role: role(first.column, first.row))
    }
  }

  private func gaps(in area: Scene.Frame) -> (columns: Double, rows: Double) {
    let (columns, rows) = (Double(columns.count), Double(rows.count))
    // A gap measured by the shorter side of the cell; the smaller of both candidates is that one.
    let even = min(
      gap * area.width / (columns + gap * (columns - 1)), gap * area.height / (rows + gap * (rows - 1)))
    return (columnGap.map { $0 * area.width } ?? even, even)
  }

  /// Where each track begins and ends.
  private func stretches(_ shares: [Double], from start: Double, length: Double, gap: Double) -> [ClosedRange<Double>] {
    let unit = (length - gap * Double(shares.count - 1)) / shares.reduce(0, +)
    var start = start
    return shares.map { share in
      let end = start + share * unit
      defer { start = end + gap }
      return start...end
    }
  }
}
