import AsTeRICSGrid
import Foundation
import Grid3
import JSONText
import OpenBoard
import Snap
import TagarelaBundle
import TagarelaKit
import WordList

@testable import Packs
@testable import Shell

/// The readers of what others wrote, by name.
enum FuzzedReader {
  static let all: [String: @Sendable (Data) -> Void] = {
    let modules: [Module] = [.openBoard, .asTeRICSGrid, .grid3, .snap, .tagarelaBundle, .wordList]
    let formats = Registry(modules).all(.formats).map { format in (format.id, reader(of: format)) }
    let texts: [(String, @Sendable (Data) -> Void)] = [
      ("json", readJSON), ("command", { _ = try? Lexer.words(of: String(decoding: $0, as: UTF8.self)) }),
      ("manifest", { _ = ManifestReader.read(draft: Array($0), parts: ["vocabulary", "pictures", "layouts"]) }),
      ("table", { _ = ConceptTable(String(decoding: $0, as: UTF8.self)) }),
    ]
    return Dictionary((formats + texts).map { ($0.0, $0.1) }) { first, _ in first }
  }()

  private static func readJSON(_ bytes: Data) {
    guard let source = try? SourceText(bytes: Array(bytes), named: "") else { return }
    _ = try? JSONReader.value(of: source, rules: .byHand)
    guard let value = try? JSONReader.value(of: source, rules: .byProgram) else { return }
    let again = try? JSONReader.value(
      of: SourceText(bytes: JSONWriter.bytes(of: value), named: ""), rules: .byProgram)
    precondition(again == value, "what is written is not what was read")
  }

  private static func reader(of format: FileFormat) -> @Sendable (Data) -> Void {
    let folder = FileManager.default.temporaryDirectory.path + "/fuzz-\(getpid())"
    return { bytes in
      _ = format.recognises(bytes.prefix(FileFormat.beginning))
      let path = folder + ".\(format.endings.first ?? "")"
      let aids = ReadingAids(archiver: FramedArchiver(bytes: bytes, folder: folder), language: "en")
      // A database is opened by its path.
      if format.id == "snap" { try? bytes.write(to: URL(filePath: path)) }
      guard let reading = try? format.read?(InputFile(path: path, bytes: bytes), aids) else { return }
      for board in reading.parcel.boards { check(board) }
    }
  }

  /// A board as the rest of the program takes it to be.
  private static func check(_ board: Board) {
    precondition((1...Board.mostPages).contains(board.pages), "pages")
    let places = 1...(board.size.count * board.pages)
    precondition(board.cells.allSatisfy { places.contains($0.position) }, "a cell on no page")
    precondition(Set(board.cells.map(\.position)).count == board.cells.count, "two cells in one place")
  }
}
