public import TagarelaKit

/// A board as it is shown in a terminal, its texts without what would steer that.
public struct GridView: Sendable {
  public let title: String
  /// Of one page.
  public let size: GridSize
  public let pages: Int
  public let labels: LabelPlace
  /// In reading order, page after page.
  public let cells: [Cell]
  /// What lies behind cells that are areas of a picture, in character cells alone, so that frames can be drawn on it.
  public let scene: TerminalDrawing?
  /// Columns that the picture of the scene is wide for each row that it is high; nil where it isn't known.
  public let sceneShape: Double?
  private let owners: [Int: Int]

  public init(
    title: String, size: GridSize, pages: Int = 1, labels: LabelPlace = .below, cells: [Cell],
    scene: TerminalDrawing? = nil, sceneShape: Double? = nil
  ) {
    self.title = title.harmless
    self.size = size
    self.pages = max(1, pages)
    self.labels = labels
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

  /// True when its cells are areas of a picture.
  public var isScene: Bool { cells.contains { $0.area != nil } }

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
    /// False for a place that is kept for something, and shows nothing now.
    public let isTouchable: Bool
    /// For terminals that can show it.
    public let picture: TerminalDrawing?

    public init(
      position: Int, span: Span = .single, area: CellArea? = nil, label: String, border: Tint? = nil, fill: Tint? = nil,
      isHidden: Bool = false, level: Int? = nil, leadsTo: String? = nil, isTouchable: Bool = true,
      picture: TerminalDrawing? = nil
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
      self.picture = picture
    }
  }
}
