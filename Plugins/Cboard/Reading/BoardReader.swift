import StructuredText
import TagarelaKit

/// Makes a board of one of a file, of which all other boards' names are known.
struct BoardReader: Sendable {
  /// What a board needs of its file and its reader.
  struct Surroundings {
    /// Of all boards, by their identifiers.
    let names: [String: String]
    let language: String
    let pictures: FilePictures
  }

  /// A board, and what was found on it.
  struct Made {
    var board: Board
    var complaints = BoardComplaints()
    /// Apart from the file's.
    let pictures: FilePictures
    /// How many words there are, and how many of them are keys.
    var words = 0
    var keys = 0
  }

  private let value: JSONValue
  private let uid: String
  private let name: String

  init(_ value: JSONValue, uid: String, name: String) {
    self.value = value
    self.uid = uid
    self.name = name
  }

  /// How many there are.
  var tiles: Int { value["tiles"]?.list?.count ?? 0 }

  func read(_ surroundings: Surroundings) -> Made {
    let all = value["tiles"]?.list ?? []
    let tiles = all.filter { $0.members != nil }.map { (value: $0, word: TileWord($0["label"], key: $0["labelKey"])) }
    let order = TileOrder(value["grid"], tiles: tiles.count)
    let pictures = surroundings.pictures.apart()
    var made = Made(board: Board(uid: uid, name: name, size: order.size, layout: ""), pictures: pictures)
    if tiles.count < all.count {
      made.complaints.add("cboard.tile_broken", board: name, count: all.count - tiles.count)
    }
    made.words = tiles.count { $0.word != nil }
    made.keys = tiles.count { $0.word?.isKey == true }
    var places = BoardPlaces(size: order.size)
    var reader = TileReader(board: name, surroundings, pictures)
    var cells: [Board.Cell] = []
    cells.reserveCapacity(tiles.count)
    var aside: [(value: JSONValue, word: TileWord?)] = []
    func add(_ tile: (value: JSONValue, word: TileWord?), at position: Int) {
      let cell = reader.cell(tile.value, tile.word, at: position) { order.size.name(ofPosition: position) }
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
        reader.complaints.add("cboard.no_place", board: name)
      }
    }
    made.complaints.add(reader.complaints)
    made.board.pages = places.pages
    made.board.cells = isInOrder(cells) ? cells : cells.sorted { $0.position < $1.position }
    return made
  }

  private func isInOrder(_ cells: [Board.Cell]) -> Bool {
    cells.indices.dropFirst().allSatisfy { cells[$0 - 1].position < cells[$0].position }
  }
}
