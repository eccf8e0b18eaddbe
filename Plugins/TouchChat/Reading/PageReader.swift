import TagarelaKit

/// One page of a vocabulary.
struct PageReader {
  let set: VocabularyIndex
  let page: VocabularyTables.Page
  let media: VocabularyMedia
  /// Of all pages, by their numbers.
  let links: [Int: BoardLink]
  var complaints: BoardComplaints

  mutating func read(uid: String) -> Board {
    let vocabulary = set.vocabulary
    let plan = PagePlan(page, in: vocabulary)
    let shown = plan.places.compactMap { place in
      vocabulary.button(place.cell).flatMap { button in isNothing(button) ? nil : (button, place) }
    }
    let size = size(plan, holding: shown.count)
    var places = BoardPlaces(size: size)
    var board = Board(
      uid: uid, name: page.name, size: size, layout: "", background: page.style.flatMap { vocabulary.backgrounds[$0] })
    var aside: [VocabularyTables.Button] = []
    for (button, place) in shown {
      let wanted = place.cell
      if plan.size != nil,
        let (position, span) = places.take(
          column: place.column, row: place.row, columns: wanted.columns, rows: wanted.rows)
      {
        if span.columns != wanted.columns || span.rows != wanted.rows {
          complaints.add("touchchat.span", board: page.name, cell: title(button))
        }
        board.cells.append(cell(button, at: position, span, size))
      } else {
        aside.append(button)
      }
    }
    for button in aside {
      let position = places.takeFree()
      if plan.size != nil || position == nil {
        complaints.add(
          position == nil ? "touchchat.no_place" : "touchchat.moved", board: page.name, cell: title(button))
      }
      if let position { board.cells.append(cell(button, at: position, .single, size)) }
    }
    board.pages = places.pages
    board.cells.sort { $0.position < $1.position }
    return board
  }

  private mutating func size(_ plan: PagePlan, holding count: Int) -> GridSize {
    guard let (columns, rows) = plan.size else { return GridSize.one.holding(count) }
    if let size = GridSize(columns: columns, rows: rows) { return size }
    complaints.add("touchchat.size", board: page.name, detail: "\(columns)x\(rows)")
    return GridSize(columns: min(columns, GridSize.mostColumns), rows: min(rows, GridSize.mostRows)) ?? .largest
  }

  /// What it is called where it is told of.
  private func title(_ button: VocabularyTables.Button) -> String {
    let name = set.vocabulary.resources[button.resource]?.name ?? ""
    return [button.label, button.message, name].first { !$0.isEmpty } ?? "#\(button.id)"
  }

  /// Nothing is seen, said or done of it.
  private func isNothing(_ button: VocabularyTables.Button) -> Bool {
    button.label.isEmpty && button.message.isEmpty && button.symbol == nil
      && set.vocabulary.actions[button.resource] == nil
  }

  private mutating func cell(_ button: VocabularyTables.Button, at position: Int, _ span: Span, _ size: GridSize)
    -> Board.Cell
  {
    let title = title(button)
    let actions = ButtonActions(button.resource, in: set)
    let shown = button.label.isEmpty && button.symbol == nil ? title : button.label
    var cell = Board.Cell(position: position, span: span, label: shown)
    let styles = [button.style, page.buttonStyle].compactMap { $0.flatMap { set.vocabulary.styles[$0] } }
    cell.fill = styles.lazy.compactMap(\.fill).first
    cell.border = styles.lazy.compactMap(\.border).first
    cell.isHidden = !button.isVisible
    if !button.message.isEmpty, button.message != shown { cell.spoken = button.message }
    if let link = button.symbol {
      let picture = picture(link, title)
      // Without category: it is the receiver's to find one, and a picture where the file has none.
      cell.symbol = Symbol(name: title, meaning: "", category: Category(name: "", color: .gray), picture: picture)
      if shown == title { cell.label = nil }
    }
    if let number = actions.sound.flatMap({ set.vocabulary.sounds[$0] }) {
      cell.voice = media.sound(number).flatMap { Voice(shortWave: $0) }
      if cell.voice == nil { complaints.add("touchchat.sound_format", board: page.name, cell: title) }
    }
    cell.link = actions.page.flatMap { links[$0] }
    if actions.isLost { complaints.add("touchchat.link_broken", board: page.name, cell: title) }
    for other in actions.others { complaints.add("touchchat.command", board: page.name, detail: other, cell: title) }
    return cell
  }

  private mutating func picture(_ link: Int, _ title: String) -> Picture? {
    guard let bytes = set.vocabulary.symbols[link].flatMap(media.picture) else {
      complaints.add("touchchat.library", board: page.name, cell: title)
      return nil
    }
    let picture = Picture(ofAnyFormat: bytes)
    if picture == nil { complaints.add("touchchat.picture_format", board: page.name, cell: title) }
    return picture
  }
}
