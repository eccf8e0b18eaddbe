import Canvas
import Clinic
import Desk
import Shell
import TagarelaKit
import Workspace

/// A period as pages, or as a booklet: of its entries those that all may read whom the line names; without a name everybody.
func printDiary(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let patient = try context.patient(arguments)
  let period = try Period(arguments)
  let path = try arguments[Common.file]
  let readers = arguments.readers ?? .all
  let entries = try DiaryStore(context.workspace).entries(of: patient.id, from: period.from, to: period.to)
    .filter { readers.isSubset(of: $0.readers) }
  guard !entries.isEmpty else { throw Failure("diary.nothing_to_print", ["patient": .text(patient.name)]) }
  let replaces = try arguments.at(Common.file) { try context.mayReplace([path], arguments) }
  let clinic = try context.clinic.inLanguage(of: patient)
  let document =
    arguments[DiaryParameter.isBooklet]
    ? try DiaryBooklet(entries, of: patient, clinic).document()
    : try DiaryPages(entries, of: patient, clinic).document()
  let data = try clinic.canvas.render(document, as: .pdf, scale: 1)
  try arguments.at(Common.file) {
    try context.noting(patient, to: path) { try UserFiles.write([(path, data)], replacing: replaces) }
  }
  return .record(
    Record(["file": .text(path), "entries": .integer(entries.count), "pages": .integer(document.pages.count)]),
    said: Phrase("file.written", ["path": .text(path)]))
}
