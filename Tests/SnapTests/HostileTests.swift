import Conformance
import Foundation
import Snap
import TagarelaKit
import TagarelaTestSupport
import Testing

/// Files that are damaged, made to do harm, or none at all.
struct HostileTests {
  let bench: Bench

  init() throws { bench = try Bench() }

  private var whole: String {
    schema + page(1, "Home", home) + button(1, "a", at: "0,0", ["PageSetImageId": "1"]) + button(2, "b", at: "1,0")
      + stored(1, Specimen.png)
  }

  @Test func `the format keeps what formats promise`() throws {
    let path = bench.path("given.sps")
    let onDisk = FileFormat(
      id: FileFormat.snap.id, endings: FileFormat.snap.endings, reads: FileFormat.snap.reads,
      recognises: FileFormat.snap.recognises,
      read: { file, aids in
        try file.bytes.write(to: URL(filePath: path))
        guard let read = FileFormat.snap.read else { throw Failure("no reader") }
        return try read(InputFile(path: path, bytes: file.bytes), aids)
      })
    #expect(checkConformance(of: onDisk).isEmpty)
    #expect(checkConformance(of: .snap).isEmpty)
  }

  @Test func `a database is recognised, and a workspace is none of ours to read`() throws {
    #expect(FileFormat.snap.recognises(try bench.file(whole).beginning))
    let workspace = try bench.file("PRAGMA application_id = \(0x5461_6761); CREATE TABLE Page (Id);", named: "w.db")
    #expect(!FileFormat.snap.recognises(workspace.beginning))
    #expect(!FileFormat.snap.recognises(Data("SQLite format 2".utf8)))
    #expect(!FileFormat.snap.recognises(Data()))
  }

  @Test func `a database without pages is no page set`() throws {
    #expect(bench.failure { try bench.read("CREATE TABLE Dog (Id)") }?.what.key == "snap.no_pages")
    #expect(bench.failure { try bench.read(bench.file("\(schema)", named: "b.sps")) }?.what.key == "snap.no_pages")
  }

  @Test func `reading leaves nothing beside the file, whatever its journal`() throws {
    let file = try bench.file("PRAGMA user_version = 3;" + whole)
    var bytes = file.bytes
    // Bytes 18 and 19 say that there is a write-ahead log.
    bytes[18] = 2
    bytes[19] = 2
    #expect(try bench.read(bench.file(bytes, named: "log.sps")).parcel.boards.first?.cells.count == 2)
    #expect(try bench.files() == ["Mine.sps", "log.sps"])
  }

  @Test func `a view in a table's place is not looked at`() throws {
    let bomb = """
      CREATE VIEW Page AS WITH RECURSIVE n(Id) AS (SELECT 1 UNION ALL SELECT Id + 1 FROM n)
        SELECT Id, 'x' AS UniqueId, 'y' AS Title FROM n;
      """
    #expect(bench.failure { try bench.read(bomb) }?.what.key == "snap.no_pages")
  }

  @Test func `a computed column is not looked at`() throws {
    let sql = """
      CREATE TABLE Page (Id INTEGER, UniqueId TEXT, Title TEXT AS (hex(zeroblob(16000000))));
      INSERT INTO Page (Id, UniqueId) VALUES (1, '\(home)'), (2, '\(food)');
      """
    #expect(try bench.read(sql).parcel.boards.map(\.name) == ["#1", "#2"])
  }

  @Test func `a virtual table is not looked at`() throws {
    #expect(
      bench.failure { try bench.read("CREATE VIRTUAL TABLE Page USING fts5(Id, UniqueId, Title)") }?.what.key
        == "snap.no_pages")
  }

  @Test func `triggers never come to work`() throws {
    let trigger = "CREATE TRIGGER t AFTER INSERT ON Page BEGIN SELECT raise(ABORT, 'no'); END;"
    #expect(try bench.read(whole + trigger).parcel.boards.count == 1)
  }

  @Test func `a text that is too long is cut, and a picture that is too large is as good as none`() throws {
    let sql = """
      \(schema)\(page(1, "Home", home))\(button(1, "a", at: "0,0", ["PageSetImageId": "1"]))
      UPDATE Button SET Label = replace(hex(zeroblob(2000000)), '0', 'a');
      INSERT INTO PageSetData (Id, Data) VALUES (1, zeroblob(40000000));
      """
    let reading = try bench.read(sql)
    #expect(reading.parcel.boards.first?.cells.first?.text.count == 10_000)
    #expect(reading.keys == ["snap.picture_missing"])
  }

  @Test func `strange values are no trouble`() throws {
    let reading = try bench.read(
      schema + page(1, "Home", home, layout: "-1,0") + button(1, "a", at: "0,0", span: "0,99999999999")
        + button(2, "b", at: "9223372036854775807,1") + button(3, "c", at: "1,99999")
        + "INSERT INTO Page (Id, Title) VALUES (9223372036854775807, x'00ff');"
        + "INSERT INTO Button (Id, Label, ElementReferenceId, PageSetImageId) VALUES (77, 5.5, 1001, 'x');"
        + "INSERT INTO Button (Id, Label, ElementReferenceId) VALUES (-9223372036854775808, x'01', -5);"
        + "INSERT INTO ElementPlacement (GridPosition) VALUES (12), (NULL), (x'00');"
        + "INSERT INTO PageLayout (PageId, PageLayoutSetting) VALUES (1, '99999,99999'), (1, NULL);")
    #expect(reading.parcel.boards.count == 2)
    #expect(reading.parcel.boards.allSatisfy { $0.pages <= Board.mostPages })
  }

  @Test func `a set cut short is refused or told to be a part`() throws {
    let bytes = try bench.file(whole).bytes
    for length in stride(from: 0, to: bytes.count, by: 509) {
      let file = try bench.file(bytes.prefix(length), named: "cut.sps")
      if let reading = try? bench.read(file) {
        #expect(reading.isPartial || !reading.complaints.isEmpty, "cut after \(length) bytes")
      } else {
        #expect(bench.failure { try bench.read(file) } != nil, "cut after \(length) bytes")
      }
    }
  }

  @Test func `no change of a byte brings down more than the question`() throws {
    let bytes = try bench.file(whole).bytes
    for place in stride(from: 0, to: bytes.count, by: 13) where bytes[place] != 0 || place % 7 == 0 {
      var changed = bytes
      changed[place] ^= 0xFF
      do {
        _ = try bench.read(bench.file(changed, named: "changed.sps"))
      } catch {
        #expect(error is Failure)
      }
    }
  }

  @Test func `however much is wrong, there are not many complaints`() throws {
    let pages = (1...150).map { number in
      page(number, "Page \(number)", "page-\(number)")
        + button(number, "b", at: "99,99", on: number, ["LibrarySymbolId": "1"])
    }
    let reading = try bench.read(schema + pages.joined())
    #expect(reading.parcel.boards.count == 150)
    #expect(reading.keys == ["snap.moved", "snap.library"])
    #expect(reading.said("snap.moved", "count") == .integer(150))
    #expect(reading.said("snap.moved", "board") == .text("Page 1, Page 2, Page 3 … (150)"))
  }
}
