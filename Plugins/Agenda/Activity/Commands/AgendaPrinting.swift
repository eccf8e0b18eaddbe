import Canvas
import Clinic
import Desk
import Shell
import TagarelaKit
import Workspace

/// A day, a week or a month as a page.
func printAgenda(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let book = try context.agendaBook(arguments).inOwnLanguage()
  let day = arguments[AgendaParameter.day] ?? Moment.now.day
  let period = AgendaPeriod(kind: try arguments[AgendaParameter.period], day: day)
  let path = try arguments[Common.file]
  let replaces = try arguments.at(Common.file) { try context.mayReplace([path], arguments) }
  let agenda = try book.agenda(in: period.shown)
  let pages = AgendaPages(book: book, agenda: agenda, period: period)
  let data = try context.clinic.canvas.render(pages.document(), as: .pdf, scale: 1)
  try arguments.at(Common.file) {
    try context.noting(book.patient, to: path) { try UserFiles.write([(path, data)], replacing: replaces) }
  }
  return .record(
    Record([
      "file": .text(path), "from": .day(period.span.lowerBound), "to": .day(period.span.upperBound),
      "events": .integer(agenda.occurrences.count),
    ]), said: Phrase("file.written", ["path": .text(path)]))
}

/// All of a patient's agenda as a file that calendars of other programs read.
func exportAgenda(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let clinic = try context.clinic
  let book = try context.agendaBook(arguments)
  let path = try arguments[Common.file]
  let format = try arguments.at(Common.file) { try clinic.format(writing: path, for: [.agenda]) }
  let items = try book.store.events(of: book.patient.id).map { event in
    var item = try ParcelItem(event, in: clinic.workspace)
    let free = try book.freeDays(of: event).map(\.description)
    if !free.isEmpty { item.fields["free"] = free.joined(separator: ",") }
    return item
  }
  let parcel = Parcel(
    kind: .agenda, patient: Patient(uid: book.patient.uid, name: book.patient.name), items: items)
  let replaces = try arguments.at(Common.file) { try context.mayReplace([path], arguments) }
  let sink = try arguments.at(Common.file) { try FileSink(path, replacing: replaces) }
  _ = try arguments.at(Common.file) {
    try clinic.write(parcel, as: format, to: sink, ending: path.ending, reader: book.patient)
  }
  try arguments.at(Common.file) {
    try context.noting(book.patient, to: path) { try sink.finish() }
  }
  return .record(
    Record(["file": .text(path), "format": .text(format.id), "events": .integer(items.count)]),
    said: Phrase("file.written", ["path": .text(path)]))
}
