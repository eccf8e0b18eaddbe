import Conformance
import Foundation
import TagarelaKit
import TagarelaTestSupport
import Testing
import TouchChat

/// Files that are damaged, monstrous or none at all.
struct HostileTests {
  let bench: Bench

  init() throws { bench = try Bench() }

  @Test func `the format keeps what formats promise`() {
    expectNone(checkConformance(of: .touchChat, reading: bench.aids))
  }

  @Test func `a vocabulary is recognised by what is in it, not by its name`() throws {
    let noise = Data((0..<100).map { UInt8($0) })
    #expect(FileFormat.touchChat.recognises(try bench.packed(["A b.c4v": noise]).beginning))
    #expect(FileFormat.touchChat.recognises(try bench.packed(["version.txt": noise, "Images.c4s": noise]).beginning))
    #expect(!FileFormat.touchChat.recognises(try bench.packed(["manifest.json": noise]).beginning))
    #expect(!FileFormat.touchChat.recognises(Data("PK".utf8)))
  }

  @Test func `a zip without a vocabulary, and a vocabulary without pages, say so`() throws {
    let other = try bench.packed(["Images.c4s": try bench.database("CREATE TABLE a (b);")])
    #expect(bench.failure { try bench.read(other) }?.what.key == "touchchat.no_vocabulary")
    #expect(bench.failure { try bench.read("") }?.what.key == "touchchat.no_pages")
  }

  @Test func `what is no database is refused`() throws {
    let file = try bench.packed(["Mine.c4v": Data(repeating: 7, count: 5_000)])
    #expect(bench.failure { try bench.read(file) }?.what.key == "touchchat.damaged")
  }

  @Test func `a vocabulary that was cut is refused or a part, never the whole`() throws {
    let whole = try bench.database(
      schema + page(1, "Home", columns: 20, rows: 20) + (0..<400).map { button($0 + 1, "word \($0)", at: $0) }.joined())
    for share in 1...9 {
      let file = try bench.packed(["Mine.c4v": whole.prefix(whole.count * share / 10)])
      do {
        let reading = try bench.read(file)
        #expect(reading.isPartial || reading.cells.count == 400)
        #expect(!reading.complaints.isEmpty || reading.cells.count == 400)
      } catch {
        #expect((error as? Failure)?.what.key.hasPrefix("touchchat.") == true)
      }
    }
  }

  @Test func `pictures that can't be opened cost themselves only`() throws {
    let words = try bench.database(
      schema + page(1, "Home") + button(1, "dog", at: 0, symbol: 1) + "INSERT INTO symbol_links VALUES (1, 'a', 0);")
    let reading = try bench.read(
      bench.packed(["Mine.c4v": words, "Images.c4s": Data(repeating: 7, count: 5_000)]))
    #expect(reading.cells.map(\.text) == ["dog"])
    #expect(reading.keys == ["touchchat.table_damaged", "touchchat.library"])
    #expect(reading.isPartial)
  }

  @Test func `views and numbers beyond all measure do no harm`() throws {
    let reading = try bench.read(
      page(1, "Home") + button(1, "a", at: 0) + button(2, "b", at: 1) + button(3, "c", at: 2)
        + """
        UPDATE button_box_cells SET location = 9223372036854775807, span_x = -9223372036854775808 WHERE id = 1;
        UPDATE button_box_cells SET location = -5, span_y = 9223372036854775807 WHERE id = 2;
        UPDATE button_box_instances SET size_x = 9223372036854775807, position_y = -9223372036854775808;
        INSERT INTO special_pages VALUES (1, 'Home', 9223372036854775807);
        DROP TABLE symbol_links; CREATE VIEW symbol_links AS SELECT randomblob(1000000000) AS id, 1 AS rid;
        """)
    #expect(Set(reading.cells.map(\.text)) == ["a", "b", "c"])
  }

  @Test func `words are on one line, without what steers a terminal`() throws {
    let reading = try bench.read(page(1, "Home\u{1B}[2J") + button(1, "two\nlines\u{1B}[31m", at: 0))
    #expect(reading.parcel.boards.map(\.name) == ["Home [2J"])
    #expect(reading.cells.map(\.text) == ["two lines [31m"])
  }
}
