import Foundation
import TagarelaBundle
import TagarelaKit
import Testing

/// A picture that many cells show is in the file once.
struct SharedMediaTests {
  private static let pictures = [
    Picture(format: .png, bytes: Sample.png + Data(repeating: 7, count: 5_000)),
    Picture(format: .jpeg, bytes: Sample.jpeg + Data(repeating: 8, count: 5_000)),
    Picture(format: .svg, bytes: Sample.svg),
    Picture(format: .svg, bytes: Sample.svg + Data(repeating: 32, count: 5_000)),
  ]
  private static let voices = [Voice(bytes: Sample.wave + Data(repeating: 9, count: 4_000)), Voice(bytes: Sample.wave)]

  /// A board on which everything occurs that was on others before, and each kind of cell.
  private static func board(_ number: Int) -> Board {
    let cells = (1...16).map { place in
      let picture = pictures[place % pictures.count]
      let symbol = Symbol(
        uid: "s\(place)", name: "palavra \(place)", meaning: "m", category: Category(name: "c", color: .red),
        picture: place == 5 ? nil : picture, voice: place % 3 == 0 ? voices[place % 2] : nil)
      return place == 7
        ? Board.Cell(position: place, picture: picture, label: "só palavra", voice: voices[0])
        : Board.Cell(
          position: place, symbol: symbol, picture: place % 4 == 0 ? pictures[(place + number) % 4] : nil,
          voice: place == 9 ? voices[1] : nil)
    }
    return Board(
      uid: "the identity of board \(number)", name: "Prancha \(number)", size: GridSize(columns: 4, rows: 4) ?? .nine,
      layout: "",
      scene: number % 2 == 0 ? pictures[1] : nil, cells: cells)
  }

  private static func parcel(_ count: Int) -> Parcel {
    Parcel(
      kind: .plan, patient: Patient(uid: "p", name: "Ana"), tutor: Tutor(uid: "t", name: "Rosa"),
      plans: [Plan(uid: "pl", name: "P", description: "", kind: .board, start: nil, board: board(0))],
      boards: (1..<max(count, 1)).map(board))
  }

  @Test(arguments: [1, 2, 3, 30])
  func `boards that share their pictures come back as they were`(_ count: Int) throws {
    let parcel = Self.parcel(count)
    let reading = try read(write(parcel, as: "psyb"))
    #expect(reading.complaints.isEmpty)
    #expect(reading.parcel == parcel)
  }

  @Test func `a further board costs what it says, not what it shows`() throws {
    let (ten, hundred) = try (write(Self.parcel(10), as: "psyb").count, write(Self.parcel(100), as: "psyb").count)
    // Sixteen cells of some 500 bytes; their pictures would be 64,000.
    #expect((hundred - ten) / 90 < 16 * 700)
  }

  @Test func `on the board that an old reader sees each symbol has its picture and its sound`() throws {
    let objects = try WrittenFormTests.objects(write(Self.parcel(10), as: "psyb"))
    for (cell, object) in zip(Self.board(0).cells, objects.dropFirst()) {
      #expect((object["symbol.image"] != "NULL") == (cell.shown != nil), "\(cell.position)")
      let voice = cell.symbol == nil ? cell.voice : cell.symbol?.voice
      #expect(object["symbol.sound"] == voice?.bytes.base64EncodedString() ?? "NULL")
    }
    #expect(objects.count == 17)
  }

  @Test func `a picture whose first place is lost is missed, and no other one shown for it`() throws {
    let lines = try write(Self.parcel(1), as: "psyb").split(separator: 0x0A)
    // The first cell that shows each drawing.
    let without = Data(lines.enumerated().filter { ![2, 3].contains($0.offset) }.flatMap { $0.element + [0x0A] })
    let reading = try read(without)
    let cells = try #require(reading.parcel.plans.first?.board.cells)
    let whole = Dictionary(uniqueKeysWithValues: Self.board(0).cells.map { ($0.position, $0) })
    for cell in cells {
      // In place of a lost drawing there is the picture that old readers are shown.
      let shown = cell.shown?.bytes
      let allowed: [Data?] = [nil, whole[cell.position]?.shown?.bytes, StubRenderer.rendering]
      #expect(allowed.contains(shown), "\(cell.position)")
    }
  }

  @Test func `it is written in small parts`() throws {
    let sink = PartSink()
    let writer = try #require(try format("psyb").write)
    try writer(Self.parcel(300), sink, .stub)
    #expect(sink.count > 1_000_000)
    #expect(sink.largest < 300_000)
  }

  @Test func `a file of foreign hands may have its boards' objects over several lines`() throws {
    let nested =
      "{\"tagarela.board.name\":\"B\",\n\"tagarela.board.uid\":\"u\"}\n{\"symbol.name\":\"a\",\n\"symbol.position\":\"1\"}"
    let text = nested.replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
    let head = #"{"plan.name":"P","tagarela.format":"1","tagarela.boards":"\#(text)"}"#
    let reading = try read(head + "\n" + symbol("b", position: "1"))
    #expect(reading.parcel.boards.map(\.name) == ["B"])
    #expect(reading.parcel.boards.first?.cells.map(\.text) == ["a"])
  }

  @Test func `what no reader would take is said instead of written`() throws {
    var parcel = Self.parcel(1)
    parcel.boards = (0..<90).map { number in
      let picture = Picture(format: .png, bytes: Sample.png + Data(repeating: UInt8(number), count: 1 << 20))
      return Board(
        uid: "u\(number)", name: "B\(number)", size: .one, layout: "",
        cells: [Board.Cell(position: 1, picture: picture)])
    }
    let failure = #expect(throws: Failure.self) { try write(parcel, as: "psyb") }
    #expect(failure?.what.key == "bundle.too_large_to_write")
    parcel.boards.removeLast(80)
    #expect(try read(write(parcel, as: "psyb")).parcel.boards.count == 10)
  }
}

/// Counts what it is given.
private final class PartSink: ByteSink {
  private(set) var count = 0
  private(set) var largest = 0

  func write(_ part: Data) {
    count += part.count
    largest = max(largest, part.count)
  }
}
