import Clinic
import Desk
import Shell
import TagarelaKit
import Workspace

/// The agenda as large as the screen; where there is none, the month as text.
func openAgenda(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  guard context.console.hasScreen else { return try show(context, arguments, .month) }
  let book = try context.agendaBook(arguments).inOwnLanguage()
  var screen = AgendaScreen(
    context: context, book: book, day: arguments[AgendaParameter.day] ?? Moment.now.day, label: arguments.line)
  let keys = book.clinic.wording.text(Phrase("agenda.keys"))
  let words = ShownBoardWording(keys: keys, moreKeys: keys) { _, _ in "" }
  let lock = try context.screenLock(for: book.patient)
  try context.console.open(try screen.shown(), wording: words, lock: lock) { try screen.perform($0) }
  return Outcome(.nothing, said: Phrase("agenda.closed", ["patient": .text(book.patient.name)]))
}

/// A month whose days open their weeks, whose events are ticked; letters find events.
struct AgendaScreen {
  private let context: Context
  private let book: AgendaBook
  private let wording: Wording
  private let drawer: PictureDrawer?
  /// What steps of `undo` are called.
  private let label: String
  private var period: AgendaPeriod
  private var search = ""
  private var feedback = ""

  init(context: Context, book: AgendaBook, day: Day, label: String) {
    self.context = context
    self.book = book
    wording = book.clinic.wording
    self.label = label
    drawer = context.pictures()
    period = AgendaPeriod(kind: .month, day: day)
  }

  mutating func perform(_ gesture: BoardGesture) throws -> ShownBoard {
    feedback = ""
    switch gesture {
    case .touch(let position): try touch(position)
    case .back:
      period.kind = .month
      search = ""
    case .home: period = AgendaPeriod(kind: period.kind, day: Moment.now.day)
    case .search(let text): search = text
    case .turn(let direction, let cursor): turn(direction, cursor)
    case .deed, .time, .press, .resize: break
    }
    return try shown()
  }

  private mutating func touch(_ position: Int) throws {
    if !search.isEmpty {
      guard let occurrence = try found().dropFirst(position - 1).first else { return }
      search = ""
      period = AgendaPeriod(kind: .week, day: occurrence.at.day)
    } else if period.kind == .month {
      period = AgendaPeriod(kind: .week, day: period.shown.lowerBound.advanced(by: position - 1))
    } else if let occurrence = try grid().occurrence(at: position) {
      guard occurrence.isDone || occurrence.at.day <= Moment.now.day else {
        feedback = wording.text(
          Phrase("agenda.not_yet", ["event": occurrence.name, "day": .day(occurrence.at.day)]))
        return
      }
      _ = try context.change(label) {
        try context.tick(occurrence, !occurrence.isDone, in: book)
        return Outcome()
      }
      let key =
        occurrence.isDone
        ? Phrase("agenda.undone", ["event": occurrence.name]) : Phrase("agenda.done", ["event": occurrence.name])
      feedback = wording.text(key)
    }
  }

  /// An arrow beyond the edge goes on to the next day or week; a page key to the same day of the next period.
  private mutating func turn(_ direction: Int, _ cursor: Int?) {
    guard let cursor, period.kind == .month else { return period = period.moved(by: direction) }
    let day = period.shown.lowerBound.advanced(by: cursor - 1)
    let days = period.shown.upperBound.daysSinceEpoch - period.shown.lowerBound.daysSinceEpoch
    let isCorner = cursor == 1 && direction < 0 || cursor == days + 1 && direction > 0
    period = AgendaPeriod(kind: .month, day: day.advanced(by: direction * (isCorner ? 1 : 7)))
  }

  private func grid() throws -> AgendaGrid {
    AgendaGrid(
      book: book, agenda: try book.agenda(in: period.shown), period: period, today: Moment.now.day, marksChosen: false,
      drawer: drawer)
  }

  func shown() throws -> ShownBoard {
    guard search.isEmpty else { return try board(of: found()) }
    let grid = try grid()
    let view = try grid.view
    let words = AgendaWords(wording: wording)
    let month = words.title(AgendaPeriod(kind: .month, day: period.day))
    var board = ShownBoard(
      grid: view, path: period.kind == .month ? [grid.title] : [month, grid.title], feedback: feedback)
    board.search = ""
    board.hasNeighbours = true
    board.escapesBack = true
    board.cursor =
      period.kind == .month ? period.day.daysSinceEpoch - period.shown.lowerBound.daysSinceEpoch + 1 : cursor(of: view)
    return board
  }

  /// The first event of the chosen day, else its place.
  private func cursor(of view: GridView) -> Int {
    let first = period.day.weekday * view.size.columns + 1
    let places = first..<first + view.size.columns
    return view.cells.first { places.contains($0.position) && $0.isTouchable }?.position ?? first
  }

  /// The next time that each event happens whose words begin with what was typed, or contain it; else the last.
  private func found() throws -> [Occurrence] {
    let today = Moment.now.day
    return try book.store.events(of: book.patient.id, with: search).prefix(Self.mostFound).map { event in
      let reach = today...max(today.advanced(by: 400), event.at.day)
      let agenda = Agenda(
        reach, [event], try book.store.changes(of: event.id), book.place.calendars.holidays(in: reach, wording))
      return agenda.occurrences.first ?? Occurrence(event, on: event.at.day, nil)
    }.sorted(by: Occurrence.isBefore)
  }

  private static let mostFound = 12

  private func board(of found: [Occurrence]) throws -> ShownBoard {
    let words = AgendaWords(wording: wording)
    let cells = try found.enumerated().map { index, occurrence in
      let picture = try drawer.flatMap { drawer in
        try book.picture(of: occurrence.event).map { picture in drawer.drawing { picture } }
      }
      let when = wording.language.dates.short(occurrence.at.day)
      return GridView.Cell(
        position: index + 1, label: "\(words.weekday(occurrence.at.day.weekday)) \(when) \(occurrence.title)",
        picture: picture)
    }
    let size = GridSize(columns: 3, rows: 4) ?? .one
    let title = wording.text(Phrase("agenda.found", ["count": .integer(found.count)]))
    var board = ShownBoard(grid: GridView(title: title, size: size, cells: cells), path: [title], feedback: feedback)
    board.search = search
    return board
  }
}
