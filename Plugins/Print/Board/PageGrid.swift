import TagarelaKit

/// How a board's rows and columns share out the paper.
struct PageGrid {
  let size: GridSize
  let layout: BoardLayout
  let paper: Paper

  init(size: GridSize, layout: BoardLayout, headingHeight: Double, margin: Double) {
    self.size = size
    self.layout = layout
    func cell(on paper: Paper) -> (width: Double, height: Double) {
      let slots = layout.slots(LayoutRequest(size: size, area: paper.content(margin: margin).droppingTop(headingHeight))).map(\.frame)
      return (slots.map(\.width).min() ?? 0, slots.map(\.height).min() ?? 0)
    }
    paper = Self.isWide(size, portrait: cell(on: .portrait), landscape: cell(on: .landscape)) ? .landscape : .portrait
  }

  /// As the board's shape is; a square one lies where its cells are larger, and one that is divided anyway where its
  /// columns are wide enough.
  private static func isWide(
    _ size: GridSize, portrait: (width: Double, height: Double), landscape: (width: Double, height: Double)
  ) -> Bool {
    if size.columns > size.rows { return true }
    if portrait.height < lowest { return portrait.width < comfortable }
    return size.columns == size.rows
      && min(landscape.width, landscape.height) > min(portrait.width, portrait.height)
  }

  /// A row lower than this sends a board to further pages. It is what twelve rows leave on a landscape page, where
  /// thirteen columns are still 20 mm wide.
  private static let lowest = Double.millimetres(13.5)
  /// A row's height at least, once a board takes several pages.
  private static let comfortable = Double.millimetres(20)

  func slots(rows: Int, in area: Scene.Frame) -> [Scene.Frame] {
    guard let part = GridSize(columns: size.columns, rows: rows) else { return [] }
    return layout.slots(LayoutRequest(size: part, area: area)).map(\.frame)
  }

  /// All rows while they are not too low; else as many as makes the pages alike. A layout of one size is never divided.
  func rowsOnPage(of area: Scene.Frame) -> Int {
    guard layout.sizes.single == nil, rowHeight(size.rows, in: area) < Self.lowest else { return size.rows }
    let fewer = area.droppingBottom(Foot.height)
    let most = (1..<size.rows).last { rowHeight($0, in: fewer) >= Self.comfortable } ?? 1
    let pages = (size.rows + most - 1) / most
    return (size.rows + pages - 1) / pages
  }

  /// Points that the area would have to be taller for rows that are not too low.
  func heightMissing(in area: Scene.Frame) -> Double {
    guard rowHeight(size.rows, in: area) < Self.lowest else { return 0 }
    return Double(size.rows) * (Self.comfortable * 1.05) - area.height
  }

  private func rowHeight(_ rows: Int, in area: Scene.Frame) -> Double {
    slots(rows: rows, in: area).map(\.height).min() ?? 0
  }
}
