import StructuredText
import TagarelaKit

/// Where the tiles of a board lie, by its `grid`: rows of tiles' identifiers. Without one they flow in their order.
struct TileOrder {
  let size: GridSize
  private var places: [String: (column: Int, row: Int)] = [:]

  /// - Parameter tiles: how many there are.
  init(_ grid: JSONValue?, tiles: Int) {
    let rows = grid?["order"]?.list ?? []
    let columns = max(grid?["columns"]?.integer ?? 0, rows.map { $0.list?.count ?? 0 }.max() ?? 0)
    let count = max(grid?["rows"]?.integer ?? 0, rows.count)
    guard !rows.isEmpty, columns > 0 else {
      size = (GridSize(columns: columns, rows: count) ?? .one).holding(tiles)
      return
    }
    // Rows go on over pages, columns don't.
    size = GridSize(columns: min(columns, GridSize.mostColumns), rows: min(count, GridSize.mostRows)) ?? .largest
    for (row, line) in rows.enumerated() {
      for (column, entry) in (line.list ?? []).enumerated() {
        if let tile = Self.identifier(entry), places[tile] == nil { places[tile] = (column, row) }
      }
    }
  }

  /// Nil for a tile that the grid doesn't have.
  func place(of tile: JSONValue) -> (column: Int, row: Int)? { Self.identifier(tile["id"]).flatMap { places[$0] } }

  private static func identifier(_ value: JSONValue?) -> String? { value?.string ?? value?.integer.map(String.init) }
}
