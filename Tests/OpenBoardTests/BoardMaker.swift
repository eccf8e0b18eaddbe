import TagarelaKit

/// Makes boards that use all that a board can have; the same for the same seed.
struct BoardMaker {
  private var chance: Chance

  init(seed: Int) { chance = Chance(state: UInt64(seed) &* 977) }

  mutating func parcel(boards count: ClosedRange<Int>) -> Parcel {
    let number = chance.number(count)
    var boards: [Board] = []
    for index in 0..<number { boards.append(board(index)) }
    for index in boards.indices {
      for cell in boards[index].cells.indices where chance.oneIn(3) {
        let target = boards[chance.number(0...boards.count - 1)]
        boards[index].cells[cell].link = BoardLink(
          uid: chance.oneIn(5) ? "elsewhere" : target.uid, name: chance.oneIn(2) ? target.name : chance.text())
      }
    }
    return Parcel(kind: .board, boards: boards)
  }

  private mutating func board(_ index: Int) -> Board {
    let size = GridSize(columns: chance.number(1...26), rows: chance.number(1...50)) ?? .nine
    let pages = chance.oneIn(3) ? chance.number(2...4) : 1
    var board = Board(
      uid: "\(chance.text())/\(index)", name: chance.text(), size: size, pages: pages,
      layout: chance.oneIn(2) ? "grid" : "sentence", labels: LabelPlace.allCases[chance.number(0...2)],
      letters: LetterCase.allCases[chance.number(0...2)], background: chance.maybe { Self.tint(&$0) },
      scene: chance.oneIn(4) ? Specimen.svg(chance.number(1...4)) : nil)
    var taken: Set<Int> = []
    for _ in 0..<chance.number(0...20) {
      let position = chance.number(1...size.count * pages)
      let wanted = Span(columns: chance.number(1...3), rows: chance.number(1...3)) ?? .single
      let span = chance.oneIn(3) ? wanted : .single
      guard let covered = size.positions(covered: span, at: position), taken.isDisjoint(with: covered) else { continue }
      taken.formUnion(covered)
      board.cells.append(cell(at: position, span))
    }
    board.cells.sort { $0.position < $1.position }
    return board
  }

  private mutating func cell(at position: Int, _ span: Span) -> Board.Cell {
    var cell = Board.Cell(
      position: position, span: span, symbol: chance.oneIn(4) ? nil : symbol(),
      picture: chance.maybe { Self.picture(&$0) },
      label: chance.maybe { $0.text() }, spoken: chance.maybe { $0.oneIn(5) ? "" : $0.text() },
      voice: chance.maybe { Voice(bytes: Specimen.wave(seconds: Double($0.number(1...3)) / 10)) },
      fill: chance.maybe { Self.tint(&$0) }, border: chance.maybe { Self.tint(&$0) }, isHidden: chance.oneIn(4))
    if chance.oneIn(4) {
      cell.area = CellArea(
        x: Double(chance.number(0...10)) / 30, y: 1 / 3, width: Double(chance.number(1...10)) / 30, height: 0.1)
    }
    let actions: [CellAction] = [.type(chance.text()), .back, .speak, CellAction(rawValue: ":ext_other_thing")]
    for action in actions where chance.oneIn(4) { cell.actions.append(action) }
    return cell
  }

  private mutating func symbol() -> Symbol {
    Symbol(
      uid: chance.oneIn(3) ? "" : "uid-\(chance.number(0...999))", name: chance.text(),
      meaning: chance.oneIn(2) ? "" : chance.text(),
      category: Category(
        name: chance.oneIn(3) ? "" : chance.text(), color: CategoryColor.allCases[chance.number(0...15)]),
      picture: chance.maybe { Self.picture(&$0) }, voice: chance.maybe { _ in Voice(bytes: Specimen.wave()) },
      isCustom: chance.oneIn(2), source: chance.maybe { $0.text() }, concept: chance.maybe { $0.text() })
  }

  private static func picture(_ chance: inout Chance) -> Picture {
    chance.oneIn(3) ? Specimen.png : Specimen.svg(chance.number(1...9))
  }

  private static func tint(_ chance: inout Chance) -> Tint {
    Tint(
      red: UInt8(chance.number(0...255)), green: UInt8(chance.number(0...255)), blue: UInt8(chance.number(0...255)),
      alpha: chance.oneIn(2) ? 1 : Double(chance.number(0...1000)) / 1000)
  }
}
