import Clinic
import Desk
import Shell
import TagarelaKit
import Workspace

extension Context {
  /// A board as a terminal shows it, with its pictures where there are colours for them. On a screen headings aren't touched, and keys
  /// of the keyboard touch what they are on the board.
  ///
  /// - Parameters:
  ///   - reader: the patient whose letters count where the board and its owner have none.
  ///   - onScreen: for the patient: without what is hidden.
  func view(
    _ board: BoardRecord, _ cells: [CellRecord], for reader: PatientRecord?, onScreen: Bool = false
  ) throws -> GridView {
    let workspace = try workspace
    let letters = try clinic.letters(of: board, for: reader)
    let cells = onScreen ? cells.filter { board.traits.shows($0.traits) } : cells
    let drawer = pictures()
    let painter = pictures(inCells: true)
    let behind = board.scene.flatMap { scene in painter?.drawing { try workspace.picture(scene) } }
    let headings = onScreen ? try clinic.headings(of: board, among: cells) : []
    let shape = try board.scene.flatMap { try workspace.picture($0) }.flatMap { painter?.shape(of: $0) }
    return GridView(
      title: board.name, size: board.size, pages: board.pages, labels: board.labels,
      cells: try cells.map { cell in
        try view(
          cell, of: board.traits, letters, drawer, onScreen: onScreen, isHeading: headings.contains(cell.position))
      }, scene: behind,
      sceneShape: shape)
  }

  /// A symbol that fills a patient's screen.
  func view(_ symbol: SymbolRecord, title: String, for patient: PatientRecord) throws -> GridView {
    let cell = CellRecord(position: 1, symbol: symbol, category: try workspace.category(id: symbol.category))
    return GridView(
      title: title, size: .one,
      cells: [try view(cell, of: BoardTraits(), clinic.letters(for: patient), pictures(), onScreen: true)]
    )
  }

  private func view(
    _ cell: CellRecord, of board: BoardTraits, _ letters: LetterCase, _ drawer: PictureDrawer?, onScreen: Bool,
    isHeading: Bool = false
  ) throws -> GridView.Cell {
    let workspace = try workspace
    let picture = cell.picture
    let way = onScreen && cell.offersWord ? nil : try clinic.way(from: cell)
    return GridView.Cell(
      position: cell.position, span: cell.span, area: cell.area, label: letters.applied(to: cell.text),
      border: cell.frame, fill: cell.fill, isHidden: !board.shows(cell.traits),
      level: cell.level == 1 ? nil : cell.level, leadsTo: way,
      isTouchable: !onScreen || !isHeading && (!cell.offersWord || !cell.text.isEmpty), key: onScreen ? cell.key : nil,
      picture: picture.flatMap { picture in drawer?.drawing { try workspace.picture(picture) } })
  }
}

extension CellRecord {
  /// The key of the keyboard that does the same.
  fileprivate var key: BoardKey? {
    guard self.actions.count == 1, let action = self.actions.first else { return nil }
    switch action {
    case .space: return .character(" ")
    case .backspace: return .backspace
    case .speak: return .enter
    case .suggestion: return .tab
    default: return action.typed.flatMap { $0.count == 1 ? $0.first : nil }.map { .character($0) }
    }
  }
}
