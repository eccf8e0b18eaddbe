import Foundation
import Mail
import Programs
import StructuredText
import TagarelaKit

@testable import Drawing
@testable import Layouts
@testable import Packs
@testable import ProgramModules
@testable import Shell
@testable import Workspace

extension FuzzedReader {
  /// What else is read of texts and bytes that anybody may have made.
  static let texts: [String: @Sendable (Data) -> Void] = [
    "json": readJSON, "xml": readXML, "command": readCommand, "delimited": readRows, "address": readAddress,
    "wave": readWave, "answer": readAnswer, "shown": show, "layout": readLayout, "undo-log": readLog,
    "manifest": { _ = ManifestReader.read(draft: Array($0), parts: ["vocabulary", "pictures", "layouts"]) },
    "table": { _ = ConceptTable(String(decoding: $0, as: UTF8.self)) },
    "drawing": { _ = DrawingReader(String(decoding: $0, as: UTF8.self)[...], file: "") },
    "moment": { _ = Day(String(decoding: $0, as: UTF8.self)) },
  ]

  private static func readJSON(_ bytes: Data) {
    guard let source = try? SourceText(bytes: Array(bytes), named: "") else { return }
    _ = try? JSONReader.value(of: source, rules: .byHand)
    guard let value = try? JSONReader.value(of: source, rules: .byProgram) else { return }
    let again = try? JSONReader.value(
      of: SourceText(bytes: JSONWriter.bytes(of: value), named: ""), rules: .byProgram)
    precondition(again == value, "what is written is not what was read")
  }

  /// Each element that begins ends, and a document type changes nothing where there is none.
  private static func readXML(_ bytes: Data) {
    guard let source = try? SourceText(bytes: Array(bytes), named: "") else { return }
    let passing = events(of: XMLReader(source, rules: .passingDocumentTypes))
    if let plain = events(of: XMLReader(source)) { precondition(plain == passing, "read in two ways") }
    var open: [String] = []
    for event in passing ?? [] {
      switch event {
      case .start(let name, _): open.append(name)
      case .text: precondition(!open.isEmpty, "text outside of all")
      case .end(let name): precondition(open.popLast() == name, "another element ends")
      }
    }
    precondition(open.isEmpty, "an element doesn't end")
  }

  private static func events(of reader: XMLReader) -> [XMLReader.Event]? {
    var reader = reader
    var events: [XMLReader.Event] = []
    do {
      while let event = try reader.next() { events.append(event) }
      return events
    } catch {
      return nil
    }
  }

  /// A word lies in its line, and words follow one another.
  private static func readCommand(_ bytes: Data) {
    _ = try? Lexer.words(of: String(decoding: bytes, as: UTF8.self))
  }

  /// Rows stand on lines that are there, in their order.
  private static func readRows(_ bytes: Data) {
    guard let text = TableText(bytes) else { return }
    let read = DelimitedText(text.utf8)
    let lines = text.utf8.count { $0 == 0x0A || $0 == 0x0D } + 1
    precondition(read.rows.allSatisfy { (1...lines).contains($0.line) }, "a row on no line")
    precondition(zip(read.rows, read.rows.dropFirst()).allSatisfy { $0.line < $1.line }, "rows out of order")
  }

  /// What is taken for an address can't begin another header or another address.
  private static func readAddress(_ bytes: Data) {
    let text = String(decoding: bytes, as: UTF8.self)
    guard let address = try? EmailAddress(validating: text) else { return }
    for written in [address.description, address.transport] {
      precondition(
        !written.unicodeScalars.contains { "\r\n\0 ,;:<>\"()[]\\".unicodeScalars.contains($0) }, "\(written)")
    }
  }

  /// A recording plays no shorter than nothing, and no longer than its bytes.
  private static func readWave(_ bytes: Data) {
    guard let seconds = Voice(wave: bytes)?.seconds else { return }
    precondition(seconds >= 0 && seconds <= Double(bytes.count), "\(seconds) s")
  }

  /// What a program answers, down to the boards in it.
  private static func readAnswer(_ bytes: Data) {
    guard let answer = try? ProgramAnswer(bytes, to: 1, of: ""), let value = answer.fields.value("parcel") else {
      return
    }
    var reader = ParcelReader()
    guard let parcel = try? reader.parcel(value) else { return }
    for board in parcel.boards { check(board) }
  }

  /// What a layout begins with, on boards of each size that it allows.
  private static func readLayout(_ bytes: Data) {
    guard let source = try? SourceText(bytes: Array(bytes), named: ""),
      let layout = try? LayoutReader.read(source).layout?.layout
    else { return }
    for size in [layout.sizes.least, layout.sizes.usual, layout.sizes.most] {
      let cells = layout.beginning(size, "pt")
      check(Board(name: "", size: size, layout: layout.id, cells: cells))
      let area = Scene.Frame(x: 0, y: 0, width: 1_000, height: 700)
      for slot in layout.slots(LayoutRequest(size: size, area: area)) {
        let edges = [slot.frame.x, slot.frame.y, slot.frame.x + slot.frame.width, slot.frame.y + slot.frame.height]
        precondition(edges.allSatisfy { (-0.1...1_000.1).contains($0) }, "a cell off the page")
      }
    }
  }

  /// What is read of the log is just what is written there, and fields come in their order.
  private static func readLog(_ bytes: Data) {
    guard let changes = LoggedChange.read(Array(bytes)) else { return }
    precondition(!changes.isEmpty, "nothing at all")
    var writer = LogWriter()
    for change in changes {
      precondition(zip(change.fields, change.fields.dropFirst()).allSatisfy { $0.number < $1.number }, "order")
      precondition((change.deed == .update) == (change.uid != nil), "whose fields they are")
      precondition(change.inverse.inverse == change, "not the same backwards")
      change.write(to: &writer)
    }
    precondition(LoggedChange.read(writer.bytes) == changes, "another log")
  }

  /// What a program says reaches the terminal without what would steer it.
  private static func show(_ bytes: Data) {
    let shown = ProgramText.shown(String(decoding: bytes, as: UTF8.self))
    precondition(!shown.unicodeScalars.contains { $0.properties.generalCategory == .control }, "a control")
    precondition(shown.count <= 201, "too long")
  }
}
