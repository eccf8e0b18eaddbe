import Clinic
import Desk
import Shell
import TagarelaKit
import Workspace

/// The pages of a diary, whose entries are enlarged, heard, and shown to others or not.
struct DiaryScreen {
  private let context: Context
  private let clinic: Clinic
  private let patient: PatientRecord
  private let drawer: PictureDrawer?
  /// What steps of `undo` are called.
  private let label: String
  private var day: Day
  private var entries: [DiaryEntry] = []
  /// Where the entry lies that is enlarged, or was.
  private var place = 0
  private var isEnlarged = false
  /// The day as it is being told.
  private var story: String?
  /// The entries that fit the screen.
  private var most = 4
  private var feedback = ""

  /// - Parameter label: what steps of `undo` are called.
  init(_ context: Context, of patient: PatientRecord, day: Day, label: String) throws {
    self.context = context
    self.patient = patient
    self.day = day
    self.label = label
    clinic = try context.clinic.inLanguage(of: patient)
    drawer = context.pictures()
    try open(day)
  }

  private enum Deed: Character {
    case speak = "s"
    case tell = "t"
    case readers = "r"
  }

  mutating func perform(_ gesture: BoardGesture) throws -> ShownBoard {
    feedback = ""
    let isLaidOut = if case .resize = gesture { true } else { false }
    if story != nil, !isLaidOut {
      story = nil
      try? clinic.speaker.stop()
    }
    switch gesture {
    case .touch(let position): try touch(position)
    case .back: isEnlarged = false
    case .home: try open(Moment.now.day)
    case .turn(let direction, let cursor): try turn(direction, beyond: cursor)
    case .deed(let key): try Deed(rawValue: key).map { try perform($0) }
    case .resize(_, let rows): most = min(max((rows - Self.others) / Self.entryHeight, 1), GridSize.mostRows)
    case .search, .time, .press: break
    }
    return try shown()
  }

  /// Lines round the entries: the page, the message, the deeds and the keys.
  private static let others = 7
  /// Lines in which an entry with its picture can be recognized.
  private static let entryHeight = 6

  /// Enter enlarges an entry, and then has it heard.
  private mutating func touch(_ position: Int) throws {
    guard !isEnlarged else { return speak() }
    place = first + position - 1
    isEnlarged = entries.indices.contains(place)
  }

  private mutating func perform(_ deed: Deed) throws {
    switch deed {
    case .speak: speak()
    case .tell: try tell()
    case .readers: try changeReaders()
    }
  }

  // MARK: turning

  private mutating func open(_ day: Day, atEnd: Bool = false) throws {
    self.day = day
    entries = try DiaryStore(clinic.workspace).entries(of: patient.id, from: day, to: day)
    place = atEnd ? max(0, entries.count - 1) : 0
    isEnlarged = false
  }

  /// An enlarged entry turns to its neighbour; a page to the next with something on it, or today's; beyond the edge of the screen
  /// there may be more of the day.
  private mutating func turn(_ direction: Int, beyond cursor: Int?) throws {
    if isEnlarged {
      if entries.indices.contains(place + direction) { place += direction }
    } else if let cursor, entries.indices.contains(first + cursor - 1 + direction) {
      place = first + cursor - 1 + direction
    } else {
      let (before, after) = try DiaryStore(clinic.workspace).neighbours(of: day, for: patient.id)
      let today = Moment.now.day
      if let next = direction < 0 ? before : after ?? (day < today ? today : nil) {
        try open(next, atEnd: direction < 0 && cursor != nil)
      } else {
        let empty = direction < 0 ? Phrase("diary.first_page") : Phrase("diary.last_page")
        feedback = clinic.wording.text(empty)
      }
    }
  }

  /// The first entry that the screen shows.
  private var first: Int { place / most * most }

  // MARK: hearing

  private func speak() {
    guard entries.indices.contains(place) else { return }
    let entry = entries[place]
    CellVoice(clinic, for: patient, language: entry.language).say([.init(text: entry.text, voice: entry.voice)])
  }

  private mutating func tell() throws {
    guard !entries.isEmpty else { return }
    let wording = try context.storyWording(for: patient)
    let story = DiaryStory(entries, in: wording, among: context.registry).text
    CellVoice(clinic, for: patient, language: wording.language.id).say([.init(text: story, voice: nil)])
    self.story = story
  }

  // MARK: readers

  /// From both to the tutors, to the therapist, to nobody else, and to both again.
  private static let circle: [Set<DiaryReader>] = [.all, [.me, .tutors], [.me, .therapist], .meAlone]

  private mutating func changeReaders() throws {
    guard isEnlarged else { return }
    var entry = entries[place]
    let next = (Self.circle.firstIndex(of: entry.readers) ?? 0) + 1
    entry.readers = Self.circle[next % Self.circle.count]
    _ = try context.change(label) {
      try DiaryStore(clinic.workspace).save(entry)
      return Outcome()
    }
    entries[place] = entry
  }

  // MARK: what is shown

  func shown() throws -> ShownBoard {
    var board = try story.map { told($0) } ?? (isEnlarged ? enlarged(entries[place]) : page())
    board.feedback = feedback
    board.hasNeighbours = true
    board.escapesBack = true
    return board
  }

  private var title: String { clinic.wording.language.dates.long(day) }

  private func page() throws -> ShownBoard {
    let shown = entries[min(first, entries.count)..<min(first + most, entries.count)]
    let cells = try shown.enumerated().map { index, entry in
      GridView.Cell(
        position: index + 1, label: entry.text.oneLine,
        picture: try pictures(of: entry).first.flatMap { drawing($0.picture) })
    }
    let empty = GridView.Cell(
      position: 1, label: clinic.wording.text(Phrase("diary.empty_day")), isTouchable: false)
    let grid = GridView(
      title: title, size: GridSize(columns: 1, rows: max(1, cells.count)) ?? .one,
      cells: cells.isEmpty ? [empty] : cells,
      rowNames: shown.map { GridView.Name($0.at.clock) })
    let part = entries.count > most ? ["\(first / most + 1)/\((entries.count - 1) / most + 1)"] : []
    var board = ShownBoard(grid: grid, path: [([title] + part).joined(separator: "  ")])
    board.cursor = place - first + 1
    board.deeds = entries.isEmpty ? [] : [deed(.tell, Phrase("diary.deed.tell"))]
    return board
  }

  private func told(_ story: String) -> ShownBoard {
    let grid = GridView(
      title: title, size: .one, cells: [.init(position: 1, label: story.oneLine, isTouchable: false)],
      rowNames: [GridView.Name("")])
    return ShownBoard(grid: grid, path: [title, clinic.wording.text(Phrase("diary.deed.tell"))])
  }

  /// An entry with its photo, or the symbols of which it was made above it.
  private func enlarged(_ entry: DiaryEntry) throws -> ShownBoard {
    let pictures = try pictures(of: entry)
    let photo = entry.picture == nil ? nil : pictures.first
    let text = GridView.Cell(position: photo == nil ? 1 : Self.photoRows + 1, label: entry.text)
    let cells =
      photo.map { photo in
        [
          GridView.Cell(
            position: 1, span: Span(columns: 1, rows: Self.photoRows) ?? .single, label: "",
            picture: drawing(photo.picture)),
          text,
        ]
      } ?? [text]
    let size = GridSize(columns: 1, rows: photo == nil ? 1 : Self.photoRows + 1) ?? .one
    let readers = clinic.wording.text(Phrase("diary.readers", ["readers": entry.readers.value]))
    let names = (1...size.rows).map { GridView.Name($0 == text.position ? entry.at.clock : "") }
    var board = ShownBoard(
      grid: GridView(title: title, size: size, cells: cells, rowNames: names),
      path: [title, entry.at.clock + " · " + readers])
    board.cursor = text.position
    board.deeds = [deed(.speak, Phrase("diary.deed.speak")), deed(.readers, Phrase("diary.deed.readers"))]
    if photo == nil {
      board.strip = pictures.enumerated().map { index, named in
        GridView.Cell(position: index + 1, label: named.word, picture: drawing(named.picture))
      }
    }
    return board
  }

  /// Rows of the grid that a photo takes, beside one for the text.
  private static let photoRows = 2

  private func deed(_ deed: Deed, _ name: Phrase) -> ShownBoard.Deed {
    ShownBoard.Deed(key: deed.rawValue, name: clinic.wording.text(name))
  }

  private func pictures(of entry: DiaryEntry) throws -> [(word: String, picture: Picture)] {
    drawer == nil ? [] : try DiaryPictures(clinic, patient).all(of: entry)
  }

  private func drawing(_ picture: Picture) -> TerminalDrawing? { drawer?.drawing { picture } }
}
