import StructuredText
import TagarelaKit

/// Makes boards of all grids of a file.
struct SetReader {
  private let file: GridFile
  private let name: String
  private let language: String
  private let style: SetStyle
  private var pictures: FilePictures
  private var complaints = BoardComplaints()
  /// How many words there are, and in other languages than the user's, by language.
  private var words = 0
  private var others: [String: Int] = [:]

  /// - Throws: ``Failure`` as ``GridFile/init(_:)``.
  static func read(_ input: InputFile, language: String, _ pictures: FilePictures = FilePictures()) throws -> Reading {
    var reader = SetReader(file: try GridFile(input), name: input.name, language: language, pictures: pictures)
    var room = ParcelRoom()
    let boards = reader.boards(&room)
    return Reading(
      parcel: Parcel(kind: .board, boards: boards), complaints: room.complaints + reader.complaints.phrases,
      isPartial: room.hasLeftOut, language: reader.usualLanguage)
  }

  private init(file: GridFile, name: String, language: String, pictures: FilePictures) {
    self.pictures = pictures
    self.file = file
    self.name = name.hasSuffix(".grd") ? String(name.dropLast(4)) : name
    self.language = language
    style = SetStyle(file.metadata)
  }

  private mutating func boards(_ room: inout ParcelRoom) -> [Board] {
    var grids: [(uid: String, name: String, grid: JSONValue)] = []
    var names: [String: String] = [:]
    for grid in file.grids {
      guard GridFile.isGrid(grid) else {
        complaints.add("asterics.not_a_grid", board: "")
        continue
      }
      let name = LocalText(grid["label"], language: language)?.text ?? unnamed(grids.count + 1)
      var uid = grid["id"]?.string ?? ""
      if !uid.isEmpty, names.updateValue(names[uid] ?? name, forKey: uid) != nil {
        complaints.add("asterics.grid_twice", board: name)
        uid = ""
      }
      grids.append((uid, name, grid))
    }
    if file.dictionaries > 0 { complaints.add("asterics.dictionaries", board: "") }
    sayGlobalGrid(names)
    bringHome(&grids)
    var boards: [Board] = []
    for start in stride(from: 0, to: grids.count, by: Self.atATime) {
      let some = Array(grids[start..<min(grids.count, start + Self.atATime)])
      guard !room.isFull else {
        for grid in some { room.leaveOut(cells: grid.grid["gridElements"]?.list?.count ?? 0) }
        continue
      }
      let read = some.concurrentMap { [reader = ofOneBoard, names] grid in
        var reader = reader
        reader.pictures = reader.pictures.apart()
        return (reader.board(grid.grid, uid: grid.uid, name: grid.name, names), reader)
      }
      for (board, reader) in read {
        add(reader)
        if let board = room.admit(board) { boards.append(board) }
      }
    }
    return boards
  }

  /// Grids that are read at a time.
  private static let atATime = 100

  /// Without what was found so far.
  private var ofOneBoard: SetReader {
    var reader = self
    reader.complaints = BoardComplaints()
    reader.words = 0
    reader.others = [:]
    return reader
  }

  /// Adds what was found on a board.
  private mutating func add(_ board: SetReader) {
    complaints.add(board.complaints)
    pictures.join(board.pictures)
    words += board.words
    others.merge(board.others) { $0 + $1 }
  }

  /// Of most words, where that isn't the user's.
  private var usualLanguage: String? {
    others.max { ($0.value, $1.key) < ($1.value, $0.key) }.flatMap { $0.value * 2 > words ? $0.key : nil }
  }

  private func unnamed(_ number: Int) -> String { file.grids.count == 1 ? name : "\(name) \(number)" }

  /// The grid where one begins comes first.
  private mutating func bringHome(_ grids: inout [(uid: String, name: String, grid: JSONValue)]) {
    guard let uid = file.metadata?["homeGridId"]?.string, !uid.isEmpty else { return }
    guard let home = grids.firstIndex(where: { $0.uid == uid }) else {
      complaints.add("asterics.home_lost", board: grids.first?.name ?? "")
      return
    }
    grids.insert(grids.remove(at: home), at: 0)
  }

  private mutating func sayGlobalGrid(_ names: [String: String]) {
    guard file.metadata?["globalGridActive"]?.flag == true, let uid = file.metadata?["globalGridId"]?.string,
      let board = names[uid]
    else { return }
    complaints.add("asterics.global_grid", board: board)
  }

  private mutating func board(_ grid: JSONValue, uid: String, name: String, _ names: [String: String]) -> Board {
    let all = grid["gridElements"]?.list ?? []
    let elements = all.filter { $0.members != nil }
    for _ in elements.count..<all.count { complaints.add("asterics.element_broken", board: name) }
    let places = GridPlaces(
      elements.map { ElementFrame($0) },
      least: (
        ElementFrame.number(grid["minColumnCount"], from: 1) ?? 1, ElementFrame.number(grid["rowCount"], from: 1) ?? 1
      ))
    if places.isNarrowed { complaints.add("asterics.narrowed", board: name) }
    let reader = ElementReader(
      language: language, style: style, source: file.source, pictures: pictures, board: name, boards: names)
    var cells: [Board.Cell] = []
    let labels = elements.map { LocalText($0["label"], language: language) }
    for case let label? in labels {
      words += 1
      if let other = label.otherLanguage { others[LocalText.base(other), default: 0] += 1 }
    }
    for (index, place) in places.places.enumerated() {
      guard let place else {
        complaints.add("asterics.no_place", board: name)
        continue
      }
      let shown = places.size.name(ofPosition: place.position)
      let cell = reader.cell(elements[index], labelled: labels[index], at: place, named: shown, &complaints)
      if let cell { cells.append(cell) }
    }
    if let keyboard = KeyboardLetters(elements, labels: labels) { cells = cells.map(keyboard.typing) }
    for index in places.moved {
      guard let place = places.places[index] else { continue }
      let shown = labels[index]?.text ?? places.size.name(ofPosition: place.position)
      complaints.add("asterics.moved", board: name, cell: shown)
    }
    var board = Board(
      uid: uid, name: name, size: places.size, pages: places.pages, layout: "", labels: style.labels,
      letters: style.letters, background: style.background, cells: cells.sorted { $0.position < $1.position })
    if let kept = ForeignText.ofGrid(grid) { board.foreign[GridFile.formatID] = kept }
    return board
  }
}
