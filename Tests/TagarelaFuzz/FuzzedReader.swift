import AsTeRICSGrid
import Cboard
import Foundation
import Grid3
import LifeCompanion
import OpenBoard
import Snap
import TagarelaBundle
import TagarelaKit
import TouchChat
import WordList

/// The readers of what others wrote, by name.
enum FuzzedReader {
  static let all: [String: @Sendable (Data) -> Void] = {
    let modules: [Module] = [
      .openBoard, .asTeRICSGrid, .cboard, .grid3, .lifeCompanion, .snap, .tagarelaBundle, .touchChat, .wordList,
    ]
    let formats = Registry(modules).all(.formats).map { format in (format.id, reader(of: format)) }
    return Dictionary(formats + texts.map { ($0.key, $0.value) } + sentences.map { ($0.key, $0.value) }) { first, _ in
      first
    }
  }()

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
  static func check(_ board: Board) {
    precondition((1...Board.mostPages).contains(board.pages), "pages")
    let places = 1...(board.size.count * board.pages)
    precondition(board.cells.allSatisfy { places.contains($0.position) }, "a cell on no page")
    precondition(Set(board.cells.map(\.position)).count == board.cells.count, "two cells in one place")
  }
}
