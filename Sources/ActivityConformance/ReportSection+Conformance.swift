import Charts
public import Clinic
import Foundation
import GRDB
import Services
public import TagarelaKit
import Workspace

/// Asks a section of reports of somebody of whom there is nothing, of a single day and of days to come, in every language: it
/// answers in that language or not at all, changes nothing, and tells of all patients without a name.
///
/// - Parameters:
///   - section: the section.
///   - registry: its module among the others.
/// - Returns: what it breaks; empty when it keeps all.
/// - Throws: what making a workspace in the temporary folder throws.
public func checkConformance(ofReportSection section: ReportSection, in registry: Registry) throws -> [String] {
  let folder = FileManager.default.temporaryDirectory.appending(path: "section-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  let workspace = try Workspace.open(
    folder.appending(path: "clinic").path, tables: registry.all(.tables), hooks: .init(isTemporary: true))
  let today = Moment.now.day
  let names = ["Zenobia", "Wanderley", "Quim"]
  let patients = try workspace.change("check") {
    try names.map { name in try workspace.add(Patient(name: name), photo: nil) }
  }
  try workspace.change("check") {
    for (number, patient) in patients.dropFirst().enumerated() {
      for minute in 0..<40 {
        let at = Moment(today, hour: minute % 24, minute: minute)
        try workspace.add(
          Touch(at: at, symbol: number == 0 ? "only hers \(minute % 7)" : "water", plan: "Lanche"), to: patient.id,
          tutor: nil,
          plan: nil, symbol: nil)
      }
    }
  }
  var found: [String] = []
  for language in registry.all(.languages) {
    let clinic = Clinic(
      workspace, registry: registry, wording: Wording(language.id, in: registry), services: Services(registry))
    let check = SectionCheck(section: section, clinic: clinic, patients: patients)
    for first in [0, -27, -3000, 1, 400] {
      guard let from = Day(daysSinceEpoch: today.daysSinceEpoch + first),
        let days = ReportDays(from...max(from, first > 0 ? from : today))
      else { continue }
      found += try check.complaints(days)
    }
  }
  return found.removingRepeats.map { "report section \(section.id): \($0)" }
}

private struct SectionCheck {
  let section: ReportSection
  let clinic: Clinic
  let patients: [PatientRecord]

  func complaints(_ days: ReportDays) throws -> [String] {
    let before = try changes()
    var found: [String] = []
    for patient in patients {
      if let part = try section.tell(ReportScope(clinic, patient, days)) { found += complaints(about: part) }
    }
    if let part = try section.sum?(ClinicScope(clinic, patients, days)) {
      found += complaints(about: part)
      let told = part.texts.joined(separator: " ").folded
      for name in patients.map(\.name) + ["only hers"] where told.contains(name.folded) {
        found.append("of all together it tells “\(name)”")
      }
    }
    if try changes() != before { found.append("it changes data") }
    return found
  }

  private func changes() throws -> Int { try clinic.workspace.read { $0.totalChangesCount } }

  private func complaints(about part: ReportPart) -> [String] {
    let language = clinic.wording.language.id
    var found: [String] = []
    if part.title.allSatisfy(\.isWhitespace) { found.append("\(language): it has no title") }
    if part.blocks.isEmpty { found.append("it has nothing below its title") }
    // A message that nobody has is told by its key.
    for text in part.texts where text.contains(/\b[a-z]+\.[a-z_.]+[a-z]\b/) {
      found.append("\(language): it says “\(text)”")
    }
    for case .chart(let chart) in part.blocks {
      if chart.columnHeads.contains(where: \.isEmpty) { found.append("a column of \(chart.title) has no head") }
      if chart.rows.contains(where: { $0.count != chart.columnHeads.count }) {
        found.append("a row of \(chart.title) has more or fewer cells than there are heads")
      }
    }
    for case .table(let heads, let rows) in part.blocks where rows.contains(where: { $0.count != heads.count }) {
      found.append("a row has more or fewer cells than there are heads")
    }
    return found
  }
}

extension ReportPart {
  fileprivate var texts: [String] {
    [title]
      + blocks.flatMap { block in
        switch block {
        case .text(let text): [text]
        case .chart(let chart): [chart.title] + chart.columnHeads + chart.rows.joined()
        case .table(let heads, let rows): heads + rows.joined()
        case .notes(let notes): notes.flatMap { [$0.heading, $0.text] }
        }
      }
  }
}
