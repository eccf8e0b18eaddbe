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
  private var places = BoardPlaces(size: .one)

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
    let loose = buttons.filter { !$0.isEmpty && set.placements[PageSet.key($0.element, button: $0.id)] == nil }
    board.size = size(layout, shown.map(\.1), holding: shown.count + loose.count)
    places = BoardPlaces(size: board.size)
    // What is seen comes before what is hidden behind it, and what has no place takes what is left.
    var aside: [PageSet.Button] = []
    for (button, placement) in shown.filter(\.1.isVisible) + shown.filter({ !$0.1.isVisible }) {
      if let place = place(placement, button.title) {
        add(button, at: place, isHidden: !placement.isVisible)
      } else if placement.isVisible {
        aside.append(button)
      }
    }
    for button in aside + loose {
      let position = places.takeFree()
      complaints.add(position == nil ? "snap.no_place" : "snap.moved", board: page.title, cell: button.title)
      if let position { add(button, at: (position, .single), isHidden: false) }
    }
    board.cells.sort { $0.position < $1.position }
    board.pages = board.cells.last.map { board.size.place(ofPosition: $0.position).page } ?? 1
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

  /// As the set says, else as the places of the buttons need, with room for each.
  private mutating func size(
    _ layout: PageSet.Layout?, _ placements: [PageSet.Placement], holding count: Int
  ) -> GridSize {
    func extent(_ part: (Pair) -> Int) -> Int { (placements.compactMap { Pair($0.position).map(part) }.max() ?? 0) + 1 }
    let said = [layout?.setting, page.dimension, set.dimension].lazy.compactMap { $0.flatMap { Pair($0) } }
    let pair = said.first { $0.first > 0 && $0.second > 0 }
    let (columns, rows) = (pair?.first ?? extent(\.first), pair?.second ?? extent(\.second))
    if let size = GridSize(columns: columns, rows: rows) { return pair == nil ? size.holding(count) : size }
    complaints.add("snap.size", board: page.title, detail: "\(columns)x\(rows)")
    return GridSize(columns: min(columns, GridSize.mostColumns), rows: min(rows, GridSize.mostRows)) ?? .largest
  }

  private mutating func add(_ button: PageSet.Button, at place: (position: Int, span: Span), isHidden: Bool) {
    let commands = ButtonCommands(set.commands[button.id])
    let title = button.title
    let hasPicture = button.image != nil || button.librarySymbol != nil
    let shown = button.label.isEmpty && !hasPicture ? button.message : button.label
    var cell = Board.Cell(position: place.position, span: place.span, label: shown)
    cell.fill = button.fill
    cell.border = button.border
    cell.isHidden = isHidden
    if !button.message.isEmpty, button.message != shown { cell.spoken = button.message }
    if hasPicture {
      // Without category: it is the receiver's to find one, and a picture where there is none.
      let picture = media.picture(of: button, on: page.title, title, &complaints)
      let isWordless = button.label.isEmpty && button.message.isEmpty
      if !isWordless || picture != nil {
        let name = isWordless ? "\(page.title) \(board.size.name(ofPosition: place.position))" : title
        cell.symbol = Symbol(
          name: name, meaning: "", category: Category(name: "", color: .gray), picture: picture,
          source: picture == nil ? button.librarySymbol.map { "snap:\($0)" } : nil)
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

  /// Where a button says that it lies, at most as large as there is room; nil where that is off the page or taken. Rows go
  /// on over the pages through which one scrolls.
  private mutating func place(_ placement: PageSet.Placement, _ title: String) -> (position: Int, span: Span)? {
    guard let place = Pair(placement.position) else { return nil }
    let wanted = Pair(placement.span).map { (max(1, $0.first), max(1, $0.second)) } ?? (1, 1)
    guard
      let (position, span) = places.take(
        column: place.first, row: place.second, columns: wanted.0, rows: wanted.1)
    else { return nil }
    if span.columns != wanted.0 || span.rows != wanted.1 {
      complaints.add("snap.span", board: page.title, cell: title)
    }
    return (position, span)
  }
}

extension PageSet.Button {
  /// What it is called where it is told of.
  fileprivate var title: String { [label, message].first { !$0.isEmpty } ?? "#\(id)" }

  /// Nothing is seen or said of it.
  fileprivate var isEmpty: Bool { label.isEmpty && message.isEmpty && image == nil && recording == nil }
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
