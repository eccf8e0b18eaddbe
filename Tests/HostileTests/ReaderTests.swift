import Archive
import BuiltIns
import Foundation
import Programs
import TagarelaKit
import TagarelaTestSupport
import Testing

/// Every reader that is built in, with what nobody should give it.
struct ReaderTests {
  static let registry = Registry(builtInModules)
  static let readers = registry.all(.formats).filter { $0.read != nil }

  private let aids: ReadingAids
  private let folder: URL

  init() throws {
    let tool = BuiltPrograms.path("tagarela-archive")
    let program = LineProgram(path: tool, name: "tagarela-archive", limits: .init(deadline: 600))
    aids = ReadingAids(archiver: Archive(program: program), language: "en")
    folder = FileManager.default.temporaryDirectory.appending(path: "hostile-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  /// What a reader makes of a file; nil when it refuses it, with a reason.
  private func reading(_ bytes: Data, _ format: FileFormat, _ name: String) throws -> Reading? {
    let path = folder.appending(path: "\(name).\(format.endings.first ?? "")")
    try bytes.write(to: path)
    defer { try? FileManager.default.removeItem(at: path) }
    do {
      return try format.read?(InputFile(path: path.path, bytes: bytes), aids)
    } catch let failure as Failure {
      #expect(!failure.what.key.isEmpty)
      return nil
    } catch {
      Issue.record("\(format.id), \(name): \(error) has no words")
      return nil
    }
  }

  @Test(arguments: readers)
  func `what has no form is refused or empty, with little work`(_ format: FileFormat) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    for sample in HostileTexts.shapeless {
      let used = try work {
        let reading = try reading(sample.bytes, format, sample.name)
        if let parcel = reading?.parcel, !(reading?.isWordList ?? false) {
          let isEmpty = parcel.boards.allSatisfy { $0.cells.isEmpty }
          #expect(isEmpty, "\(format.id) takes something from \(sample.name)")
        }
      }
      #expect(used < 30, "\(format.id), \(sample.name)")
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
  }

  @Test(arguments: readers)
  func `a monster in a good file is repaired, left out or refused, with little work`(_ format: FileFormat) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    for template in HostileTexts.templates where format.endings.contains(template.ending) {
      for (index, monster) in HostileTexts.monsters.enumerated() {
        let text = template.text.replacing("@", with: monster)
        let used = try work {
          guard let parcel = try reading(Data(text.utf8), format, "monster")?.parcel else { return }
          for board in parcel.boards { expectOrder(board, "\(format.id), monster \(index) in \(template.text)") }
        }
        #expect(used < 30, "\(format.id), monster \(index) in \(template.text)")
      }
    }
  }

  /// A board as the rest of the program takes it to be.
  private func expectOrder(_ board: Board, _ note: String) {
    #expect((1...Board.mostPages).contains(board.pages), "\(note): pages")
    let places = 1...(board.size.count * max(1, board.pages))
    #expect(board.cells.allSatisfy { places.contains($0.position) }, "\(note): a cell on no page")
    #expect(Set(board.cells.map(\.position)).count == board.cells.count, "\(note): two cells in one place")
  }
}
