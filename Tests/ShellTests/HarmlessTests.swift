import TagarelaKit
import Terminal
import Testing

@testable import Shell

/// Whatever files and programs say, it doesn't steer the terminal.
struct HarmlessTests {
  private let wording = Wording("en", in: Bench.registry)
  private let evil = "a\u{1B}]52;c;x\u{7}b\u{9B}2Jc\u{202E}d"
  private let tame = "a�]52;c;x�b�2Jc�d"

  @Test func `what steers is replaced, and nothing else`() {
    #expect(evil.harmless == tame)
    for text in ["", "água 👩‍👩‍👧 日本語 … “é”\n\tx", "•‑→⁉️", "\u{A0}\u{AD}\u{200D}\u{2070}\u{202F}"] {
      #expect(text.harmless == text)
    }
    for value in Array(0..<0x0A) + Array(0x0A..<0x20) + Array(0x7F..<0xA0) where value != 0x09 && value != 0x0A {
      #expect(String(Character(Unicode.Scalar(UInt8(value)))).harmless == "\u{FFFD}", "\(value)")
    }
    for value: UInt32 in [0x200E, 0x200F, 0x2028, 0x202A, 0x202E, 0x2066, 0x2069] {
      #expect(Unicode.Scalar(value).map { "x\($0)y".harmless } == "x\u{FFFD}y", "\(value)")
    }
  }

  @Test(arguments: [Printer.Manner.plain, .terminal(Style(hasColor: true)), .terminal(.plain)])
  func `all that is shown of data is harmless, the colours are there`(_ manner: Printer.Manner) throws {
    let printer = Printer(manner)
    let cell = GridView.Cell(position: 1, label: evil, border: Tint(.red), fill: Tint(.blue), leadsTo: evil)
    let grid = GridView(title: evil, size: .one, cells: [cell])
    let table = Table([.init("name")], rows: [[.text(evil)], [.list([.text(evil)])]], empty: Phrase("patient.none"))
    let phrase = Phrase("no.such.key", ["name": .text(evil)])
    let outcomes = [
      Outcome(.text(evil, json: .none)), .record(Record(["name": .text(evil)])), .table(table),
      Outcome(.grid(grid, record: Record([:]))), Outcome(said: phrase),
      Outcome(.nothing, gallery: Gallery([.init(label: evil, note: evil) { _, _ in nil }])),
    ]
    var shown = try outcomes.compactMap { try printer.text($0, wording: wording, width: 120) }
    shown += printer.remarks(Outcome(remarks: [phrase]), wording: wording, width: nil)
    shown.append(
      printer.text(
        Failure("no.such.key", ["name": .text(evil)], place: Place(text: evil + "\tx", range: 0..<3)),
        wording: wording, width: 80))
    let board = ShownBoard(grid: grid, path: [evil], message: evil, feedback: evil)
    let words = ShownBoardWording(keys: "", moreKeys: "") { _, _ in "" }
    shown += TouchBoard(board: board, style: printer.style, wording: words).lines(columns: 120, rows: 20)
    #expect(shown.contains { $0.contains("52;c;x") })
    for text in shown.map(\.forTerminal) {
      #expect(
        !text.contains("\u{1B}]") && !text.unicodeScalars.contains { "\u{7}\u{9B}\u{202E}".unicodeScalars.contains($0) }
      )
      if !printer.style.hasColor { #expect(!text.contains("\u{1B}")) }
    }
    #expect(shown.contains { $0.forTerminal.contains("\u{1B}[") } == printer.style.hasColor)
    #expect(try printer.text(Outcome(.nothing), wording: wording, width: nil) == nil)
  }

  @Test func `JSON tells what is there`() throws {
    let line = try #require(
      try Printer(.json).text(.record(Record(["name": .text(evil)])), wording: wording, width: nil))
    #expect(line.contains(#"\u001b]52;c;x\u0007"#))
  }
}
