import TagarelaKit

/// A cell as a list names it: `B2`, on pages after the first `2:B2`.
struct CellPlace: Hashable {
  let page: Int
  /// From 1.
  let column: Int
  let row: Int
  let written: String

  init?(_ written: String) {
    guard let position = GridSize.largest.position(written, pages: Board.mostPages),
      written.utf8.contains(where: { $0 > UInt8(ascii: ":") })
    else { return nil }
    let place = GridSize.largest.place(ofPosition: position)
    page = place.page
    column = place.column + 1
    row = place.row + 1
    self.written = written
  }
}

/// Where the words of a list lie: where it says so there, the others in order in what is free.
struct WordPlaces {
  let size: GridSize
  private(set) var pages: Int
  private(set) var positions: [Int] = []
  /// Words that lie elsewhere than the list says, because another does.
  private(set) var moved: [Int] = []

  private static let mostColumns = 12
  private static let mostRows = 20
  /// Of one board.
  static let mostWords = mostColumns * mostRows * Board.mostPages

  /// - Parameter room: places that there are besides.
  init(_ places: [CellPlace?], room: [CellPlace] = []) {
    let named = places.compactMap(\.self) + room
    size = Self.size(named, count: places.count)
    let least = (places.count + size.count - 1) / size.count
    pages = min(max(named.map(\.page).max() ?? 1, least, 1), Board.mostPages)
    var taken = Array(repeating: false, count: pages * size.count)
    var own: [Int?] = []
    for (index, place) in places.enumerated() {
      guard let place else {
        own.append(nil)
        continue
      }
      let position = (place.page - 1) * size.count + (place.row - 1) * size.columns + place.column
      if taken[position - 1] {
        moved.append(index)
        own.append(nil)
      } else {
        taken[position - 1] = true
        own.append(position)
      }
    }
    var free = 0
    positions = own.map { position in
      if let position { return position }
      while free < taken.count, taken[free] { free += 1 }
      free += 1
      return free
    }
  }

  /// What the named cells need, with more rows for what is named nowhere; without any, the smallest near a square that
  /// holds all, up to 12 columns and 20 rows.
  private static func size(_ places: [CellPlace], count: Int) -> GridSize {
    guard let columns = places.map(\.column).max(), let rows = places.map(\.row).max() else {
      let columns = (1..<mostColumns).first { $0 * $0 >= count } ?? mostColumns
      return size(columns, rowsHolding(count, columns))
    }
    let named = size(columns, rows)
    if named.count * (places.map(\.page).max() ?? 1) >= count { return named }
    let usual = size(columns, max(rows, rowsHolding(count, columns)))
    return usual.count * Board.mostPages >= count ? usual : size(max(columns, mostColumns), max(rows, mostRows))
  }

  private static func rowsHolding(_ count: Int, _ columns: Int) -> Int {
    min(max((count + columns - 1) / columns, 1), mostRows)
  }

  /// Of sides that are possible.
  private static func size(_ columns: Int, _ rows: Int) -> GridSize {
    GridSize(columns: columns, rows: rows) ?? .largest
  }
}
