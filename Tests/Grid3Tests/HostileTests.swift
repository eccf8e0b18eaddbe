import Foundation
import Grid3
import TagarelaKit
import TagarelaTestSupport
import Testing

/// Files that are damaged, protected, monstrous or none at all.
struct HostileTests {
  let bench: Bench

  init() throws { bench = try Bench() }

  @Test func `a set is recognised by what is in it, not by its name`() throws {
    let set = try bench.packed(["Grids/Home/grid.xml": text(grid(""))])
    #expect(FileFormat.grid3.recognises(set.beginning))
    let settings = try bench.packed(["Settings0/settings.xml": text("<a/>"), "Grids/A/grid.xml": text(grid(""))])
    #expect(FileFormat.grid3.recognises(settings.beginning))
    let other = try bench.packed(["manifest.json": text("{}"), "boards/1.obf": text("{}")])
    #expect(!FileFormat.grid3.recognises(other.beginning))
    #expect(!FileFormat.grid3.recognises(Data("PK".utf8)))
    #expect(!FileFormat.grid3.recognises(Data("Grids/Home/grid.xml".utf8)))
  }

  @Test func `a zip without grids is none`() throws {
    let file = try bench.packed(["Settings0/settings.xml": text("<a/>")])
    #expect(bench.failure { try bench.read(file) }?.what.key == "grid3.no_grids")
  }

  @Test func `a protected set says so`() throws {
    let noise = Data((0..<400).map { UInt8(truncatingIfNeeded: $0 * 89 + 131) })
    let file = try bench.packed(["Grids/Home/grid.xml": noise, "Settings0/settings.xml": noise])
    let failure = bench.failure { try bench.read(file) }
    #expect(failure?.what.key == "grid3.protected")
    #expect(failure?.hint != nil)
  }

  @Test func `a broken grid is left out, and the others are whole`() throws {
    let reading = try bench.read([
      "Grids/A/grid.xml": text(grid(cell("", "whole"))),
      "Grids/B/grid.xml": text("<Grid>\n<Cells>\n<Cell></Cells></Grid>"),
      "Settings0/settings.xml": text("<GridSetSettings>"),
    ])
    #expect(reading.parcel.boards.map(\.name) == ["A"])
    #expect(reading.isPartial)
    #expect(Set(reading.keys) == ["grid3.grid_broken", "grid3.file_broken"])
    #expect(reading.said("grid3.grid_broken", "board") == .text("B"))
    #expect(reading.said("grid3.grid_broken", "line") == .integer(3))
    #expect(reading.said("grid3.grid_broken", "reason") == .phrase(Phrase("xml.tag", ["name": "Cells"])))
  }

  @Test func `a set of which no grid can be read fails`() throws {
    let file = try bench.packed(["Grids/A/grid.xml": text("<Grid>")])
    #expect(bench.failure { try bench.read(file) }?.what.key == "grid3.unreadable")
  }

  @Test func `an entity bomb is refused, not unfolded`() throws {
    var bomb = "<!DOCTYPE Grid [<!ENTITY a0 \"ha\">"
    for level in 1...30 { bomb += "<!ENTITY a\(level) \"&a\(level - 1);&a\(level - 1);&a\(level - 1);\">" }
    bomb += "]><Grid><Cells><Cell><Content><CaptionAndImage><Caption>&a30;</Caption></CaptionAndImage></Content></Cell>"
    let reading = try bench.read([
      "Grids/A/grid.xml": text(grid("")), "Grids/Bomb/grid.xml": text(bomb + "</Cells></Grid>"),
    ])
    #expect(reading.said("grid3.grid_broken", "reason") == .phrase(Phrase("xml.doctype")))
  }

  @Test func `a grid of more than sixteen megabytes is left out`() throws {
    // Repeated beyond the distance at which a zip notices, or the archive would be refused as a bomb.
    let letters = (0..<65_536).map { _ in UInt8.random(in: 0x61...0x7A) }
    let comment = "<!-- \(String(repeating: String(decoding: letters, as: UTF8.self), count: 260)) -->"
    let reading = try bench.read(["Grids/A/grid.xml": text(grid("")), "Grids/Large/grid.xml": text(grid(comment))])
    #expect(reading.said("grid3.grid_broken", "reason") == .phrase(Phrase("xml.large")))
    #expect(reading.parcel.boards.map(\.name) == ["A"])
  }

  @Test func `however much is wrong, there are not many complaints`() throws {
    let command = commands(#"<Command ID="Nothing.Known" />"#)
    let files = (0..<150).map { number in
      (
        "Grids/Board \(number)/grid.xml",
        text(grid(cell("", "a", image: "[lib\(number)]x.wmf", command) + cell(#"X="99""#, "b")))
      )
    }
    let reading = try bench.read(
      bench.file(bench.aids.archiver.pack(files.map { ArchivedFile(path: $0.0, bytes: $0.1) })))
    #expect(reading.parcel.boards.count == 150)
    #expect(reading.complaints.count == 101)
    // One a library; the command and the cells outside are told of all boards together.
    #expect(reading.complaints.last == Phrase("grid3.more", ["count": .integer(150 + 2 - 100)]))
  }

  @Test func `long texts are cut and control characters fall away`() throws {
    let long = String(repeating: "word ", count: 4000)
    let cells = try bench.cells(cell("", long) + cell(#"X="1""#, "be&#27;ll &#7; ring"))
    #expect((cells.first?.text.count ?? .max) <= 2000)
    #expect(cells.last?.text.unicodeScalars.contains { $0.value < 0x20 } == false)
  }

  @Test func `a set cut or with other bytes never brings down more than the question`() throws {
    let whole = try bench.packed([
      "FileMap.xml": text("<FileMap><Entries /></FileMap>"),
      "Grids/Home/grid.xml": text(grid(cell("", "a", image: ".png"))), "Grids/Home/0-0.png": Specimen.png,
    ]).bytes
    for length in stride(from: 0, to: whole.count, by: 61) {
      #expect(bench.failure { try bench.read(bench.file(whole.prefix(length))) } != nil, "cut after \(length) bytes")
    }
  }
}
