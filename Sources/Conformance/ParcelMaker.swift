import Foundation
import TagarelaKit

/// Makes parcels such as a workspace sends, of texts with accents, emoji and nothing at all; the same for the same seed.
struct ParcelMaker {
  private var noise: Noise

  init(seed: UInt64) { noise = Noise(state: seed) }

  private static let texts = [
    "água", "Ñandú", "col·lecció", "João 🙂", "👩‍👩‍👧‍👦", "e\u{301}", "日本語", "\"quoted\"", "back\\slash", "two\nlines",
    "{}[],:", "NULL",
    " ", "muito longo, e depois ainda mais longo, até que não caiba em linha nenhuma",
  ]

  mutating func parcel(_ kind: Parcel.Kind) -> Parcel {
    let full = kind == .plan || kind == .board
    return Parcel(
      kind: kind,
      patient: Patient(
        uid: uid(), name: text(), email: full ? maybe { _ in "mae@exemplo.org" } : nil,
        photo: full ? maybe { $0.picture() } : nil),
      tutor: kind == .board
        ? nil
        : Tutor(
          uid: uid(), name: text(), place: maybe { $0.text() }, email: maybe { _ in "ana@exemplo.org" },
          photo: full ? maybe { $0.picture() } : nil),
      therapistEmail: kind == .board ? nil : maybe { _ in "marta@exemplo.org" },
      plans: kind == .plan ? [plan()] : [],
      boards: kind == .board ? boards() : [],
      symbols: kind == .symbols ? [symbol()] + several { $0.symbol() } : [], title: kind == .symbols ? text() : nil,
      observations: kind == .observations
        ? several { Observation(uid: $0.uid(), at: $0.moment(), text: $0.text(), tutor: $0.maybe { $0.text() }) } : [],
      touches: kind == .usage
        ? Flow(several { Touch(uid: $0.uid(), at: $0.moment(), symbol: $0.text(), plan: $0.maybe { $0.text() }) })
        : [],
      items: [.plan, .observations, .usage].contains(kind) ? several { $0.item() } : [])
  }

  private mutating func item() -> ParcelItem {
    ParcelItem(
      part: "diary", uid: uid(), fields: ["at": moment().iso, "text": text()],
      media: maybe { ["picture": $0.picture().bytes] } ?? [:])
  }

  private mutating func plan() -> Plan {
    let kind: PlanKind = number(0...3) == 0 ? .large : .board
    return Plan(
      uid: uid(), name: text(), description: text(), kind: kind, start: moment().day,
      board: board(kind == .large ? .one : size()))
  }

  /// One board, or several that lead to each other.
  private mutating func boards() -> [Board] {
    var boards = (0..<number(1...3)).map { index in
      var board = board(size())
      board.uid = "board-\(index)-\(number(0...999_999_999))"
      board.name = "\(board.name) \(index)"
      return board
    }
    for index in boards.indices {
      for cell in boards[index].cells.indices where number(0...3) == 0 {
        guard let target = boards.randomElement(using: &noise) else { continue }
        boards[index].cells[cell].link = BoardLink(uid: target.uid, name: target.name)
      }
    }
    return boards
  }

  private mutating func board(_ size: GridSize) -> Board {
    let pages = number(0...3) == 0 ? number(2...3) : 1
    var taken: Set<Int> = []
    var cells: [Board.Cell] = []
    for _ in 0..<number(1...12) {
      let position = number(1...size.count * pages)
      let span = number(0...3) == 0 ? Span(columns: number(1...3), rows: number(1...3)) ?? .single : .single
      guard let places = size.positions(covered: span, at: position), taken.isDisjoint(with: places) else { continue }
      taken.formUnion(places)
      cells.append(cell(at: position, span))
    }
    return Board(
      uid: uid(), name: text(), size: size, pages: pages, layout: BoardLayout.rows.id,
      labels: LabelPlace.allCases.randomElement(using: &noise) ?? .below,
      letters: LetterCase.allCases.randomElement(using: &noise) ?? .asWritten, background: maybe { $0.tint() },
      scene: number(0...5) == 0 ? picture() : nil, cells: cells.sorted { $0.position < $1.position })
  }

  private mutating func cell(at position: Int, _ span: Span) -> Board.Cell {
    let symbol = number(0...4) == 0 ? nil : symbol()
    var cell = Board.Cell(
      position: position, span: span, area: number(0...5) == 0 ? area() : nil, symbol: symbol,
      picture: maybe { $0.picture() }, spoken: maybe { $0.text() }, voice: maybe { _ in Voice(bytes: Specimen.wave) },
      fill: maybe { $0.tint() }, border: maybe { $0.tint() }, isHidden: number(0...5) == 0)
    if symbol == nil || number(0...3) == 0 { cell.label = text() }
    if number(0...4) == 0 { cell.actions = [.type(text()), CellAction.all.randomElement(using: &noise) ?? .speak] }
    return cell
  }

  /// A rectangle whose measures any text of numbers can hold.
  private mutating func area() -> CellArea? {
    CellArea(
      x: Double(number(0...4)) / 8, y: Double(number(0...4)) / 8, width: Double(number(1...4)) / 8,
      height: Double(number(1...4)) / 8)
  }

  private mutating func tint() -> Tint {
    Tint(
      red: UInt8(number(0...255)), green: UInt8(number(0...255)), blue: UInt8(number(0...255)),
      alpha: number(0...2) == 0 ? Double(number(0...10)) / 10 : 1)
  }

  private mutating func symbol() -> Symbol {
    var symbol = Symbol(
      uid: uid(), name: text(), meaning: number(0...3) == 0 ? "" : text(),
      category: Category(name: text(), color: CategoryColor.allCases.randomElement(using: &noise) ?? .red),
      picture: maybe { $0.picture() }, voice: maybe { _ in Voice(bytes: Specimen.wave) }, isCustom: number(0...1) == 1,
      source: maybe { $0.text() }, concept: maybe { $0.text() })
    symbol.video = maybe { _ in Specimen.film }
    return symbol
  }

  private mutating func picture() -> Picture { number(0...1) == 0 ? Specimen.png : Specimen.svg }
  private mutating func size() -> GridSize { GridSize(columns: number(1...26), rows: number(1...50)) ?? .nine }
  private mutating func text() -> String { Self.texts.randomElement(using: &noise) ?? "" }
  private mutating func uid() -> String { number(0...2) == 0 ? "" : "uid-\(number(0...999_999_999))" }
  private mutating func moment() -> Moment { Moment(seconds: number(-2_000_000_000...4_000_000_000)) }
  private mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &noise) }
  private mutating func maybe<T>(_ make: (inout Self) -> T) -> T? { number(0...2) == 0 ? nil : make(&self) }
  private mutating func several<T>(_ make: (inout Self) -> T) -> [T] {
    var made: [T] = []
    for _ in 0..<number(0...9) { made.append(make(&self)) }
    return made
  }
}

/// Small media that are what they say.
private enum Specimen {
  static let png = Picture(
    format: .png,
    bytes: Data(
      base64Encoded:
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==")
      ?? Data())
  static let svg = Picture(
    format: .svg,
    bytes: Data(#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M1 1h7"/></svg>"#.utf8))
  /// Heads without pictures: who carries a film doesn't look at it.
  static let film = Video(
    format: .mp4, bytes: Data("\0\0\0\u{10}ftypisom\0\0\0\0\0\0\0\u{8}moov\0\0\0\u{8}mdat".utf8))
  /// A tenth of a second of silence: 8000 Hz, one channel, 8 bits.
  static let wave = silence(seconds: 0.1)
}

/// SplitMix64 (Steele, Lea and Flood, 2014).
struct Noise: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
