import Canvas
import Clinic
import Foundation
import TagarelaKit
import Workspace

/// An agenda on A4 paper (points): a day as a strip, a week to hang on the wall, a month.
struct AgendaPages {
  let book: AgendaBook
  let agenda: Agenda
  let period: AgendaPeriod

  static let red = Scene.Color(red: 0.78, green: 0.1, blue: 0.1)
  static let pale = Scene.Color(red: 0.93, green: 0.93, blue: 0.93)
  static let margin = 36.0

  /// - Throws: what the renderer throws.
  func document() throws -> Document {
    var shelf = AgendaPictureShelf(book: book)
    let pages =
      switch period.kind {
      case .day: try DayStrip(pages: self).scenes(&shelf)
      case .week: [try WeekSheet(pages: self).scene(&shelf)]
      case .month: [try MonthSheet(pages: self).scene(&shelf)]
      }
    return Document(
      title: title, language: book.clinic.wording.language.id, created: .now, pages: pages, pictures: shelf.pictures)
  }

  var words: AgendaWords { AgendaWords(wording: book.clinic.wording) }

  /// `Giovanna: novembro de 2026`
  var title: String {
    book.clinic.wording.text(
      Phrase("agenda.title", ["patient": .text(book.patient.name), "period": .text(words.title(period))]))
  }

  /// The title across the top, with the season's picture at its end.
  func heading(width: Double, _ shelf: inout AgendaPictureShelf) -> [Scene.Element] {
    let season = book.place.season(of: period.day)
    return [
      .text(
        .init(
          frame: .init(x: Self.margin, y: Self.margin, width: width - 2 * Self.margin - 50, height: 34), string: title,
          font: .init(size: 24, bold: true), fits: true)),
      .picture(
        .init(
          picture: shelf.index(of: season.picture),
          frame: .init(x: width - Self.margin - 40, y: Self.margin - 6, width: 40, height: 40))),
    ]
  }

  /// What happens on a day beside its holiday.
  func occurrences(on day: Day) -> [Occurrence] { agenda.occurrences(on: day).filter { !$0.event.isHoliday } }

  /// What a day has, its holiday first.
  func entries(on day: Day) -> [AgendaEntry] {
    let own = agenda.occurrences(on: day).first { $0.event.isHoliday }?.event
    let holiday = agenda.holidays[day].map { AgendaEntry.holiday($0, own) }
    return [holiday].compactMap(\.self) + occurrences(on: day).map { .occurrence($0) }
  }

  static func text(
    _ string: String, _ font: Scene.Font, _ frame: Scene.Frame, color: Scene.Color = .black,
    _ alignment: Scene.Alignment = .leading
  ) -> Scene.Element {
    .text(.init(frame: frame, string: string, font: font, color: color, alignment: alignment, fits: true))
  }
}

/// What a printed day has.
enum AgendaEntry {
  /// With the patient's own event that makes the day free; nil for a public holiday.
  case holiday(String, AgendaEvent?)
  case occurrence(Occurrence)

  var text: String {
    switch self {
    case .holiday(let name, _): name
    case .occurrence(let occurrence): occurrence.text
    }
  }

  var color: Scene.Color { if case .holiday = self { AgendaPages.red } else { .black } }
}

/// The pictures of a document, each once.
struct AgendaPictureShelf {
  let book: AgendaBook
  private(set) var pictures: [Data] = []
  private var places: [BytesKey: Int] = [:]

  init(book: AgendaBook) { self.book = book }

  mutating func index(of picture: Picture) -> Int {
    if let known = places[BytesKey(picture.bytes)] { return known }
    pictures.append(picture.bytes)
    places[BytesKey(picture.bytes)] = pictures.count - 1
    return pictures.count - 1
  }

  /// What shows an entry in a frame; nothing for one that nothing draws.
  mutating func picture(of entry: AgendaEntry, in frame: Scene.Frame) throws -> Scene.Element? {
    let picture =
      switch entry {
      case .holiday(let name, let own): try book.picture(ofHoliday: name, own)
      case .occurrence(let occurrence): try book.picture(of: occurrence.event)
      }
    return picture.map { .picture(.init(picture: index(of: $0), frame: frame)) }
  }
}
