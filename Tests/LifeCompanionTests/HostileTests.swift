import Conformance
import Foundation
import LifeCompanion
import TagarelaKit
import TagarelaTestSupport
import Testing

/// Files that are damaged, monstrous or none at all.
struct HostileTests {
  let bench: Bench

  init() throws { bench = try Bench() }

  @Test func `the format keeps what formats promise`() {
    expectNone(checkConformance(of: .lifeCompanion, reading: bench.aids))
  }

  @Test func `a configuration is recognised by what is in it, not by its name`() throws {
    let noise = Data((0..<100).map { UInt8($0) })
    #expect(
      FileFormat.lifeCompanion.recognises(try bench.packed([("lifecompanion-configuration.xml", noise)]).beginning))
    #expect(!FileFormat.lifeCompanion.recognises(try bench.packed([("manifest.json", noise)]).beginning))
    #expect(!FileFormat.lifeCompanion.recognises(Data("lifecompanion-configuration.xml".utf8)))
  }

  @Test func `a zip without configuration, and a configuration without grids, say so`() throws {
    let other = try bench.packed([("preview.png", Specimen.png)])
    #expect(bench.failure { try bench.read(other) }?.what.key == "lifecompanion.no_configuration")
    #expect(bench.failure { try bench.read(configuration("")) }?.what.key == "lifecompanion.no_grids")
  }

  @Test func `a configuration that was cut says where and what to do`() throws {
    let whole = configuration(stack(grid("a", "A", key("x", 0, 0) + "\n" + key("y", 1, 0))))
    let failure = bench.failure { try bench.read(String(whole.prefix(whole.count - 60))) }
    #expect(failure?.what.key == "lifecompanion.damaged")
    #expect(failure?.place?.line == 2)
    #expect(failure?.hint != nil)
  }

  @Test func `a document type with entities is refused`() throws {
    let text = "<!DOCTYPE a [<!ENTITY x \"y\">]>" + configuration(stack(grid("a", "&x;", "")))
    #expect(bench.failure { try bench.read(text) }?.what.key == "lifecompanion.damaged")
  }

  @Test func `keys off the grid, on each other or nowhere are all on the board, and told`() throws {
    let reading = try bench.keys(
      key("a", 0, 0), key("b", 0, 0), key("far", 90_000, 0), key("before", -1, 0),
      key("wide", 2, 0, #"columnSpan="9""#), #"<Cmp ntyp="GPKC" textContent="lost" />"#, #"<Cmp ntyp="Unheard" />"#)
    #expect(Set(reading.cells.map(\.text)) == ["a", "b", "far", "before", "wide", "lost"])
    #expect(Set(reading.cells.map(\.position)).count == 6)
    #expect(Set(reading.keys) == ["lifecompanion.moved", "lifecompanion.span", "lifecompanion.part"])
    #expect(reading.said("lifecompanion.moved", "count") == .integer(4))
  }

  @Test func `a grid beyond all measure is as large as boards are`() throws {
    let huge = grid("a", "A", key("x", 40, 0), columns: 4_000_000, rows: 2)
    let reading = try bench.read(configuration(stack(huge)))
    #expect(reading.parcel.boards.first?.size == GridSize(columns: 26, rows: 2))
    #expect(reading.keys == ["lifecompanion.size", "lifecompanion.moved"])
  }

  @Test func `two grids of one name are two boards, and ways lead to the first`() throws {
    let way = key("go", 0, 0, "", acts(act("MoveToGrid", #"targetGridId="a""#)))
    let reading = try bench.read(configuration(stack(grid("a", "One", way) + grid("a", "Two", way))))
    #expect(reading.parcel.boards.map(\.uid) == ["a", "lifecompanion:Mine/2"])
    #expect(reading.parcel.boards.compactMap { $0.cells.first?.link?.name } == ["One", "One"])
  }

  @Test func `names that lead out of the file find nothing`() throws {
    let reading = try bench.keys(
      key("a", 0, 0, #"imageId2="../../etc/passwd""#),
      key("b", 1, 0, "", acts(act("PlaySound", "", #"<SoundResourceHolder soundResourceId="../x.wav" />"#))))
    #expect(reading.cells.map(\.text) == ["a", "b"])
    #expect(reading.keys == ["lifecompanion.picture_elsewhere", "lifecompanion.sound"])
  }

  @Test func `words are on one line, without what steers a terminal`() throws {
    let reading = try bench.keys(key("two&#10;lines&#27;[31m", 0, 0))
    #expect(reading.cells.map(\.text) == ["two lines [31m"])
  }
}
