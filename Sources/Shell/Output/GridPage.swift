import TagarelaKit

/// Draws a board as text.
struct GridPage {
  let page: PlainPage

  func text(_ grid: GridView) -> String {
    page.boxes ? boxed(grid) : plain(grid)
  }

  /// A row a line, the cells parted by bars: `A1 I | B1 want | C1`.
  private func plain(_ grid: GridView) -> String {
    (0..<grid.size.rows).map { row in
      (0..<grid.size.columns).map { column in
        let position = row * grid.size.columns + column + 1
        let name = grid.size.name(ofPosition: position)
        return grid.cell(at: position).map { "\(name) \($0.label)" } ?? name
      }.joined(separator: " | ")
    }.joined(separator: "\n")
  }

  private func boxed(_ grid: GridView) -> String {
    BoardDrawing(grid: grid, style: page.style, columns: page.width ?? 100, rows: nil, selected: nil)
      .lines.joined(separator: "\n")
  }
}
