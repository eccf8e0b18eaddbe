import TagarelaKit

/// How a board's rows and columns share out the paper.
struct BoardGrid {
  let board: Board
  let layout: BoardLayout

  /// The board's slots, a sheet of paper each, with their positions in the board. Rows that would be too low go on to
  /// further sheets; nothing that spans rows is cut. A layout of one size, a keyboard and a board with areas are never
  /// divided.
  func sheets(in area: Scene.Frame) -> [[LayoutSlot]] {
    let rows = rowsOnSheet(of: area)
    return (1...max(1, board.pages)).flatMap { page in
      rows < board.size.rows ? divided(page, rows, in: area) : [slots(page, in: area)]
    }
  }

  /// Each page on one sheet, however low its rows.
  func pages(in area: Scene.Frame) -> [[LayoutSlot]] {
    (1...max(1, board.pages)).map { slots($0, in: area) }
  }

  /// Points that the area would have to be taller for rows that are not too low.
  func heightMissing(in area: Scene.Frame) -> Double {
    guard isDivisible, cell(in: area).height < Self.lowest else { return 0 }
    return Double(board.size.rows) * (Self.comfortable * 1.05) - area.height
  }

  /// Whether the board lies better on landscape paper: as its shape is; a square one where its cells are larger, and one
  /// that is divided anyway where its columns are wide enough.
  func isWide(portrait: Scene.Frame, landscape: Scene.Frame) -> Bool {
    if board.size.columns > board.size.rows { return true }
    let upright = cell(in: portrait)
    if isDivisible, upright.height < Self.lowest { return upright.width < Self.comfortable }
    guard board.size.columns == board.size.rows else { return false }
    let wide = cell(in: landscape)
    return min(wide.width, wide.height) > min(upright.width, upright.height)
  }

  /// A row lower than this sends a board to further sheets. It is what twelve rows leave on a landscape A4 page, where
  /// thirteen columns are still 20 mm wide.
  private static let lowest = Double.millimetres(13.5)
  /// A row's height at least, once a board takes several sheets.
  private static let comfortable = Double.millimetres(20)

  private var isDivisible: Bool {
    guard layout.sizes.single == nil, !board.hasAreas else { return false }
    let area = Scene.Frame(x: 0, y: 0, width: 100, height: 100)
    return !layout.slots(LayoutRequest(size: board.size, area: area)).contains { $0.role == .key }
  }

  /// All rows while they are not too low; else as many as makes the sheets alike.
  private func rowsOnSheet(of area: Scene.Frame) -> Int {
    let all = board.size.rows
    guard isDivisible, all > 1, cell(in: area).height < Self.lowest else { return all }
    var most = 1
    var tooMany = all
    while tooMany - most > 1 {
      let middle = (most + tooMany) / 2
      if cell(in: tall(area, rows: middle)).height >= Self.comfortable { most = middle } else { tooMany = middle }
    }
    let sheets = (all + most - 1) / most
    return (all + sheets - 1) / sheets
  }

  /// The area as tall as the whole board would be if so many of its rows lay on a sheet.
  private func tall(_ area: Scene.Frame, rows: Int) -> Scene.Frame {
    var tall = area
    tall.height *= Double(board.size.rows) / Double(rows)
    return tall
  }

  /// The narrowest and lowest cell, headings apart.
  private func cell(in area: Scene.Frame) -> (width: Double, height: Double) {
    let slots = layout.slots(LayoutRequest(size: board.size, area: area)).filter { $0.role != .heading }
    return (slots.map(\.frame.width).min() ?? 0, slots.map(\.frame.height).min() ?? 0)
  }

  /// - Parameter page: of the board, from 1.
  private func slots(_ page: Int, in area: Scene.Frame) -> [LayoutSlot] {
    let count = board.size.count
    let request = LayoutRequest(size: board.size, area: area, spans: board.spans(onPage: page))
    return layout.slots(request).filter { (1...count).contains($0.position) }
      .map { LayoutSlot(position: $0.position + (page - 1) * count, frame: $0.frame, role: $0.role) }
  }

  /// A page of the board laid out taller than paper and cut between rows.
  private func divided(_ page: Int, _ rows: Int, in area: Scene.Frame) -> [[LayoutSlot]] {
    let slots = slots(page, in: tall(area, rows: rows))
    return board.bands(onPage: page, rows: rows).compactMap { band in
      let part = slots.filter { band.contains(board.size.place(ofPosition: $0.position).row) }
      guard let top = part.map(\.frame.y).min(), let bottom = part.map(\.frame.bottom).max() else { return nil }
      // Rows that a span holds together may be more than usual.
      let scale = min(1, area.height / max(bottom - top, 1))
      return part.map { slot in
        var frame = slot.frame
        frame.y = area.y + (frame.y - top) * scale
        frame.height *= scale
        return LayoutSlot(position: slot.position, frame: frame, role: slot.role)
      }
    }
  }
}
