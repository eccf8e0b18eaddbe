import Clinic
import Desk
import Shell
import TagarelaKit

/// A month or a week as a grid for the terminal.
struct AgendaGrid {
  let book: AgendaBook
  let agenda: Agenda
  let period: AgendaPeriod
  let today: Day
  /// Whether the chosen day is marked; where a cursor shows it, it isn't.
  let marksChosen: Bool
  /// Nil where there are no pictures.
  let drawer: PictureDrawer?

  private static let red = Tint(red: 200, green: 30, blue: 30)
  private static let yellow = Tint(red: 255, green: 236, blue: 140)
  private static let green = Tint(red: 190, green: 225, blue: 190)

  private var words: AgendaWords { AgendaWords(wording: book.clinic.wording) }

  /// What it is, and the season.
  var title: String {
    "\(words.title(period)) · \(words.season(book.place.season(of: period.day)))"
  }

  var view: GridView {
    get throws { period.kind == .month ? try month : try week }
  }

  /// A row a week, from Monday on.
  private var month: GridView {
    get throws {
      let days = agenda.days
      // Beside those of the month only a cursor has something to do there.
      let shown = days.enumerated().filter { !marksChosen || period.span.contains($0.element) }
      let cells = try shown.map { index, day in
        let occurrences = agenda.occurrences(on: day).filter { !$0.event.isHoliday }
        let titles =
          [agenda.holidays[day]].compactMap(\.self) + occurrences.map { $0.isDone ? "✓ \($0.text)" : $0.text }
        return GridView.Cell(
          position: index + 1, label: "\(label(of: day)) \(titles.joined(separator: ", "))".oneLine,
          border: agenda.isFree(day) ? Self.red : nil, fill: day == today ? Self.yellow : nil,
          isHidden: !period.span.contains(day), picture: try occurrences.lazy.compactMap { try picture(of: $0) }.first)
      }
      let names = (0...6).map { GridView.Name(words.weekday($0), tint: $0 >= 5 ? Self.red : nil) }
      let size = GridSize(columns: 7, rows: max(1, (days.count + 6) / 7)) ?? .one
      return GridView(title: title, size: size, cells: cells, columnNames: names)
    }
  }

  /// The day of the month, today in square and the chosen one in round brackets.
  private func label(of day: Day) -> String {
    if day == today { return "[\(day.day)]" }
    return marksChosen && day == period.day ? "(\(day.day))" : "\(day.day)"
  }

  /// A row a day, its events in order of time.
  private var week: GridView {
    get throws {
      let rows = agenda.days.map { day in
        (day: day, occurrences: agenda.occurrences(on: day).filter { !$0.event.isHoliday })
      }
      let columns = rows.map { $0.occurrences.count + (agenda.holidays[$0.day] == nil ? 0 : 1) }.max() ?? 1
      let size = GridSize(columns: min(max(columns, 1), GridSize.mostColumns), rows: 7) ?? .one
      let cells = try rows.enumerated().flatMap { row, line -> [GridView.Cell] in
        let start = row * size.columns + 1
        let holiday = agenda.holidays[line.day].map {
          GridView.Cell(position: start, label: $0, border: Self.red, isTouchable: false)
        }
        let first = start + (holiday == nil ? 0 : 1)
        let events = try line.occurrences.prefix(size.columns - (first - start)).enumerated().map { place, occurrence in
          GridView.Cell(
            position: first + place, label: (occurrence.isDone ? "✓ " : "") + occurrence.title,
            fill: occurrence.isDone ? Self.green : nil, picture: try picture(of: occurrence))
        }
        return [holiday].compactMap(\.self) + events
      }
      let names = rows.map { row in
        let mark = row.day == today ? "[\(words.weekday(of: row.day))]" : words.weekday(of: row.day)
        return GridView.Name(
          marksChosen && row.day == period.day && row.day != today ? "(\(mark))" : mark,
          tint: agenda.isFree(row.day) ? Self.red : nil)
      }
      return GridView(title: title, size: size, cells: cells, rowNames: names)
    }
  }

  /// The occurrence that a place of the week shows.
  func occurrence(at position: Int) throws -> Occurrence? {
    let size = try week.size
    let place = size.place(ofPosition: position)
    guard agenda.days.indices.contains(place.row) else { return nil }
    let day = agenda.days[place.row]
    let occurrences = agenda.occurrences(on: day).filter { !$0.event.isHoliday }
    let index = place.column - (agenda.holidays[day] == nil ? 0 : 1)
    return occurrences.indices.contains(index) ? occurrences[index] : nil
  }

  private func picture(of occurrence: Occurrence) throws -> TerminalDrawing? {
    guard let drawer, let picture = try book.picture(of: occurrence.event) else { return nil }
    return drawer.drawing { picture }
  }
}
