import Foundation
import TagarelaBundle
import TagarelaKit
import Testing

/// Files made to hurt: each is read or refused, soon and without a crash.
struct HostileTests {
  static let head = object(["plan.name": "p", "plan.type": "board"])

  static func repeated(_ text: String, _ count: Int) -> Data {
    Data(repeatElement(Array(text.utf8), count: count).joined())
  }

  @Test("Deep nesting is passed over", arguments: ["{\"a\":", "[", "{", "{\"a\":["])
  func deepNesting(opening: String) throws {
    let deep = Self.repeated(opening, 100_000)
    #expect(throws: Failure("bundle.not_bundle")) { try read(deep) }
    let inside = Data("{\"symbol.name\":\"a\",\"x\":".utf8) + deep
    let reading = try read(Data(Self.head.utf8) + inside)
    #expect(reading.complaints == [Phrase("bundle.truncated", ["objects": 1])])
  }

  @Test(
    "An object that nests deeper than 64 is broken, one that nests less is not", arguments: [(60, 0), (100_000, 1)])
  func deepButClosed(depth: Int, broken: Int) throws {
    let nested = Self.repeated("[", depth) + Self.repeated("]", depth)
    let cell = Data(
      "{\"symbol.name\":\"a\",\"symbol.position\":\"1\",\"category.name\":\"c\",\"category.colordesc\":\"red\",\"x\":"
        .utf8)
    let reading = try read(Data(Self.head.utf8) + cell + nested + Data("}".utf8))
    #expect(reading.complaints == Array(repeating: Phrase("bundle.object_broken", ["number": 2]), count: broken))
    #expect(try reading.plan().board.cells.count == 1 - broken)
  }

  @Test("Texts of several megabytes are read or passed over")
  func longTexts() throws {
    let long = Self.repeated("a", 4 << 20)
    let unknown = try read(Data("{\"plan.name\":\"p\",\"x\":\"".utf8) + long + Data("\"}".utf8))
    #expect(try unknown.plan().name == "p")
    let known = try read(Data("{\"plan.name\":\"".utf8) + long + Data("\"}".utf8))
    #expect(try known.plan().name.utf8.count == long.count)
  }

  @Test("Of millions of objects the first hundred thousand are read")
  func manyObjects() throws {
    #expect(throws: Failure("bundle.not_bundle")) { try read(Self.repeated("{}", 2_000_000)) }
    let reading = try read(Data(Self.head.utf8) + Self.repeated("{}", 2_000_000))
    #expect(reading.keys.contains("bundle.too_many"))
    #expect(reading.complaints.count == 101)
    #expect(reading.complaints.last == Phrase("bundle.more_complaints", ["count": 99_900]))
  }

  @Test(
    "Noise, NULs and unfinished escapes do no harm",
    arguments: [
      Data(repeating: 0, count: 1 << 20), Data(repeating: 0xFF, count: 1 << 20), Data("{\"plan.name\":\"\\".utf8),
      Data("{\"plan.name\":\"\\u".utf8), Data("{\"plan.name\":\"\\ud83d\\".utf8), Data("{\"plan.name\"".utf8),
      Data("{\"plan.name\":\"a\0b\",\0\"plan.type\":\"board\"}\0\0".utf8), Data("\u{FEFF}".utf8), Data([0xEF, 0xBB]),
      Data([0xFF, 0xFE, 0x7B, 0x00]),
    ])
  func noise(data: Data) {
    for id in ["psyb", "phist", "pobs"] { _ = try? read(data, as: id) }
  }

  @Test("No damage to a good file brings the reader down", arguments: 0..<60)
  func mutated(seed: UInt64) throws {
    var maker = ParcelMaker(seed: seed)
    var random = seed &* 0x5851_F42D_4C95_7F2D &+ 1
    for (kind, id) in Parcel.Kind.bundles {
      var data = try write(maker.parcel(kind), as: id)
      for _ in 0..<20 where !data.isEmpty {
        random = random &* 0x5851_F42D_4C95_7F2D &+ 0x1405_7B7E_F767_814F
        let place = Int(random >> 33) % data.count
        let bytes: [UInt8] = [0x22, 0x7B, 0x7D, 0x5C, 0x2C, 0, 0xFF, 0x5B]
        data[place] = bytes[Int(random >> 20) % bytes.count]
        if random % 7 == 0 { data = Data(data.prefix(place)) }
        _ = try? read(data, as: id)
        _ = try format(id).recognises(data.prefix(FileFormat.beginning))
      }
    }
  }
}
