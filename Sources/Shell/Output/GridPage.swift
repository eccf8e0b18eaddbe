import TagarelaKit
import Terminal

/// Shows a board as text, page after page.
struct GridPage {
  let page: TextPage

  func text(_ grid: GridView) -> String {
    (grid.hasNames ? page.style.strong(grid.title) + "\n" : "")
      + (1...grid.pages).map { number in
        let lines = page.boxes ? boxed(grid, number) : plain(grid, number)
        return (grid.pages == 1 ? lines : [heading(number, of: grid)] + lines).joined(separator: "\n")
      }.joined(separator: "\n\n")
  }

  private func heading(_ number: Int, of grid: GridView) -> String {
    page.style.dim(
      page.wording.text(Phrase("grid.page", ["page": .integer(number), "pages": .integer(grid.pages)])))
  }

  /// A row a line, the cells parted by bars: `A1 I | B1 want | C1`. A place that another cell covers has none; one without
  /// a cell is left out where rows or columns have names, but for the name of an empty row.
  private func plain(_ grid: GridView, _ number: Int) -> [String] {
    let cells = cells(grid, number)
    let first = (number - 1) * grid.size.count + 1
    let areas = cells.filter { $0.area != nil }.map { described($0, grid) }
    if !cells.isEmpty, areas.count == cells.count { return areas }
    return areas
      + (0..<grid.size.rows).compactMap { row in
        let texts = (0..<grid.size.columns).compactMap { column -> String? in
          let position = first + row * grid.size.columns + column
          guard let cell = grid.cell(at: position), cell.area == nil else {
            return grid.hasNames ? nil : grid.size.name(ofPosition: position)
          }
          return cell.position == position ? described(cell, grid) : nil
        }
        return texts.isEmpty ? grid.name(ofRow: row)?.text : texts.joined(separator: " | ")
      }
  }

  private func cells(_ grid: GridView, _ number: Int) -> [GridView.Cell] {
    grid.cells.filter { grid.size.place(ofPosition: $0.position).page == number }
  }

  /// `A1 eu`, and what else is to be known of it: `A1 food → Food (2 × 1, hidden)`.
  private func described(_ cell: GridView.Cell, _ grid: GridView) -> String {
    var remarks: [String] = []
    if let area = cell.area {
      let shares = [area.x, area.y, area.width, area.height].map { Int(($0 * 100).rounded()) }
      remarks.append("\(shares[0]),\(shares[1]) \(shares[2])×\(shares[3]) %")
    }
    if cell.span != .single { remarks.append("\(cell.span.columns) × \(cell.span.rows)") }
    if cell.isHidden { remarks.append(page.wording.text(Phrase("grid.hidden"))) }
    if let level = cell.level { remarks.append(page.wording.text(Phrase("grid.level", ["level": .integer(level)]))) }
    return [
      grid.name(ofPosition: cell.position), cell.label, cell.leadsTo.map { "→ \($0)" } ?? "",
      remarks.isEmpty ? "" : "(\(remarks.joined(separator: ", ")))",
    ].filter { !$0.isEmpty }.joined(separator: " ")
  }

  private func boxed(_ grid: GridView, _ number: Int) -> [String] {
    let width = page.width ?? 100
    if cells(grid, number).contains(where: { $0.area != nil }) {
      let rows = min(24, max(8, width / 4))
      return SceneDrawing(grid: grid, page: number, style: page.style, columns: width, rows: rows).lines
        + key(of: cells(grid, number), grid, width)
    }
    let room = page.height.map { $0 - Self.promptRows - (grid.hasNames ? 1 : 0) }
    let (drawn, key) = drawn(grid, number, width, room)
    guard let room, !key.isEmpty, drawn.count + key.count > room else { return drawn + key }
    let smaller = self.drawn(grid, number, width, room - key.count)
    return smaller.drawn + smaller.key
  }

  /// A page in boxes, and what they have no room for below it.
  ///
  /// - Parameter room: lines for both.
  private func drawn(
    _ grid: GridView, _ number: Int, _ width: Int, _ room: Int?
  ) -> (drawn: [String], key: [String]) {
    let rows = room.map { $0 - Self.columnNames }
    let frames = BoardFrame.written(grid, style: page.style, columns: width, rows: rows)
    let drawings = frames.map { BoardDrawing(grid: grid, page: number, frame: $0, style: page.style) }
    let unsaid = drawings.flatMap(\.unsaid).map(\.position) + grid.cells.filter { $0.level != nil }.map(\.position)
    return (
      Array(drawings.map(\.lines).joined(separator: [""])),
      key(of: cells(grid, number).filter { unsaid.contains($0.position) }, grid, width)
    )
  }

  /// The line that was typed, and the next.
  private static let promptRows = 2
  private static let columnNames = 1

  /// What the drawing had no room for.
  private func key(of cells: [GridView.Cell], _ grid: GridView, _ width: Int) -> [String] {
    let items = cells.map { described($0, grid) }
    guard !items.isEmpty else { return [] }
    var lines: [String] = []
    for item in items {
      if let last = lines.last, displayWidth(last) + displayWidth(item) + 3 <= width {
        lines[lines.count - 1] = "\(last) · \(item)"
      } else {
        lines.append(item)
      }
    }
    return lines.map(page.style.dim)
  }
}

extension BoardDrawing {
  /// The cells that say more than the drawing shows.
  fileprivate var unsaid: [GridView.Cell] {
    places.compactMap { place in
      guard let cell = place.cell else { return nil }
      let edges = frame.hasFrames ? 2 : 0
      let width = frame.width(place.columns.count) - edges
      let height = place.rows.count * frame.rowHeight - edges
      let hasPicture = cell.picture != nil && height >= 3
      let text =
        hasPicture
        ? label(of: cell, width: width, height: height) : CellText(cell.label, width: width, height: height)
      let isSaid = !text.isCut && !(hasPicture && grid.labels == .hidden)
      return isSaid && cell.leadsTo == nil ? nil : cell
    }
  }
}
