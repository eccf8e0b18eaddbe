import TagarelaKit

/// One page of a set.
struct PageReader {
  let set: PageSet
  let page: PageSet.Page
  let media: PageSetMedia
  var complaints: BoardComplaints
  /// Layouts of the page that were not taken.
  private(set) var layoutsLeft = 0

  private var board: Board
  private var taken: Set<Int> = []

  init(_ page: PageSet.Page, of set: PageSet, media: PageSetMedia, complaints: BoardComplaints) {
    self.set = set
    self.page = page
    self.media = media
    self.complaints = complaints
    board = Board(uid: page.uid, name: page.title, size: .one, layout: "", background: page.background)
  }

  /// The board; the links of its cells have the page's `UniqueId` as it is written.
  mutating func read() -> Board {
    let buttons = set.buttons[page.id] ?? []
    let placed = buttons.flatMap { button in
      (set.placements[PageSet.key(button.element, button: button.id)] ?? []).map { (button, $0) }
    }
    let layout = layout(placed.map(\.1))
    let shown = placed.filter { layout == nil || $0.1.layout == nil || $0.1.layout == layout?.id }
    board.size = size(layout, shown.map(\.1))
    // What is seen comes before what is hidden behind it.
    for (button, placement) in shown.filter(\.1.isVisible) + shown.filter({ !$0.1.isVisible }) {
      add(button, placement)
    }
    board.cells.sort { $0.position < $1.position }
    if let last = board.cells.last { board.pages = board.size.place(ofPosition: last.position).page }
    return board
  }

  /// The layout that shows the most buttons; of several the one that the page or the set is shown in, else the largest.
  private mutating func layout(_ placements: [PageSet.Placement]) -> PageSet.Layout? {
    let layouts = set.layouts[page.id] ?? []
    layoutsLeft = max(0, layouts.count - 1)
    let visible = Dictionary(grouping: placements.filter(\.isVisible)) { $0.layout ?? 0 }.mapValues(\.count)
    let wanted = (page.dimension ?? set.dimension).flatMap { Pair($0) }
    func rank(_ layout: PageSet.Layout) -> (Int, Int, Int, Int) {
      let size = Pair(layout.setting)
      return (
        visible[layout.id] ?? 0, size != nil && size == wanted ? 1 : 0, size.map { $0.first * $0.second } ?? 0,
        ~layout.id
      )
    }
    return layouts.max { rank($0) < rank($1) }
  }

  private mutating func size(_ layout: PageSet.Layout?, _ placements: [PageSet.Placement]) -> GridSize {
    func extent(_ part: (Pair) -> Int) -> Int { (placements.compactMap { Pair($0.position).map(part) }.max() ?? 0) + 1 }
    let said = [layout?.setting, page.dimension, set.dimension].lazy.compactMap { $0.flatMap { Pair($0) } }
    let pair = said.first { $0.first > 0 && $0.second > 0 }
    let (columns, rows) = (pair?.first ?? extent(\.first), pair?.second ?? extent(\.second))
    if let size = GridSize(columns: columns, rows: rows) { return size }
    complaints.add("snap.size", board: page.title, detail: "\(columns)x\(rows)")
    return GridSize(columns: min(columns, GridSize.mostColumns), rows: min(rows, GridSize.mostRows)) ?? .largest
  }

  private mutating func add(_ button: PageSet.Button, _ placement: PageSet.Placement) {
    let commands = ButtonCommands(set.commands[button.id])
    let title = [button.label, button.message].first { !$0.isEmpty } ?? "#\(button.id)"
    guard let (position, span) = place(placement, title) else { return }
    let hasPicture = button.image != nil || button.hasLibrarySymbol
    let shown = button.label.isEmpty && !hasPicture ? button.message : button.label
    var cell = Board.Cell(position: position, span: span, label: shown)
    cell.fill = button.fill
    cell.border = button.border
    cell.isHidden = !placement.isVisible
    if !button.message.isEmpty, button.message != shown { cell.spoken = button.message }
    if hasPicture {
      // Without category: it is the receiver's to find one, and a picture where there is none.
      let picture = media.picture(of: button, on: page.title, title, &complaints)
      let isWordless = button.label.isEmpty && button.message.isEmpty
      if !isWordless || picture != nil {
        let name = isWordless ? "\(page.title) \(board.size.name(ofPosition: position))" : title
        cell.symbol = Symbol(name: name, meaning: "", category: Category(name: "", color: .gray), picture: picture)
      }
      if shown == title || cell.symbol == nil { cell.label = nil }
    }
    cell.voice = media.voice(of: button, on: page.title, title, &complaints)
    let goal = button.goal.flatMap { set.uids[$0] }
    cell.link = (set.links[button.id] ?? commands.page ?? goal).map { BoardLink(uid: $0, name: "") }
    if !commands.isReadable { complaints.add("snap.commands_broken", board: page.title, cell: title) }
    for other in commands.others { complaints.add("snap.command", board: page.title, detail: other, cell: title) }
    board.cells.append(cell)
  }

  /// Where a button goes, at most as large as there is room; nil, and told, where there is none. Rows go on over the
  /// pages through which one scrolls.
  private mutating func place(_ placement: PageSet.Placement, _ title: String) -> (position: Int, span: Span)? {
    let size = board.size
    guard let place = Pair(placement.position), place.first < size.columns,
      place.second < size.rows * Board.mostPages
    else {
      complaints.add("snap.outside", board: page.title, cell: title)
      return nil
    }
    let position = place.second * size.columns + place.first + 1
    let row = place.second % size.rows
    let wanted = Pair(placement.span).map { (max(1, $0.first), max(1, $0.second)) } ?? (1, 1)
    let clipped = Span(columns: min(wanted.0, size.columns - place.first), rows: min(wanted.1, size.rows - row))
    for span in [clipped ?? .single, .single] {
      guard let covered = size.positions(covered: span, at: position), taken.isDisjoint(with: covered) else { continue }
      taken.formUnion(covered)
      if span.columns != wanted.0 || span.rows != wanted.1 {
        complaints.add("snap.span", board: page.title, cell: title)
      }
      return (position, span)
    }
    if placement.isVisible { complaints.add("snap.overlap", board: page.title, cell: title) }
    return nil
  }
}

/// Two whole numbers with a comma between them; what comes after doesn't matter.
struct Pair: Equatable {
  let first: Int
  let second: Int

  init?(_ text: String) {
    let parts = text.split(separator: ",", maxSplits: 2).map { Int($0.trimming { $0 == " " }) }
    guard parts.count >= 2, let first = parts[0], let second = parts[1], (0...100_000).contains(first),
      (0...100_000).contains(second)
    else { return nil }
    self.first = first
    self.second = second
  }
}

extension Substring {
  fileprivate func trimming(_ isBlank: (Character) -> Bool) -> Substring {
    var part = self
    while let first = part.first, isBlank(first) { part.removeFirst() }
    while let last = part.last, isBlank(last) { part.removeLast() }
    return part
  }
}
