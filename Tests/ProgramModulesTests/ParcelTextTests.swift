import Conformance
import Foundation
import StructuredText
import TagarelaKit
import TagarelaTestSupport
import Testing

@testable import ProgramModules

/// All that a parcel holds reaches a program and comes back.
struct ParcelTextTests {
  private static func reading(_ bytes: Data) throws -> Reading {
    let source = try SourceText(bytes: Array(bytes), named: "parcel")
    var reader = ParcelReader()
    let parcel = try reader.parcel(JSONReader.value(of: source, rules: .byProgram))
    return Reading(parcel: parcel, complaints: reader.complaints)
  }

  @Test func `parcels of every kind come back as they went`() {
    let format = FileFormat(
      id: "parcel", endings: ["json"], reads: Set(Parcel.Kind.allCases), writes: Set(Parcel.Kind.allCases),
      carries: Set(FileFormat.Carried.allCases), recognises: { $0.first == UInt8(ascii: "{") },
      read: { file, _ in try Self.reading(file.bytes) }, write: { parcel, _ in Data(try ParcelText.bytes(of: parcel)) })
    expectNone(checkConformance(of: format))
  }

  @Test func `a parcel with every field filled comes back as it went`() throws {
    let picture = Picture(format: .jpeg, bytes: Data([0xFF, 0xD8, 0]))
    // One channel, 8000 Hz, 8 bits, no sound.
    let head = "RIFF\u{24}\0\0\0WAVEfmt \u{10}\0\0\0\u{1}\0\u{1}\0@\u{1F}\0\0@\u{1F}\0\0\u{1}\0\u{8}\0data\0\0\0\0"
    let voice = try #require(Voice(shortWave: Data(head.utf8)))
    var symbol = Symbol(
      uid: "s", name: "água", meaning: "de beber", category: Category(name: "Bebidas", color: .teal), picture: picture,
      voice: voice, isCustom: true, source: "pcs:water", concept: "water")
    symbol.video = Video(
      file: Data("\0\0\0\u{10}ftypisom\0\0\0\0\0\0\0\u{8}moov\0\0\0\u{8}mdat".utf8))
    try #require(symbol.video != nil)
    var cell = Board.Cell(
      position: 10, span: try #require(Span(columns: 2, rows: 3)),
      area: CellArea(x: 0.1, y: 0.2, width: 1.0 / 3, height: 0.5), symbol: symbol, picture: picture, label: "Á\n\u{1}",
      spoken: "quero água", voice: voice, fill: Tint(red: 1, green: 2, blue: 3, alpha: 0.125),
      border: Tint(.navy), isHidden: true, link: BoardLink(uid: "b2", name: "Frutas"),
      actions: [.speak, .type("a"), CellAction(rawValue: ":ext_x")], foreign: ["obf": "{\"a\":1}"])
    cell.level = 3
    var board = Board(
      uid: "b", name: "Lanche", size: .nine, pages: 2, layout: "scene", labels: .hidden, letters: .upper,
      background: Tint(.aqua), scene: picture, cells: [cell], foreign: ["obf": "[]"])
    board.level = 2
    board.isMovable = true
    for field in CellTraits.fields { #expect(field.said(by: cell.traits) != nil, "\(field.name) has no sample") }
    for field in BoardTraits.fields { #expect(field.said(by: board.traits) != nil, "\(field.name) has no sample") }
    for field in SymbolTraits.fields { #expect(field.said(by: symbol.traits) != nil, "\(field.name) has no sample") }
    let day = try #require(Day("2012-11-05"))
    let at = try #require(Moment("2012-11-05 09:15:30"))
    let parcel = Parcel(
      kind: .plan,
      patient: Patient(
        uid: "p", name: "Giovanna", born: day, pathology: "x", email: "g@exemplo.org", since: day, photo: picture),
      tutor: Tutor(uid: "t", name: "Ana", place: "casa", email: "a@exemplo.org", photo: picture),
      therapistEmail: "m@exemplo.org",
      plans: [Plan(uid: "l", name: "Lanche", description: "À mesa", kind: .large, start: day, board: board)],
      boards: [board], symbols: [symbol], title: "Bebidas",
      observations: [Observation(uid: "o", at: at, text: "bom", tutor: "Ana")],
      touches: [Touch(uid: "u", at: at, symbol: "água", plan: "Lanche")])
    let bytes = Data(try ParcelText.bytes(of: parcel))
    #expect(!bytes.contains(0x0A), "a document is one line")
    let reading = try Self.reading(bytes)
    #expect(reading.parcel == parcel)
    #expect(reading.complaints.isEmpty)
  }

  @Test func `cells that don't fit are left out and named`() throws {
    let cells = """
      {"at":"B2","label":"a"},{"at":"D1","label":"b"},{"at":"B2","label":"c"},{"at":"C3","columns":2,"label":"d"},
      {"at":1,"label":"e"},{"at":"A1","label":"f"}
      """
    let reading = try Self.reading(
      Data(#"{"kind":"board","boards":[{"name":"x","columns":3,"rows":3,"cells":[\#(cells)]}]}"#.utf8))
    #expect(reading.parcel.boards.first?.cells.map(\.text) == ["e", "a"])
    #expect(
      reading.complaints.map(\.key) == [
        "program.cell_outside", "program.cell_taken", "program.cell_outside", "program.cell_taken",
      ])
  }

  @Test func `what is no recording is left out, and of many complaints some are told`() throws {
    let cells = #"{"at":"A1","label":"a","voice":{"media_type":"audio/wav","base64":"AQID"}}"#
    let reading = try Self.reading(
      Data(#"{"kind":"board","boards":[{"name":"x","columns":1,"rows":1,"cells":[\#(cells)]}]}"#.utf8))
    #expect(reading.parcel.boards.first?.cells.first?.label == "a")
    #expect(reading.parcel.boards.first?.cells.first?.voice == nil)
    #expect(
      reading.complaints == [Phrase("program.voice_left", ["place": "parcel.boards[0].cells[0].voice"])])
    let outside = Array(repeating: #"{"at":"Z9"}"#, count: 1000).joined(separator: ",")
    let many = try Self.reading(
      Data(#"{"kind":"board","boards":[{"name":"x","columns":1,"rows":1,"cells":[\#(outside)]}]}"#.utf8))
    #expect(many.complaints.count == 101)
    #expect(many.complaints.last == Phrase("prompt.more", ["count": 900]))
  }

  @Test(arguments: [
    (#"[]"#, "parcel"), (#"{}"#, "parcel.kind"), (#"{"kind":"thing"}"#, "parcel.kind"),
    (#"{"kind":"board","boards":{}}"#, "parcel.boards"), (#"{"kind":"board","boards":[1]}"#, "parcel.boards[0]"),
    (#"{"kind":"board","boards":[{"name":"x","columns":27,"rows":1}]}"#, "parcel.boards[0].columns"),
    (#"{"kind":"board","boards":[{"name":"x","columns":1e99,"rows":1}]}"#, "parcel.boards[0].columns"),
    (#"{"kind":"board","boards":[{"name":"x","columns":1,"rows":1,"pages":0}]}"#, "parcel.boards[0].pages"),
    (#"{"kind":"board","boards":[{"columns":1,"rows":1}]}"#, "parcel.boards[0].name"),
    (
      #"{"kind":"board","boards":[{"name":"x","columns":1,"rows":1,"cells":[{"at":"A1","fill":"no colour"}]}]}"#,
      "parcel.boards[0].cells[0].fill"
    ),
    (
      #"{"kind":"board","boards":[{"name":"x","columns":1,"rows":1,"cells":[{"at":"A1","picture":{"media_type":"image/png","base64":"?"}}]}]}"#,
      "parcel.boards[0].cells[0].picture.base64"
    ),
    (#"{"kind":"plan","plans":[{"name":"x"}]}"#, "parcel.plans[0].board"),
    (#"{"kind":"usage","touches":[{"symbol":"x","at":"soon"}]}"#, "parcel.touches[0].at"),
  ])
  func `what means nothing is a failure that says where`(_ text: String, _ place: String) {
    do {
      _ = try Self.reading(Data(text.utf8))
      Issue.record("was read: \(text)")
    } catch {
      let failure = error as? Failure
      #expect(failure?.what.key.hasPrefix("program.value_") == true)
      #expect(failure?.what.arguments.first?.value == .text(place))
    }
  }
}
