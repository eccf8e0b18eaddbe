import TagarelaKit

/// Where on a sheet a cell lies, or could.
struct CellPlace {
  let frame: Scene.Frame
  let role: SlotRole?
  /// Nil for an empty place.
  let look: CellLook?
  let link: BoardLink?
  /// An area of a visual scene, through which its picture is seen.
  let isOnScene: Bool

  /// A place for one card or contact.
  init(_ look: CellLook, _ frame: Scene.Frame) {
    self.look = look
    self.frame = frame
    role = nil
    link = nil
    isOnScene = false
  }

  /// The places of one sheet, in reading order.
  ///
  /// - Parameters:
  ///   - shown: the cells that are printed, by position.
  ///   - sheet: its number from 0, which is the board's page where cells have areas.
  ///   - page: what areas are shares of.
  static func all(
    of board: Board, showing shown: [Int: Board.Cell], _ slots: [LayoutSlot], sheet: Int, _ page: Scene.Frame
  ) -> [CellPlace] {
    guard board.hasAreas else {
      return slots.map { CellPlace(shown[$0.position], board, $0.frame, $0.role) }
    }
    let inSlots = slots.compactMap { slot in
      shown[slot.position].flatMap { $0.area == nil ? CellPlace($0, board, slot.frame, slot.role) : nil }
    }
    let here = shown.values.filter { board.size.place(ofPosition: $0.position).page == sheet + 1 }
    let inAreas = here.sorted { $0.position < $1.position }.compactMap { cell in
      cell.area.map { CellPlace(cell, board, page.part($0), nil) }
    }
    return inSlots + inAreas
  }

  private init(_ cell: Board.Cell?, _ board: Board, _ frame: Scene.Frame, _ role: SlotRole?) {
    self.frame = frame
    self.role = role
    look = cell.map { CellLook($0, letters: board.letters, role: role) }
    link = cell?.link
    isOnScene = cell?.area != nil && board.scene != nil
  }
}
