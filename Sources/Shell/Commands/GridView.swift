public import TagarelaKit

/// A board as it is shown in a terminal, its texts without what would steer that.
public struct GridView: Sendable {
  public let title: String
  /// Of one page.
  public let size: GridSize
  public let pages: Int
  /// What stands in place of their numbers, one for each page; empty for numbers.
  public let pageNames: [String]
  public let labels: LabelPlace
  /// In reading order, page after page.
  public let cells: [Cell]
  /// What stands over the columns in place of letters, one for each; empty for letters, or where ``rowNames`` are enough.
  public let columnNames: [Name]
  /// What stands before the rows in place of numbers, one for each; empty for numbers, or where ``columnNames`` are enough.
  public let rowNames: [Name]
  /// What lies behind cells that are areas of a picture, in character cells alone, so that frames can be drawn on it.
  public let scene: TerminalDrawing?
  /// Columns that the picture of the scene is wide for each row that it is high; nil where it isn't known.
  public let sceneShape: Double?
  private let owners: [Int: Int]

  public init(
    title: String, size: GridSize, pages: Int = 1, pageNames: [String] = [], labels: LabelPlace = .below, cells: [Cell],
    columnNames: [Name] = [], rowNames: [Name] = [], scene: TerminalDrawing? = nil, sceneShape: Double? = nil
  ) {
    self.title = title.harmless
    self.size = size
    self.pages = max(1, pages)
    self.pageNames = pageNames.map(\.harmless)
    self.labels = labels
    self.columnNames = columnNames
    self.rowNames = rowNames
    self.scene = scene
    self.sceneShape = sceneShape
    (self.cells, owners) = Self.placed(cells, on: size)
  }

  /// The cells with which of them lies at each position; one that would cover another is taken as a single one.
  private static func placed(_ cells: [Cell], on size: GridSize) -> (cells: [Cell], owners: [Int: Int]) {
    var cells = cells
    var owners: [Int: Int] = [:]
    let begun = Set(cells.map(\.position))
    for index in cells.indices where cells[index].area == nil {
      let cell = cells[index]
      let others = size.positions(covered: cell.span, at: cell.position)?.dropFirst()
      let isFree = others?.allSatisfy { !begun.contains($0) && owners[$0] == nil } ?? false
      if !isFree { cells[index].span = .single }
      for position in [cell.position] + (isFree ? Array(others ?? []) : []) { owners[position] = index }
    }
    return (cells, owners)
  }

  /// The cell that lies at a position, or covers it.
  public func cell(at position: Int) -> Cell? {
    if let index = owners[position] { return cells[index] }
    return cells.first { $0.area != nil && $0.position == position }
  }

  /// What a place is called: `B3`, or what stands over its column and before its row.
  func name(ofPosition position: Int) -> String {
    guard hasNames else { return size.name(ofPosition: position) }
    let place = size.place(ofPosition: position)
    return [name(ofRow: place.row), name(ofColumn: place.column)].compactMap { $0?.text }.joined(separator: " ")
  }

  /// Whether its columns or rows are called by words.
  var hasNames: Bool { !columnNames.isEmpty || !rowNames.isEmpty }

  func name(ofColumn column: Int) -> Name? { columnNames.indices.contains(column) ? columnNames[column] : nil }

  func name(ofRow row: Int) -> Name? { rowNames.indices.contains(row) ? rowNames[row] : nil }

  /// True when its cells are areas of a picture.
  public var isScene: Bool { cells.contains { $0.area != nil } }

  /// What a column or row is called.
  public struct Name: Sendable {
    public let text: String
    /// Nil for a plain one.
    public let tint: Tint?

    public init(_ text: String, tint: Tint? = nil) {
      self.text = text.harmless
      self.tint = tint
    }
  }

  public struct Cell: Sendable {
    public let position: Int
    public internal(set) var span: Span
    /// Where it lies on its page, in place of the grid.
    public let area: CellArea?
    public let label: String
    /// Of its frame; nil for a plain one.
    public let border: Tint?
    /// Behind its word.
    public let fill: Tint?
    public let isHidden: Bool
    /// From which of the board's levels on the patient sees it; nil for the first.
    public let level: Int?
    /// Where a touch leads: a board's name, or words for another place.
    public let leadsTo: String?
    /// False for a place that is kept for something, and shows nothing now; and for words that say what others are for.
    public let isTouchable: Bool
    /// The key of the keyboard that touches it, where one writes on the board.
    public let key: BoardKey?
    /// For terminals that can show it.
    public let picture: TerminalDrawing?
    /// By which its picture is known again when the cell has moved; nil where cells stay in their places.
    public let pictureNumber: Int?

    public init(
      position: Int, span: Span = .single, area: CellArea? = nil, label: String, border: Tint? = nil, fill: Tint? = nil,
      isHidden: Bool = false, level: Int? = nil, leadsTo: String? = nil, isTouchable: Bool = true,
      key: BoardKey? = nil, picture: TerminalDrawing? = nil, pictureNumber: Int? = nil
    ) {
      self.position = position
      self.span = span
      self.area = area
      self.label = label.harmless
      self.border = border
      self.fill = fill
      self.isHidden = isHidden
      self.level = level
      self.leadsTo = leadsTo?.harmless
      self.isTouchable = isTouchable
      self.key = key
      self.picture = picture
      self.pictureNumber = pictureNumber
    }
  }
}
