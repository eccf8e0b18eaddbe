import Foundation
import TagarelaKit
import Workspace

/// A workspace in a folder of its own, with what most tests need.
final class Desk {
  let workspace: Workspace
  private let folder: URL

  /// - Parameter tables: a module's.
  init(tables: [WorkspaceTables] = []) throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "workspace-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    workspace = try Workspace.open(
      folder.appending(path: "clinic.tagarela").path, tables: tables, hooks: .init(isTemporary: true))
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func patient(_ name: String = "Giovanna") throws -> PatientRecord { try workspace.add(Patient(name: name)) }

  func symbol(
    _ name: String, in category: String = "nouns", of patient: PatientRecord? = nil, uid: String = ""
  ) throws -> SymbolRecord {
    let record =
      try workspace.categories().first { $0.name == category }
      ?? workspace.add(Category(name: category, color: .yellow))
    let value = Symbol(uid: uid, name: name, meaning: name, category: record.value, picture: nil)
    return try workspace.add(
      value, category: record.id, patient: patient?.id, picture: workspace.keep(.sample(name), width: 10, height: 10),
      voice: nil)
  }

  func board(_ name: String, of patient: PatientRecord? = nil, _ symbols: SymbolRecord...) throws -> BoardRecord {
    let board = try workspace.add(Board(name: name, size: .nine, layout: "nine"), patient: patient?.id)
    for (index, symbol) in symbols.enumerated() { try workspace.put(symbol, at: index + 1, on: board) }
    return board
  }

  func plan(_ name: String, for tutor: TutorRecord, _ content: PlanContent) throws -> PlanRecord {
    try workspace.add(name: name, description: "Ask for a drink", start: .some, tutor: tutor, showing: content)
  }
}

/// Takes every picture for a drawing of ten by ten.
struct Pictures: Renderer {
  func render(_ document: Document, as output: RenderOutput, scale: Double) throws -> Data { Data() }
  func lines(of texts: [MeasuredText], width: Double) throws -> [[TextLine]] { [] }

  func inspect(picture: Data) throws -> PictureFacts {
    guard picture.starts(with: "<svg".utf8) else { throw Failure("picture.unreadable") }
    return PictureFacts(format: .svg, width: 10, height: 10)
  }
}

extension Picture {
  static func sample(_ text: String) -> Picture { Picture(format: .svg, bytes: Data("<svg>\(text)</svg>".utf8)) }
}

extension Day {
  static var some: Day { Day(daysSinceEpoch: 15_649) ?? Moment(seconds: 0).day }
}

extension Moment {
  /// So many minutes after nine on 2012-11-05.
  static func at(_ minutes: Int) -> Moment { Moment(Day.some, hour: 9, minute: minutes) }
}
