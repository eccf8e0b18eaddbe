import Archive
import Canvas
import Clinic
import BuiltIns
import Foundation
import Programs
import Services
import Shell
import Synchronization
import TagarelaKit
import TagarelaTestSupport
import Testing
import Workspace

@testable import Course

/// A prompt on a clinic of its own, whose clock is set by hand and whose questions are answered beforehand.
final class CourseBench {
  private final class Clock: Sendable {
    let now = Mutex(Moment(seconds: 0))
  }

  private let folder: URL
  private let session: Session
  private let clock = Clock()
  let console = AnsweringConsole()
  let workspace: Workspace

  init(_ language: String = "en", at moment: String = "2026-11-02 07:00") throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "course-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let registry = Registry(builtInModules)
    workspace = try Workspace.open(
      folder.appending(path: "clinic.tagarela").path, tables: registry.all(.tables), hooks: .init(isTemporary: true))
    var services = Services(registry)
    services.add(workspace)
    func program(_ name: String) -> LineProgram {
      LineProgram(path: BuiltPrograms.path(name), name: name, limits: .init(deadline: 600))
    }
    services.add(Canvas(program: program("tagarela-canvas")))
    services.add(Archive(program: program("tagarela-archive")))
    let clock = clock
    services.add(CourseClock { clock.now.withLock { $0 } })
    session = Session(
      registry: registry, services: services, ledger: workspace, console: console,
      wording: Wording(language, in: registry), isInterrupted: { false })
    try set(moment)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func set(_ moment: String) throws {
    let moment = try #require(Moment(moment))
    clock.now.withLock { $0 = moment }
  }

  func path(_ name: String) -> String { folder.appending(path: name).path }

  var clinic: Clinic {
    Clinic(workspace, registry: session.registry, wording: session.wording, services: session.services)
  }

  /// What a line shows and says as plain text; nobody is asked unless there are answers.
  @discardableResult
  func run(_ line: String, answers: [String] = []) throws -> String {
    console.answers = answers
    console.messages = []
    guard let outcome = try session.run(line) else { return "" }
    var shown = try Printer(.plain).text(outcome, wording: session.wording, width: nil) ?? ""
    for remark in outcome.remarks { shown += "\n" + session.wording.text(remark) }
    if let failure = outcome.failure { throw Refused(failure: failure, shown: shown) }
    return shown
  }

  struct Refused: Error {
    let failure: Failure
    let shown: String
  }

  /// What `--json` gives.
  func value(_ line: String) throws -> Value {
    guard let outcome = try session.run(line) else { return .none }
    return switch outcome.output {
    case .record(let record): .record(record)
    case .text(_, let json): json
    default: .none
    }
  }

  /// The rows of a table, by the keys of its columns.
  func rows(_ line: String) throws -> [[String: Value]] {
    guard case .table(let table)? = try session.run(line)?.output else { return [] }
    var rows: [[String: Value]] = []
    try table.rows.forEach { row in
      rows.append(Dictionary(zip(table.columns.map(\.key), row)) { first, _ in first })
    }
    return rows
  }

  func record(_ line: String) throws -> Record {
    guard case .record(let record) = try value(line) else { return Record([:]) }
    return record
  }

  /// Why a line is refused.
  func refusal(_ line: String) -> String? {
    do {
      _ = try run(line)
      return nil
    } catch let failure as Failure {
      return failure.what.key
    } catch let refused as Refused {
      return refused.failure.what.key
    } catch {
      return "\(error)"
    }
  }

  /// What stands above the prompt, and what is told at the start.
  func reminders() throws -> [String] { try clinic.reminders.map { session.wording.text($0) } }

  private static func box(_ kind: String, _ body: [UInt8]) -> [UInt8] {
    let size = UInt32(body.count + 8)
    return [UInt8(size >> 24), UInt8(size >> 16 & 255), UInt8(size >> 8 & 255), UInt8(size & 255)] + Array(kind.utf8)
      + body
  }

  /// The boxes of an MP4 whose pictures are coded so; there is nothing to see in it.
  static func film(_ codec: String) -> Data {
    let handler = box("hdlr", [0, 0, 0, 0, 0, 0, 0, 0] + Array("vide".utf8))
    let table = box("stbl", box("stsd", [0, 0, 0, 0, 0, 0, 0, 1] + box(codec, [])))
    let track = box("trak", box("mdia", handler + box("minf", table)))
    return Data(box("ftyp", Array("isom".utf8) + [0, 0, 0, 0]) + box("moov", track) + box("mdat", [1]))
  }

  static func example(_ language: String) -> String {
    URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "examples/course-aac-at-home/\(language)").path
  }
}

/// Somebody at the prompt who has made up their mind before.
final class AnsweringConsole: Console {
  var answers: [String] = []
  var messages: [String] = []
  var isInteractive: Bool { !answers.isEmpty }
  let hasScreen = false
  let width: Int? = nil

  func ask(_ question: String, complete: ((String) -> [String])?) throws -> String {
    messages.append(question)
    guard !answers.isEmpty else { throw Failure("interrupted") }
    return answers.removeFirst()
  }

  func result(_ text: String) {}
  func message(_ text: String) { messages.append(text) }
  func progress(_ label: String, _ fraction: Double?) {}
  func open(
    _ board: ShownBoard, wording: ShownBoardWording, lock: ScreenLock?, act: (BoardGesture) throws -> ShownBoard
  ) throws {}
}
