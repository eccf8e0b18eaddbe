import StructuredText
import TagarelaKit

/// A configuration as far as it can be carried over.
enum ConfigurationReader {
  static let path = "lifecompanion-configuration.xml"

  /// - Throws: ``Failure`` `archive.…`, `lifecompanion.no_configuration`, `lifecompanion.damaged`, `lifecompanion.no_grids`.
  static func read(_ file: InputFile, _ aids: ReadingAids) throws -> Reading {
    let files = ConfigurationFiles(try aids.archiver.unpack(file.path))
    let configuration = try root(of: files)
    let grids = GridPart.all(in: configuration)
    guard !grids.isEmpty else { throw Failure("lifecompanion.no_grids") }
    var complaints = BoardComplaints()
    for part in configuration["Components"]?.all("Cmp") ?? [] where part["StackGrid"] == nil {
      complaints.add("lifecompanion.left", detail: part.kind.oneLine.beginning(60))
    }
    let links = links(to: grids, in: file.name)
    var known: [String: BoardLink] = [:]
    for (grid, link) in zip(grids, links) where known[grid.id] == nil { known[grid.id] = link }
    var room = ParcelRoom()
    var boards: [Board] = []
    for (grid, link) in zip(grids, links) {
      guard !room.isFull else {
        room.leaveOut()
        continue
      }
      var reader = GridReader(files: files, pictures: aids.pictures, links: known, complaints: complaints)
      let board = reader.board(grid, link)
      complaints = reader.complaints
      if let board = room.admit(board) { boards.append(board) }
    }
    return Reading(
      parcel: Parcel(kind: .board, boards: boards),
      complaints: room.complaints + complaints.phrases { Phrase("lifecompanion.more", ["count": .integer($0)]) },
      isPartial: room.hasLeftOut, language: language(of: configuration))
  }

  private static func root(of files: ConfigurationFiles) throws -> XMLElement {
    do {
      guard let text = try files.text(path) else { throw Failure("lifecompanion.no_configuration") }
      return try XMLElement(rootOf: SourceText(bytes: text, named: path))
    } catch let slip as Failure where slip.place != nil {
      throw Failure(
        "lifecompanion.damaged", ["reason": .phrase(slip.what)], hint: Phrase("lifecompanion.damaged.hint"),
        place: slip.place)
    }
  }

  /// An identity and a name for each grid, both its own.
  private static func links(to grids: [GridPart], in name: String) -> [BoardLink] {
    var taken: Set<String> = [""]
    return grids.enumerated().map { number, grid in
      let shown = grid.name.isEmpty ? (grids.count == 1 ? name : "\(name) \(number + 1)") : grid.name
      let uid = taken.insert(grid.id).inserted ? grid.id : "lifecompanion:\(name)/\(number + 1)"
      return BoardLink(uid: uid, name: shown)
    }
  }

  /// Of the voice that the configuration speaks with.
  private static func language(of configuration: XMLElement) -> String? {
    let said = configuration["VoiceSynthesizerParameters"]?["VoiceParameter"]?.attributes["voiceLanguage"] ?? ""
    let code = said.prefix { $0 != "-" && $0 != "_" }.lowercased()
    return code.utf8.count == 2 && code.utf8.allSatisfy { (0x61...0x7A).contains($0) } ? code : nil
  }
}
