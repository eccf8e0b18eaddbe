import Foundation
import StructuredText
import TagarelaKit

/// One grid of a set.
struct GridReader {
  let name: String
  let folder: String
  let set: GridSetReader
  var complaints: BoardComplaints

  private var board: Board
  private var places = BoardPlaces(size: .one)
  /// Where the cells lie that words of a list go into, by column and row.
  private var slots: [[Int]: (position: Int, span: Span)] = [:]

  init(name: String, folder: String, set: GridSetReader, complaints: BoardComplaints) {
    self.name = name
    self.folder = folder
    self.set = set
    self.complaints = complaints
    board = Board(name: name, size: .one, layout: "")
  }

  /// The board; its links have names, but no `uid` yet.
  mutating func read(_ grid: XMLElement) -> Board {
    let cells = grid["Cells"]?.all("Cell").map(GridCell.init) ?? []
    let guid = grid.text(of: "GridGuid")?.lowercased() ?? ""
    board.uid = set.identities[guid] ?? guid
    board.size = size(grid, cells)
    board.background = grid.text(of: "BackgroundColour").flatMap { Tint($0) }.flatMap { $0.alpha > 0 ? $0 : nil }
    if let image = grid.text(of: "BackgroundImage") { board.scene = picture(image, prefix: "background", cell: nil) }
    places = BoardPlaces(size: board.size)
    let shown = cells.filter { !$0.isEmpty }
    let placed = shown.map { place($0) }
    for (cell, own) in zip(shown, placed) {
      guard let (position, span) = own ?? freePlace(cell) else { continue }
      add(cell, at: position, span)
    }
    addWords(of: grid, to: cells)
    board.pages = places.pages
    board.cells.sort { $0.position < $1.position }
    return board
  }

  private mutating func size(_ grid: XMLElement, _ cells: [GridCell]) -> GridSize {
    func most(_ listed: Int, _ used: Int?) -> Int { max(1, listed > 0 ? listed : used ?? 1) }
    let columns = most(
      grid["ColumnDefinitions"]?.all("ColumnDefinition").count ?? 0, cells.map { $0.x + $0.columns }.max())
    let rows = most(grid["RowDefinitions"]?.all("RowDefinition").count ?? 0, cells.map { $0.y + $0.rows }.max())
    if let size = GridSize(columns: columns, rows: rows) {
      return grid["ColumnDefinitions"] == nil ? size.holding(cells.count { !$0.isEmpty }) : size
    }
    complaints.add("grid3.size", board: name, detail: "\(columns)x\(rows)")
    return GridSize(columns: min(columns, GridSize.mostColumns), rows: min(rows, GridSize.mostRows)) ?? .largest
  }

  /// Where a cell says that it lies, at most as large as there is room; nil where that is off the grid or taken.
  private mutating func place(_ cell: GridCell) -> (position: Int, span: Span)? {
    guard cell.isPlaced, cell.x < board.size.columns, cell.y < board.size.rows,
      let (position, span) = places.take(column: cell.x, row: cell.y, columns: cell.columns, rows: cell.rows)
    else { return nil }
    if span.columns != cell.columns || span.rows != cell.rows {
      complaints.add("grid3.span", board: name, cell: cell.caption)
    }
    if cell.isForWords { slots[[cell.x, cell.y]] = (position, span) }
    return (position, span)
  }

  /// A free place, which is told; nil, told as well, where there is none.
  private mutating func freePlace(_ cell: GridCell) -> (position: Int, span: Span)? {
    let position = places.takeFree()
    complaints.add(position == nil ? "grid3.no_place" : "grid3.moved", board: name, cell: cell.caption)
    return position.map { ($0, .single) }
  }

  private mutating func add(_ cell: GridCell, at position: Int, _ span: Span) {
    let kind = cell.content.text(of: "ContentType") ?? "Normal"
    let steps = GridSteps(cell.commands, settings: set.settings)
    if cell.offersWord {
      board.cells.append(suggestion(cell, at: position, span))
      return
    }
    guard kind != "AutoContent" else {
      if cell.subtype != "WordList" { complaints.add("grid3.content", board: name, detail: cell.subtype ?? kind) }
      return
    }
    if kind != "Normal" { complaints.add("grid3.content", board: name, detail: cell.subtype ?? kind) }
    let image = cell.content["CaptionAndImage"]?.text(of: "Image")
    let said = steps.speech
    let shown = cell.caption.isEmpty && image == nil ? said : cell.caption
    let title = [cell.caption, said].first { !$0.isEmpty } ?? board.size.name(ofPosition: position)
    guard !shown.isEmpty || image != nil || !steps.steps.isEmpty else { return }
    var made = Board.Cell(position: position, span: span, label: shown)
    made.fill = set.styles.color("BackColour", of: cell.content["Style"])
    made.border = set.styles.color("BorderColour", of: cell.content["Style"])
    made.isHidden = cell.visibility == "Hidden"
    if let image {
      // A symbol is looked up by its name; one that shows no word still has that which it says.
      let picture = picture(image, prefix: "\(cell.x)-\(cell.y)", cell: (cell, title))
      let isWordless = shown.isEmpty && said.isEmpty
      if !isWordless || picture != nil {
        made.symbol = Self.symbol(isWordless ? "\(name) \(title)" : title, picture, image)
      }
      if shown == title || made.symbol == nil { made.label = nil }
    }
    if !said.isEmpty, said != shown { made.spoken = said }
    made.link = steps.target.map { BoardLink(uid: "", name: $0) }
    made.actions = steps.actions
    // Who has no words, or does something else, would say nothing here either.
    let manner = made.actions.isEmpty && !made.text.isEmpty ? steps.manner : .speaks
    made.foreign[GridSetReader.formatID] = KeptCell(image: image.flatMap(LibraryImage.init), manner: manner).text
    made.voice = voice(of: steps, cell, title)
    for other in steps.others { complaints.add("grid3.command", board: name, detail: other, cell: title) }
    if cell.visibility == "Disabled" { complaints.add("grid3.disabled", board: name, cell: title) }
    board.cells.append(made)
  }

  /// A cell in which the program proposes words.
  private func suggestion(_ cell: GridCell, at position: Int, _ span: Span) -> Board.Cell {
    Board.Cell(
      position: position, span: span, fill: set.styles.color("BackColour", of: cell.content["Style"]),
      border: set.styles.color("BorderColour", of: cell.content["Style"]), isHidden: cell.visibility == "Hidden",
      actions: [.suggestion])
  }

  /// Without category: it is the receiver's to find one, and a picture where the set only names a library's.
  private static func symbol(_ name: String, _ picture: Picture?, _ image: String) -> Symbol {
    Symbol(
      name: name, meaning: "", category: Category(name: "", color: .gray), picture: picture,
      source: picture == nil ? LibraryImage(image)?.source : nil)
  }
}

extension GridReader {
  // MARK: Lists of words

  /// The grid's list of words goes into the cells that are kept for it, in reading order.
  private mutating func addWords(of grid: XMLElement, to cells: [GridCell]) {
    let items = grid["WordList"]?["Items"]?.all("WordListItem") ?? []
    var slots = cells.filter(\.isForWords).sorted { ($0.y, $0.x) < ($1.y, $1.x) }[...]
    var left = 0
    for (number, item) in items.enumerated() {
      let word = item["Text"]?.words ?? ""
      guard !word.isEmpty else { continue }
      guard let slot = slots.popFirst() else {
        left += 1
        continue
      }
      guard let (position, span) = self.slots[[slot.x, slot.y]] else { continue }
      var made = Board.Cell(position: position, span: span, label: word)
      if let image = item.text(of: "Image") ?? item["Text"]?.symbolImage {
        let picture = picture(image, prefix: "wordlist-\(number)", cell: nil, title: word)
        made.symbol = Self.symbol(word, picture, image)
        made.label = nil
        made.foreign[GridSetReader.formatID] = KeptCell(image: LibraryImage(image), manner: .speaks).text
      }
      made.fill = set.styles.color("BackColour", of: slot.content["Style"])
      made.border = set.styles.color("BorderColour", of: slot.content["Style"])
      board.cells.append(made)
    }
    if left > 0 { complaints.add("grid3.words_left", board: name, count: left) }
  }

  // MARK: Pictures and sounds

  /// A picture that lies in the set: the file's name is where it is used followed by what is written there.
  ///
  /// - Parameter cell: nil for a picture that belongs to no cell.
  private mutating func picture(
    _ image: String, prefix: String, cell: (cell: GridCell, title: String)?, title: String? = nil
  ) -> Picture? {
    let title = cell?.title ?? title
    if let image = LibraryImage(image) {
      complaints.add("grid3.library", board: name, detail: image.library, cell: title)
      return nil
    }
    let usual = [prefix + image, image, "Images/" + image]
    guard let data = media(usual) ?? cell.flatMap({ mapped($0.cell, image) }) else {
      complaints.add("grid3.picture_missing", board: name, cell: title)
      return nil
    }
    guard let picture = set.pictures.picture(data) else {
      let ending = image.split(separator: ".").last.map { String($0.lowercased().prefix(8)) } ?? ""
      complaints.add("grid3.picture_format", board: name, detail: ending, cell: title)
      return nil
    }
    return picture
  }

  private func media(_ names: [String]) -> Data? {
    names.lazy.compactMap { set.files.media("\(folder)/\($0)") }.first
  }

  /// What the file map names for a cell.
  private func mapped(_ cell: GridCell, _ value: String) -> Data? {
    set.map.file(of: folder, x: cell.x, y: cell.y, endingLike: value).flatMap { media([$0]) }
  }

  private mutating func voice(of steps: GridSteps, _ cell: GridCell, _ title: String) -> Voice? {
    for case .play(let value, let command, let key) in steps.steps {
      let usual = ["\(cell.x)-\(cell.y)-\(command)-\(key)\(value)", value]
      guard let data = media(usual) ?? mapped(cell, value) else {
        complaints.add("grid3.sound_missing", board: name, cell: title)
        continue
      }
      if let voice = Voice(shortWave: data) { return voice }
      complaints.add("grid3.sound_format", board: name, cell: title)
    }
    return nil
  }
}
