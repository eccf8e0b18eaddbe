import TagarelaKit

/// A layout as a pack's file describes it.
struct PackedLayout: Sendable {
  let id: String
  let names: [String: String]
  let purposes: [String: String]
  let sizes: BoardLayout.Sizes
  let roles: PackedRoles
  /// Shares of the page, one for each position of its one size; none for an even grid.
  let areas: [CellArea]
  let cells: [PackedCell]

  var layout: BoardLayout {
    BoardLayout(
      id: id, names: names, purposes: purposes, sizes: sizes,
      slots: { request in
        areas.count == request.size.count
          ? placed(request) : Tracks.even(request.size).slots(request) { roles.role($0, $1) }
      },
      beginning: { size, language in
        cells.compactMap { $0.cell(on: size, language) }.sorted { $0.position < $1.position }
      })
  }

  /// A cell that takes several places has all that they cover, unless others lie between: then it has its own alone.
  private func placed(_ request: LayoutRequest) -> [LayoutSlot] {
    let places = request.places
    var taken = Set(places.map(\.position))
    var wide: [CellArea] = []
    return places.map { position, covered in
      var area = areas[position - 1]
      if covered.count > 1 {
        let joined = area.joined(with: covered.map { areas[$0 - 1] })
        taken.remove(position)
        if !wide.contains(where: joined.meets), !taken.contains(where: { joined.meets(areas[$0 - 1]) }) {
          area = joined
          wide.append(joined)
        } else {
          taken.insert(position)
        }
      }
      let place = request.size.place(ofPosition: position)
      return LayoutSlot(
        position: position, frame: area.frame(on: request.area), role: roles.role(place.column, place.row))
    }
  }
}

/// What columns, rows and single cells are for; of several the narrowest counts.
struct PackedRoles: Sendable {
  var columns: [Int: SlotRole] = [:]
  var rows: [Int: SlotRole] = [:]
  var cells: [PackedPlace: SlotRole] = [:]

  func role(_ column: Int, _ row: Int) -> SlotRole? {
    cells[PackedPlace(column: column, row: row)] ?? rows[row] ?? columns[column]
  }
}

/// Column and row, from 0: the same place on boards of any size.
struct PackedPlace: Sendable, Hashable {
  let column: Int
  let row: Int

  func position(on size: GridSize) -> Int? {
    column < size.columns && row < size.rows ? row * size.columns + column + 1 : nil
  }
}

/// A cell that boards begin with.
struct PackedCell: Sendable {
  let place: PackedPlace
  let span: Span
  let label: [String: String]
  let fill: Tint?
  let actions: [CellAction]

  /// Nil where the board has no such place.
  func cell(on size: GridSize, _ language: String) -> Board.Cell? {
    guard let position = place.position(on: size), size.positions(covered: span, at: position) != nil else {
      return nil
    }
    let text = label[language] ?? label["en"] ?? label.min { $0.key < $1.key }?.value
    return Board.Cell(position: position, span: span, label: text, fill: fill, actions: actions)
  }
}

extension CellArea {
  /// What is nearer than this lies at the same place.
  private static let slack = 1e-6

  func meets(_ other: CellArea) -> Bool {
    x < other.x + other.width - Self.slack && other.x < x + width - Self.slack
      && y < other.y + other.height - Self.slack && other.y < y + height - Self.slack
  }

  fileprivate func joined(with others: [CellArea]) -> CellArea {
    others.reduce(self) { one, other in
      let (left, top) = (min(one.x, other.x), min(one.y, other.y))
      return CellArea(
        x: left, y: top, width: max(one.x + one.width, other.x + other.width) - left,
        height: max(one.y + one.height, other.y + other.height) - top) ?? one
    }
  }

  fileprivate func frame(on page: Scene.Frame) -> Scene.Frame {
    Scene.Frame(
      x: page.x + x * page.width, y: page.y + y * page.height, width: width * page.width, height: height * page.height)
  }
}
