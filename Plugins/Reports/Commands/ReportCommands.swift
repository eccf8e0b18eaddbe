import Canvas
import Clinic
import Desk
import Foundation
import Shell
import TagarelaKit
import Workspace

/// What `report` takes.
enum ReportParameter {
  static let name = Argument.optionalOperand("name", .noted(Names.patients))
  static let file = Argument.optionalOperand("file", .outputFile.offering(offered))

  private static let offered = FileOffer.names(
    { context in
      let name = context.subject?.name ?? context.operands.first ?? ""
      return [context.typed.first, name, "\(Moment.now.day)"].compactMap(\.self).joined(separator: " ")
    }, endings: ReportForm.allCases.map(\.rawValue))
}

/// The files that a report can be.
enum ReportForm: String, CaseIterable {
  case pdf, html

  /// Nil for another ending.
  init?(path: String) {
    let name = path.folded
    guard let form = Self.allCases.first(where: { name.hasSuffix(".\($0.rawValue)") }) else { return nil }
    self = form
  }
}

enum ReportCommands {
  static let all = [
    Command(
      Signature(
        "report", nil, [ReportParameter.name, ReportParameter.file, Common.from, Common.to, Common.replace],
        examples: [
          Example(after: giovanna, "report giovanna report.pdf", prints: "✓ report.pdf"),
          Example(
            after: giovanna, "report giovanna november.html --from 2012-11-01 --to 2012-11-30",
            prints: "✓ november.html"),
        ]),
      .acts, run: report),
    Command(
      Signature(
        "report", "clinic", [ReportParameter.file, Common.from, Common.to, Common.replace],
        examples: [Example(after: three, "report clinic report.pdf", prints: "✓ report.pdf")]),
      .acts, run: reportClinic),
  ]

  private static let giovanna = [
    "patient new Giovanna", "use giovanna", #"note "Asked for juice." --at "2012-11-05 09:15""#,
  ]

  /// Fewer than three are told nothing of.
  private static let three =
    ["board new Snack", "board word Snack 1 juice"]
    + ["Giovanna", "Ana", "Rosa"].flatMap { name in
      [
        "patient new \(name)", "tutor new \(name) --patient \(name)",
        "plan new \(name) --tutor \(name) --type board --board Snack --description juice", "plan touch \(name) 1",
      ]
    }
}

/// Of whom the line names, else of the patient in use; into a file, or where one reads it at once.
private func report(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let period = try arguments.reportDays
  var name = arguments[ReportParameter.name]
  var path = arguments[ReportParameter.file]
  var pathIs: any DeclaredParameter = ReportParameter.file
  // One word alone is a file where it looks like one.
  if path == nil, let word = name, ReportForm(path: word) != nil {
    (name, path, pathIs) = (nil, word, ReportParameter.name)
  }
  let patient = try arguments.at(ReportParameter.name) {
    try name.map { try context.workspace.patient(named: $0) } ?? context.patient(arguments)
  }
  let clinic = try context.clinic
  try context.noteShown(patient)
  guard let path else { return try context.shown(clinic.report(of: patient, period)) }
  let form = try arguments.at(pathIs) { try reportForm(path) }
  let replaces = try arguments.at(pathIs) { try context.mayReplace([path], arguments) }
  let report = try clinic.report(of: patient, period)
  return try arguments.at(pathIs) {
    try written(
      file(report, clinic.inLanguage(of: patient), form), report, path, context, patient, replacing: replaces)
  }
}

private func reportClinic(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let period = try arguments.reportDays
  let clinic = try context.clinic
  guard let path = arguments[ReportParameter.file] else { return try context.shown(clinic.clinicReport(period)) }
  let form = try arguments.at(ReportParameter.file) { try reportForm(path) }
  let replaces = try arguments.at(ReportParameter.file) { try context.mayReplace([path], arguments) }
  let report = try clinic.clinicReport(period)
  return try arguments.at(ReportParameter.file) {
    try written(file(report, clinic, form), report, path, context, nil, replacing: replaces)
  }
}

/// - Throws: ``Failure`` `report.ending`.
private func reportForm(_ path: String) throws -> ReportForm {
  guard let form = ReportForm(path: path) else { throw Failure("report.ending", ["path": .text(path)]) }
  return form
}

private func file(_ report: Report, _ clinic: Clinic, _ form: ReportForm) throws -> Data {
  let canvas = try clinic.canvas
  return switch form {
  case .pdf: try canvas.render(ReportPages(report, clinic.wording, canvas).document(), as: .pdf, scale: 1)
  case .html: try ReportWeb(report, clinic.wording, canvas).html()
  }
}

/// - Parameter patient: whom it is about; nil for all.
private func written(
  _ content: Data, _ report: Report, _ path: String, _ context: Context, _ patient: PatientRecord?, replacing: Bool
) throws -> Outcome {
  try context.noting(patient, to: path) { try UserFiles.write([(path, content)], replacing: replacing) }
  return .record(
    Record(["file": .text(path), "sections": .list(report.parts.map { .text($0.id) })]),
    said: Phrase("file.written", ["path": .text(path)]))
}

extension Context {
  /// A report to be read at once.
  fileprivate func shown(_ report: Report) throws -> Outcome {
    Outcome(.text(ReportText(report).text, json: ReportText(report).value))
  }
}

extension Arguments {
  /// The days that `--from` and `--to` name: without the first four weeks, without the second until today.
  ///
  /// - Throws: ``Failure`` `period.reversed`, `report.too_long`.
  fileprivate var reportDays: ReportDays {
    get throws {
      let today = Moment.now.day
      let from = self[Common.from]
      let last = self[Common.to] ?? max(today, from ?? today)
      let first = from ?? Day(daysSinceEpoch: last.daysSinceEpoch - 27) ?? last
      return try at(Common.to) {
        _ = try Period(from: first, to: last)
        guard let days = ReportDays(first...last) else { throw Failure("report.too_long") }
        return days
      }
    }
  }
}
