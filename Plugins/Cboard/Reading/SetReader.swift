import StructuredText
import TagarelaKit

/// Makes boards of all boards of a file.
struct SetReader {
  private let boards: [JSONValue]
  private let language: String
  private let pictures: FilePictures
  /// Of all boards, by their identifiers.
  private var names: [String: String] = [:]
  private var complaints = BoardComplaints()
  /// How many words there are, and how many of them are keys.
  private var words = 0
  private var keys = 0

  /// - Throws: ``Failure`` as ``BoardFile/init(_:)``.
  static func read(_ input: InputFile, language: String, _ pictures: FilePictures = FilePictures()) throws -> Reading {
    var reader = SetReader(boards: try BoardFile(input).boards, language: language, pictures: pictures)
    var room = ParcelRoom()
    let boards = reader.made(input.name, &room)
    let told = reader.complaints.phrases { Phrase("cboard.more", ["count": .integer($0)]) }
    return Reading(
      parcel: Parcel(kind: .board, boards: boards), complaints: room.complaints + told, isPartial: room.hasLeftOut,
      language: reader.keys * 2 > reader.words ? TileWord.keyLanguage : nil)
  }

  private init(boards: [JSONValue], language: String, pictures: FilePictures) {
    self.boards = boards
    self.pictures = pictures
    self.language = language
  }

  private mutating func made(_ file: String, _ room: inout ParcelRoom) -> [Board] {
    let heads = boards.enumerated().map { number, board in
      head(board, unnamed: boards.count == 1 ? file : "\(file) \(number + 1)")
    }
    return zip(boards, heads).compactMap { board, head -> Board? in
      guard !room.isFull else {
        room.leaveOut(cells: board["tiles"]?.list?.count ?? 0)
        return nil
      }
      return room.admit(self.board(board, uid: head.uid, name: head.name))
    }
  }

  private mutating func head(_ board: JSONValue, unnamed: String) -> (uid: String, name: String) {
    let word = TileWord(board["name"], key: board["nameKey"])
    let name = word?.text ?? unnamed
    var uid = board["id"]?.string ?? board["id"]?.integer.map(String.init) ?? ""
    if !uid.isEmpty, names.updateValue(names[uid] ?? name, forKey: uid) != nil {
      complaints.add("cboard.board_twice", board: name)
      uid = ""
    }
    return (uid, name)
  }

  private mutating func board(_ value: JSONValue, uid: String, name: String) -> Board {
    let all = value["tiles"]?.list ?? []
    let tiles = all.filter { $0.members != nil }.map { (value: $0, word: TileWord($0["label"], key: $0["labelKey"])) }
    if tiles.count < all.count { complaints.add("cboard.tile_broken", board: name, count: all.count - tiles.count) }
    words += tiles.count { $0.word != nil }
    keys += tiles.count { $0.word?.isKey == true }
    let order = TileOrder(value["grid"], tiles: tiles.count)
    var places = BoardPlaces(size: order.size)
    let reader = TileReader(board: name, boards: names, language: language, pictures: pictures)
    var cells: [Board.Cell] = []
    cells.reserveCapacity(tiles.count)
    var aside: [(value: JSONValue, word: TileWord?)] = []
    func add(_ tile: (value: JSONValue, word: TileWord?), at position: Int) {
      let cell = reader.cell(tile.value, tile.word, at: position, &complaints) { order.size.name(ofPosition: position) }
      if let cell { cells.append(cell) }
    }
    for tile in tiles {
      if let place = order.place(of: tile.value),
        let (position, _) = places.take(column: place.column, row: place.row, columns: 1, rows: 1)
      {
        add(tile, at: position)
      } else {
        aside.append(tile)
      }
    }
    // Without a grid tiles flow; what a grid doesn't have comes behind.
    for tile in aside {
      if let position = places.takeFree() {
        add(tile, at: position)
      } else {
        complaints.add("cboard.no_place", board: name)
      }
    }
    return Board(
      uid: uid, name: name, size: order.size, pages: places.pages, layout: "",
      cells: isInOrder(cells) ? cells : cells.sorted { $0.position < $1.position })
  }

  private func isInOrder(_ cells: [Board.Cell]) -> Bool {
    cells.indices.dropFirst().allSatisfy { cells[$0 - 1].position < cells[$0].position }
  }
}
