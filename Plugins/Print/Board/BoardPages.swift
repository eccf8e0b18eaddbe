import TagarelaKit

/// The pages of one board.
struct BoardPages {
  let sheet: BoardSheet
  private let board: Board
  private let grid: BoardGrid
  private let measures: PageMeasures
  private let aids: WritingAids
  private let labels: LabelPlace
  /// The cells that are printed, by position.
  private let shown: [Int: Board.Cell]
  /// Width and height of the scene's picture.
  private let picture: (width: Double, height: Double)?

  /// - Throws: ``Failure`` `print.layout`, and what the renderer says of the scene's picture.
  init(_ sheet: BoardSheet, _ measures: PageMeasures, _ aids: WritingAids) throws {
    self.sheet = sheet
    self.measures = measures
    self.aids = aids
    guard let layout = aids.layouts.placing(sheet.board) else {
      throw Failure("print.layout", ["name": .text(sheet.board.layout)])
    }
    board = sheet.board.withoutSuggestions(in: layout)
    grid = BoardGrid(board: board, layout: layout)
    labels = aids.page.labels ?? board.labels
    let traits = board.traits
    let isShown: (Board.Cell) -> Bool = { traits.shows($0.traits) || aids.page.showsHidden }
    shown = Dictionary(board.cells.filter(isShown).map { ($0.position, $0) }, uniquingKeysWith: { first, _ in first })
    picture = try board.scene.map { scene in
      let facts = try aids.renderer.inspect(picture: scene.bytes)
      return (facts.width, facts.height)
    }
  }

  /// Sheets of paper; rows that would be too low go on to further ones.
  ///
  /// - Parameter isOfSeveral: whether the document has other pages, and so a foot.
  func paged(isOfSeveral: Bool, _ shelf: inout PictureShelf) throws -> [Leaf] {
    let paper = choosePaper()
    let content = measures.content(of: paper)
    let (heading, area) = try heading(in: content)
    let lower = measures.setup.hasPageNumbers ? area.droppingBottom(Foot.height) : area
    var body = isOfSeveral ? lower : area
    var sheets = grid.sheets(in: cells(in: body))
    if sheets.count > 1, !isOfSeveral {
      body = lower
      sheets = grid.sheets(in: cells(in: body))
    }
    return try leaves(Leaf(paper, content: content, elements: heading), body, sheets, &shelf)
  }

  /// Each of the board's pages whole, taller than the paper when the rows need it.
  func whole(_ shelf: inout PictureShelf) throws -> [Leaf] {
    var paper = choosePaper()
    let (_, area) = try heading(in: measures.content(of: paper))
    paper.height += grid.heightMissing(in: area)
    let content = measures.content(of: paper)
    let (heading, body) = try heading(in: content)
    let leaf = Leaf(paper, content: content, elements: heading)
    return try leaves(leaf, body, grid.pages(in: cells(in: body)), &shelf)
  }

  private func heading(in content: Scene.Frame) throws -> (elements: [Scene.Element], rest: Scene.Frame) {
    guard measures.setup.hasTitle else { return ([], content) }
    return try sheet.heading.placed(in: content, aids.renderer)
  }

  private func choosePaper() -> Paper {
    if let picture { return measures.paper(isWide: picture.width > picture.height) }
    let top = measures.setup.hasTitle ? Heading.usualHeight : 0
    func area(isWide: Bool) -> Scene.Frame {
      measures.content(of: Paper(measures.setup.paper, isWide: isWide)).droppingTop(top)
    }
    return measures.paper(isWide: grid.isWide(portrait: area(isWide: false), landscape: area(isWide: true)))
  }

  /// - Parameters:
  ///   - empty: a page with its heading.
  ///   - body: what the heading and the foot leave of it.
  private func leaves(
    _ empty: Leaf, _ body: Scene.Frame, _ sheets: [[LayoutSlot]], _ shelf: inout PictureShelf
  ) throws -> [Leaf] {
    let cells = cells(in: body)
    let page = picture.map { cells.fitting(width: $0.width, height: $0.height) } ?? cells
    let sheets = sheets.enumerated().map { CellPlace.all(of: board, showing: shown, $1, sheet: $0, page) }
    let style = try CellStyle(
      sheets.joined().filter { !$0.isOnScene }, labels: labels, on: board.background?.onPaper ?? .white, measures,
      aids.renderer)
    let areas = SceneAreas(labels: labels, fontSize: measures.setup.fontSize, border: measures.frame)
    return sheets.map { places in
      var leaf = empty
      if let background = board.background {
        leaf.scene.elements.append(.box(.init(frame: body, fill: background.onPaper)))
      }
      if let scene = board.scene {
        leaf.scene.elements.append(.picture(.init(picture: shelf.place(of: scene), frame: page)))
      }
      for place in places {
        if let look = place.look {
          leaf.scene.elements +=
            place.isOnScene
            ? areas.elements(of: look, in: place.frame) : style.elements(of: look, in: place.frame, &shelf)
        } else {
          leaf.scene.elements += style.elements(ofEmpty: place.frame, for: place.role)
        }
        if let link = place.link { leaf.links.append((place.frame, link)) }
      }
      leaf.scene.elements += SequenceArrow(places)?.elements ?? []
      return leaf
    }
  }

  /// Where cells may lie: a background is seen all round them.
  private func cells(in body: Scene.Frame) -> Scene.Frame {
    board.background == nil ? body : body.inset(by: .millimetres(3))
  }
}

extension [BoardLayout] {
  /// The board's own layout, else one that takes its size.
  fileprivate func placing(_ board: Board) -> BoardLayout? {
    first { $0.id == board.layout } ?? plain(for: nil).flatMap { $0.sizes.contains(board.size) ? $0 : nil }
      ?? first { $0.sizes.contains(board.size) }
  }
}
