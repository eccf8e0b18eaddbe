import StructuredText
import TagarelaKit

/// Makes cells of a board's tiles.
struct TileReader {
  private let board: String
  private let surroundings: BoardReader.Surroundings
  private let pictures: FilePictures
  var complaints = BoardComplaints()

  /// A tile has one; files of ours have a few.
  private static let mostActions = 50

  /// - Parameter board: its name.
  init(board: String, _ surroundings: BoardReader.Surroundings, _ pictures: FilePictures) {
    self.board = board
    self.pictures = pictures
    self.surroundings = surroundings
  }

  /// - Parameter name: what the cell is called when it has no word, like `B2`.
  /// - Returns: nil when nothing of it can be on a board.
  mutating func cell(
    _ tile: JSONValue, _ word: TileWord?, at position: Int, named name: () -> String
  ) -> Board.Cell? {
    let spoken = TileWord.clean(tile["vocalization"]?.string ?? "")
    let shown = word?.text ?? spoken
    let title = shown.isEmpty ? name() : shown
    if word?.isKey == true, surroundings.language != TileWord.keyLanguage {
      complaints.add("cboard.english", cell: shown)
    }
    var cell = Board.Cell(position: position, span: .single)
    cell.fill = tile["backgroundColor"]?.string.flatMap(CSSColor.tint)
    cell.border = tile["borderColor"]?.string.flatMap(CSSColor.tint)
    cell.link = link(tile, title)
    cell.actions = actions(tile, title)
    let voice = voice(tile, title)
    let address = tile["image"]?.string ?? ""
    let picture = picture(address, title)
    guard !shown.isEmpty || picture != nil || voice != nil || cell.link != nil || !cell.actions.isEmpty else {
      return nil
    }
    if !shown.isEmpty, picture != nil || !address.isEmpty {
      // Without category: it is the receiver's to find one, and a picture where the file has only an address.
      cell.symbol = Symbol(
        name: shown, meaning: "", category: Category(name: "", color: .gray), picture: picture, voice: voice,
        source: picture == nil ? LibraryPicture.source(address: address) : nil)
      cell.foreign = KeptPicture(address: address, of: shown)?.foreign ?? [:]
    } else {
      if !shown.isEmpty { cell.label = shown }
      cell.picture = picture
      cell.voice = voice
    }
    if !spoken.isEmpty, spoken != shown { cell.spoken = spoken }
    return cell
  }

  private mutating func link(_ tile: JSONValue, _ title: String) -> BoardLink? {
    guard let goal = tile["loadBoard"]?.string ?? tile["loadBoard"]?.integer.map(String.init), !goal.isEmpty else {
      return nil
    }
    guard let name = surroundings.names[goal] else {
      complaints.add("cboard.link_lost", board: board, cell: title)
      return nil
    }
    return BoardLink(uid: goal, name: name)
  }

  /// In the words of the Open Board Format, which the program takes over.
  private mutating func actions(_ tile: JSONValue, _ title: String) -> [CellAction] {
    let several = tile["actions"]?.list
    let one = tile["action"]?.string ?? ""
    guard several != nil || !one.isEmpty else { return [] }
    let said = several?.compactMap(\.string).filter { !$0.isEmpty } ?? [one]
    var actions: [CellAction] = []
    for text in said.prefix(Self.mostActions) {
      let action = CellAction(rawValue: text)
      if action.typed != nil || CellAction.all.contains(action) {
        actions.append(action)
      } else {
        let detail = TileWord.clean(String(text.prefix(60)))
        complaints.add("cboard.action_left", board: board, detail: detail, cell: title)
      }
    }
    return actions
  }

  private mutating func picture(_ address: String, _ title: String) -> Picture? {
    guard !address.isEmpty else { return nil }
    guard address.hasPrefix("data:") else {
      if let picture = pictures.picture(at: Self.absolute(address)) { return picture }
      complaints.add("cboard.picture_elsewhere", board: board, cell: title)
      return nil
    }
    guard let picture = DataAddress(address).flatMap({ pictures.picture($0.bytes) }) else {
      complaints.add("cboard.picture_format", board: board, cell: title)
      return nil
    }
    return picture
  }

  /// What lies in the program itself is where the program is.
  private static func absolute(_ address: String) -> String {
    address.hasPrefix("/") && !address.hasPrefix("//") ? "https://app.cboard.io" + address : address
  }

  private mutating func voice(_ tile: JSONValue, _ title: String) -> Voice? {
    guard let address = tile["sound"]?.string, !address.isEmpty else { return nil }
    guard address.hasPrefix("data:") else {
      complaints.add("cboard.sound_elsewhere", board: board, cell: title)
      return nil
    }
    guard let voice = DataAddress(address).flatMap({ Voice(shortWave: $0.bytes) }) else {
      complaints.add("cboard.sound_format", board: board, cell: title)
      return nil
    }
    return voice
  }
}
