import Foundation
public import TagarelaKit
public import Workspace

/// What was written of a patient.
public struct PersonFolder: Sendable {
  /// Rows of all tables.
  public let rows: Int
  /// Boards and plans that couldn't be drawn, each with why; their rows are there.
  public let undrawn: [(name: String, why: Phrase)]
}

extension Clinic {
  /// Writes all that is held on a patient into a folder, for people (boards, plans and notes in the formats that letters
  /// carry, tables as sheets, pictures and sounds as files) and for programs (all rows as JSON). It is there whole or not at all.
  ///
  /// What `undo` could bring back is not among it.
  ///
  /// - Parameter folder: is made; an empty one may be there.
  /// - Throws: ``Failure`` `folder.taken`, `file.unwritable`, `interrupted`.
  public func export(_ patient: PatientRecord, to folder: String) throws -> PersonFolder {
    let new = try NewFolder(at: folder)
    let written = try workspace.consult {
      let rows = try RowFiles(in: new.path, wording)
      try workspace.forEachRow(of: patient, tables: registry.all(.tables)) { row in
        if rows.rows % 256 == 0 { try checkInterruption() }
        try rows.add(row)
      }
      try rows.finish()
      var pages = PersonPages(clinic: self, patient: patient, folder: new.path)
      try pages.write()
      try UserFiles.write([(path: new.path + "/README.txt", data: guide(to: patient))], replacing: false)
      return PersonFolder(rows: rows.rows, undrawn: pages.undrawn)
    }
    try workspace.together {
      try note(.exported, "patient", about: patient.uid, to: URL(fileURLWithPath: folder).path)
      try new.finish()
    }
    return written
  }

  private func guide(to patient: PatientRecord) -> Data {
    let lines = ["person.readme", "person.readme_pages", "person.readme_tables", "person.readme_rows"].map { key in
      wording.text(Phrase(key, ["name": .text(patient.name), "day": .day(Moment.now.day)]))
    }
    return Data((lines.joined(separator: "\n\n") + "\n").utf8)
  }
}

/// A patient's boards, plans and notes, each in the formats that go with letters.
struct PersonPages {
  let clinic: Clinic
  let patient: PatientRecord
  let folder: String
  private(set) var undrawn: [(name: String, why: Phrase)] = []
  private var taken: Set<String> = []

  init(clinic: Clinic, patient: PatientRecord, folder: String) {
    self.clinic = clinic
    self.patient = patient
    self.folder = folder
  }

  mutating func write() throws {
    let (workspace, whose) = (clinic.workspace, patient)
    for board in try workspace.boards(for: whose.id) where board.patient == whose.id {
      try write("boards", board.name) { try workspace.parcel(of: board) }
    }
    for plan in try workspace.plans(of: patient.id) {
      try write("plans", plan.name) { try workspace.parcel(of: plan) }
    }
    if try !workspace.observations(of: patient.id, from: nil, to: nil).isEmpty {
      try write("observations", whose.name) { try workspace.observationParcel(of: whose, by: nil) }
    }
  }

  private mutating func write(_ part: String, _ name: String, _ content: () throws -> Parcel) throws {
    try clinic.checkInterruption()
    do {
      let parcel = try content()
      let formats = clinic.registry.all(.formats).filter { format in
        format.writes.contains(parcel.kind) && !format.isCompanion
          && !format.attaches.isDisjoint(with: [parcel.kind, .plan])
      }
      try UserFiles.makeFolder("\(folder)/\(part)")
      let path = free("\(folder)/\(part)/\(UserFiles.slug(name))")
      for format in formats {
        let ending = format.endings.first ?? format.id
        let sink = try FileSink("\(path).\(ending)", replacing: false)
        _ = try clinic.write(parcel, as: format, to: sink, ending: ending, reader: patient)
        try sink.finish()
      }
    } catch let failure as Failure where !["interrupted", "file.unwritable"].contains(failure.what.key) {
      undrawn.append((name, failure.what))
    }
  }

  private mutating func free(_ path: String) -> String {
    let names = ([path] + (2...9999).map { "\(path)-\($0)" })
    let name = names.first { !taken.contains($0) } ?? path
    taken.insert(name)
    return name
  }
}
