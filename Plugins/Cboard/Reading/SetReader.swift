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
    let readers = boards.enumerated().map { number, board in
      reader(board, unnamed: boards.count == 1 ? file : "\(file) \(number + 1)")
    }
    let surroundings = BoardReader.Surroundings(names: names, language: language, pictures: pictures)
    var made: [Board] = []
    for start in stride(from: 0, to: readers.count, by: Self.atATime) {
      let some = Array(readers[start..<min(readers.count, start + Self.atATime)])
      guard !room.isFull else {
        for reader in some { room.leaveOut(cells: reader.tiles) }
        continue
      }
      for read in some.concurrentMap({ $0.read(surroundings) }) {
        complaints.add(read.complaints)
        pictures.join(read.pictures)
        words += read.words
        keys += read.keys
        if let board = room.admit(read.board) { made.append(board) }
      }
    }
    return made
  }

  /// Boards that are read at a time.
  private static let atATime = 100

  private mutating func reader(_ board: JSONValue, unnamed: String) -> BoardReader {
    let word = TileWord(board["name"], key: board["nameKey"])
    let name = word?.text ?? unnamed
    var uid = board["id"]?.string ?? board["id"]?.integer.map(String.init) ?? ""
    if !uid.isEmpty, names.updateValue(names[uid] ?? name, forKey: uid) != nil {
      complaints.add("cboard.board_twice", board: name)
      uid = ""
    }
    return BoardReader(board, uid: uid, name: name)
  }
}
