import Foundation
import TagarelaBundle
import TagarelaKit
import Testing

/// What is written is read back as it was, whatever it is made of.
struct RoundTripTests {
  @Test("Every parcel that a bundle carries comes back equal", arguments: 0..<200)
  func generated(seed: UInt64) throws {
    var maker = ParcelMaker(seed: seed)
    for (kind, id) in Parcel.Kind.bundles {
      let parcel = maker.parcel(kind)
      let reading = try read(write(parcel, as: id), as: id)
      #expect(reading.parcel == parcel)
      #expect(reading.complaints.isEmpty)
    }
  }

  @Test("Texts come back to the last scalar", arguments: ParcelMaker.texts)
  func exactTexts(text: String) throws {
    let touch = Touch(at: Moment(seconds: 0), symbol: text, plan: text)
    let reading = try read(write(Parcel(kind: .usage, touches: [touch]), as: "phist"), as: "phist")
    let read = try #require(try reading.parcel.touches.all().first)
    #expect(Array(read.symbol.unicodeScalars) == Array(text.unicodeScalars))
    #expect(Array((read.plan ?? "").unicodeScalars) == Array(text.unicodeScalars))
  }
}

/// Makes parcels of odd texts, the same ones for the same seed.
struct ParcelMaker {
  private var generator: Generator

  init(seed: UInt64) { generator = Generator(state: seed) }

  static let texts = [
    "", " ", "NULL", "null", " Null\n", "NULL NULL", "água", "a\u{301}gua", "João Ñandú 🙂", "👩‍👩‍👧‍👦🏳️‍🌈", "\"", "\\", "\\\"",
    "\\u0041",
    "{", "}", "}{", "[],:", "\n", "\r\n", "\t", "a\nb\r\nc", "\0", "\u{1}\u{1F}\u{7F}\u{85}", "\u{2028}\u{2029}",
    "\u{FEFF}x",
    "\u{FFFD}\u{FFFF}", "\u{10FFFF}", "123", "1e5", "true", "tagarela.format", "=?UTF-8?", "e\u{301}\u{301}", "مرحبا",
    "日本語",
    String(repeating: "muito longo ", count: 500),
  ]

  mutating func parcel(_ kind: Parcel.Kind) -> Parcel {
    let hasPlan = kind == .plan
    return Parcel(
      kind: kind,
      patient: maybe {
        Patient(
          uid: $0.text(), name: $0.text(), email: hasPlan ? $0.maybe { $0.text() } : nil,
          photo: hasPlan ? $0.maybe { $0.picture() } : nil)
      },
      tutor: maybe {
        Tutor(
          uid: $0.text(), name: $0.text(), place: $0.maybe { $0.text() }, email: $0.maybe { $0.text() },
          photo: hasPlan ? $0.maybe { $0.picture() } : nil)
      },
      therapistEmail: maybe { $0.text() }, plans: hasPlan ? many(1...3) { $0.plan() } : [],
      observations: kind == .observations
        ? many(0...9) { Observation(uid: $0.text(), at: $0.moment(), text: $0.text(), tutor: $0.maybe { $0.text() }) }
        : [],
      touches: kind == .usage
        ? Flow(
          many(0...9) { Touch(uid: $0.text(), at: $0.moment(), symbol: $0.text(), plan: $0.maybe { $0.text() }) }) : [])
  }

  private mutating func plan() -> Plan {
    let kind = one(of: PlanKind.allCases, else: .board)
    let size = kind == .large ? .one : GridSize(columns: number(1...26), rows: number(1...50)) ?? .nine
    let positions = (1...size.count).filter { _ in number(0...min(size.count, 40)) < 5 }
    let cells = positions.map { cell(at: $0) }
    return Plan(
      uid: text(), name: text(), description: text(), kind: kind, start: maybe { $0.moment().day },
      board: Board(
        uid: text(), name: text(), size: size, layout: text(), labels: one(of: LabelPlace.allCases, else: .below),
        cells: cells))
  }

  private mutating func cell(at position: Int) -> Board.Cell {
    let symbol = symbol()
    let shown = symbol.picture == nil ? nil : maybe { $0.picture() }
    return Board.Cell(position: position, symbol: symbol, picture: shown)
  }

  private mutating func symbol() -> Symbol {
    Symbol(
      uid: text(), name: text(), meaning: text(),
      category: Category(name: text(), color: one(of: CategoryColor.allCases, else: .red)),
      picture: maybe { $0.picture() },
      voice: maybe { Voice(bytes: Sample.wave + $0.noise()) }, isCustom: number(0...1) == 1,
      source: maybe { $0.text() }, concept: maybe { $0.text() })
  }

  private mutating func picture() -> Picture {
    switch one(of: PictureFormat.allCases, else: .png) {
    case .png: Picture(format: .png, bytes: Sample.png + noise())
    case .jpeg: Picture(format: .jpeg, bytes: Sample.jpeg + noise())
    case .svg: Picture(format: .svg, bytes: number(0...1) == 0 ? Sample.svg : Sample.svg + noise())
    }
  }

  private mutating func text() -> String {
    number(0...4) == 0 ? one(of: Self.texts, else: "") + one(of: Self.texts, else: "") : one(of: Self.texts, else: "")
  }

  private mutating func noise() -> Data { Data(many(0...50) { UInt8($0.number(0...255)) }) }
  private mutating func moment() -> Moment { Moment(seconds: number(-60_000_000_000...200_000_000_000)) }
  private mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }
  private mutating func one<T>(of choices: [T], else other: T) -> T {
    choices.randomElement(using: &generator) ?? other
  }

  private mutating func maybe<T>(_ make: (inout Self) -> T) -> T? { number(0...2) == 0 ? nil : make(&self) }
  private mutating func many<T>(_ counts: ClosedRange<Int>, _ make: (inout Self) -> T) -> [T] {
    var made: [T] = []
    for _ in 0..<number(counts) { made.append(make(&self)) }
    return made
  }

  /// SplitMix64 (Steele, Lea and Flood, 2014).
  private struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      return z ^ (z >> 31)
    }
  }
}
