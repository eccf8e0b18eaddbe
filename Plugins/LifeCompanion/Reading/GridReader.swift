import StructuredText
import TagarelaKit

/// Makes a board of a grid.
struct GridReader {
  let files: ConfigurationFiles
  let pictures: FilePictures
  /// Of all grids, by their identifiers.
  let links: [String: BoardLink]
  var complaints: BoardComplaints

  mutating func board(_ grid: GridPart, _ link: BoardLink) -> Board {
    let parts = grid.parts
    let size = size(grid, parts, link.name)
    var places = BoardPlaces(size: size)
    var board = Board(
      uid: link.uid, name: link.name, size: size, layout: "", letters: grid.style.isUpperCase ? .upper : .asWritten,
      background: grid.style.background)
    var aside: [Board.Cell] = []
    for part in parts {
      func number(_ key: String, _ range: ClosedRange<Int>) -> Int? {
        part.attributes[key].flatMap { Int($0) }.flatMap { range.contains($0) ? $0 : nil }
      }
      let columns = number("columnSpan", 1...10_000) ?? 1
      let rows = number("rowSpan", 1...10_000) ?? 1
      let (column, row) = (number("column", 0...10_000), number("row", 0...10_000))
      let place = column.flatMap { column in row.map { size.name(ofPosition: $0 * size.columns + column + 1) } }
      guard let cell = cell(part, in: grid, on: link.name, named: place ?? "") else { continue }
      guard let column, let row,
        let (position, span) = places.take(column: column, row: row, columns: columns, rows: rows)
      else {
        aside.append(cell)
        continue
      }
      if span.columns != columns || span.rows != rows {
        complaints.add("lifecompanion.span", board: link.name, cell: cell.text)
      }
      board.cells.append(cell.lying(at: position, span))
    }
    for cell in aside {
      let position = places.takeFree()
      complaints.add(
        position == nil ? "lifecompanion.no_place" : "lifecompanion.moved", board: link.name, cell: cell.text)
      if let position { board.cells.append(cell.lying(at: position, .single)) }
    }
    board.pages = places.pages
    board.cells.sort { $0.position < $1.position }
    return board
  }

  private mutating func size(_ grid: GridPart, _ parts: [XMLElement], _ name: String) -> GridSize {
    func said(_ key: String) -> Int { grid.element["Grid"]?.attributes[key].flatMap { Int($0) } ?? 0 }
    let (columns, rows) = (said("column"), said("row"))
    if let size = GridSize(columns: columns, rows: rows) { return size }
    guard columns > 0, rows > 0 else { return GridSize.one.holding(parts.count) }
    complaints.add("lifecompanion.size", board: name, detail: "\(columns)x\(rows)")
    return GridSize(columns: min(columns, GridSize.mostColumns), rows: min(rows, GridSize.mostRows)) ?? .largest
  }

  /// Nil for a part of which nothing can be on a board.
  ///
  /// - Parameter place: what it is called where it has no word, like `B2`.
  private mutating func cell(_ part: XMLElement, in grid: GridPart, on board: String, named place: String)
    -> Board.Cell?
  {
    switch part.kind {
    case "GPKC", "GridPartKeyComponent": return key(part, in: grid, on: board, named: place)
    case "GridPartGridComponent": return way(to: part.attributes["id"])
    case "GridPartStackComponent":
      return way(to: part.attributes["displayed"] ?? part["StackGrid"]?["Cmp"]?.attributes["id"])
    default:
      complaints.add("lifecompanion.part", board: board, detail: part.kind.oneLine.beginning(60))
      return nil
    }
  }

  /// In place of a grid that lies in another.
  private func way(to id: String?) -> Board.Cell? {
    id.flatMap { links[$0] }.map { Board.Cell(position: 1, label: $0.name, link: $0) }
  }

  private mutating func key(_ part: XMLElement, in grid: GridPart, on board: String, named place: String)
    -> Board.Cell?
  {
    let label = PartText.text(part.attributes["textContent"])
    let steps = KeySteps(part, label: label)
    let style = grid.style.inside(part)
    let text = steps.isSuggestion || steps.isLive ? "" : label
    let image = part.attributes["imageId2"].flatMap { $0 == "null" ? nil : $0 }
    let imageName = PartText.text(part.attributes["imageName"])
    let title = [text, steps.spoken, imageName].first { !$0.isEmpty } ?? ""
    var cell = Board.Cell(position: 1, fill: style.fill, border: style.frame)
    for other in steps.others {
      complaints.add("lifecompanion.action", board: board, detail: other, cell: title.isEmpty ? place : title)
    }
    guard !steps.isSuggestion else {
      cell.actions = [.suggestion]
      return cell
    }
    let picture = image.flatMap { self.picture($0, title, board) }
    if image != nil, !title.isEmpty {
      // Without category: it is the receiver's to find one, and a picture where the file has none.
      cell.symbol = Symbol(
        name: title, meaning: "", category: Category(name: "", color: .gray), picture: picture,
        source: picture == nil && !imageName.isEmpty ? "lifecompanion:\(imageName)" : nil)
      // A picture alone stays alone; where it is missing, its name is all that tells what it shows.
      if text != title, picture != nil { cell.label = text }
    } else {
      cell.label = text.isEmpty ? steps.spoken : text
      cell.picture = picture
    }
    if !steps.spoken.isEmpty, steps.spoken != cell.text { cell.spoken = steps.spoken }
    cell.actions = steps.actions
    cell.voice = voice(steps, title, board)
    cell.link = steps.target.flatMap { links[$0] }
    if steps.target != nil, cell.link == nil {
      complaints.add("lifecompanion.link_broken", board: board, cell: title)
    }
    let isSomething =
      !cell.text.isEmpty || cell.shown != nil || cell.symbol != nil || cell.voice != nil || cell.link != nil
      || !cell.actions.isEmpty || cell.spoken != nil
    return isSomething ? cell : nil
  }

  private mutating func picture(_ id: String, _ title: String, _ board: String) -> Picture? {
    guard let bytes = files.picture(id) else {
      complaints.add("lifecompanion.picture_elsewhere", board: board, cell: title)
      return nil
    }
    let picture = pictures.picture(bytes)
    if picture == nil { complaints.add("lifecompanion.picture_format", board: board, cell: title) }
    return picture
  }

  private mutating func voice(_ steps: KeySteps, _ title: String, _ board: String) -> Voice? {
    for sound in steps.sounds {
      if let voice = files.sound(sound).flatMap({ Voice(shortWave: $0) }) { return voice }
      complaints.add("lifecompanion.sound", board: board, cell: title)
    }
    return nil
  }
}

extension Board.Cell {
  fileprivate func lying(at position: Int, _ span: Span) -> Board.Cell {
    var cell = self
    cell.position = position
    cell.span = span
    return cell
  }
}
