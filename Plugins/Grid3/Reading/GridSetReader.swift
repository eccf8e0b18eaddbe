import StructuredText
import TagarelaKit

/// A grid set as far as it can be carried over.
struct GridSetReader {
  let files: GridSetFiles
  let map: FileMap
  let settings: GridSetSettings
  let styles: GridStyles
  /// Of boards that were ours, by the GUID of their grids.
  let identities: [String: String]

  static let formatID = "grid3"

  private static let mostText = 256 << 20

  /// - Throws: ``Failure`` `archive.…`, `grid3.protected`, `grid3.no_grids`, `grid3.unreadable`.
  static func read(_ file: InputFile, _ aids: ReadingAids) throws -> Reading {
    let files = GridSetFiles(try aids.archiver.unpack(file.path))
    guard !files.grids.isEmpty else { throw Failure("grid3.no_grids") }
    var complaints = BoardComplaints()
    let set = GridSetReader(files, &complaints)
    var parcel = Parcel(kind: .board)
    var isPartial = false
    var room = ParcelRoom()
    var textLeft = mostText
    for (name, folder) in files.grids {
      do {
        guard !room.isFull else {
          room.leaveOut()
          continue
        }
        guard let text = try files.text("\(folder)/grid.xml") else { continue }
        if parcel.boards.isEmpty, isEncrypted(text) {
          throw Failure("grid3.protected", hint: Phrase("grid3.protected.hint"))
        }
        textLeft -= text.count
        guard textLeft >= 0 else { throw GridSetFiles.tooLarge(folder) }
        var reader = GridReader(name: name, folder: folder, set: set, complaints: complaints)
        let board = try reader.read(XMLElement(rootOf: SourceText(bytes: text, named: folder)))
        complaints = reader.complaints
        if let board = room.admit(board) { parcel.boards.append(board) }
      } catch let slip as Failure where slip.place != nil {
        isPartial = true
        complaints.add(
          Phrase(
            "grid3.grid_broken", ["board": .text(name), "line": Value(slip.place?.line), "reason": .phrase(slip.what)]))
      }
    }
    guard !parcel.boards.isEmpty else { throw Failure("grid3.unreadable") }
    for folder in set.map.folders where !files.has("\(folder)/grid.xml") {
      isPartial = true
      complaints.add("grid3.grid_missing", board: String(folder.dropFirst("Grids/".count)))
    }
    set.order(&parcel.boards, &complaints)
    parcel.boards.identify(in: file.name)
    parcel.boards.tie(&complaints)
    return Reading(
      parcel: parcel,
      complaints: room.complaints + complaints.phrases { Phrase("grid3.more", ["count": .integer($0)]) },
      isPartial: isPartial || room.hasLeftOut)
  }

  private init(_ files: GridSetFiles, _ complaints: inout BoardComplaints) {
    func root(_ path: String) -> XMLElement? {
      do {
        return try files.text(path).map { try XMLElement(rootOf: SourceText(bytes: $0, named: path)) }
      } catch {
        if let slip = error as? Failure {
          complaints.add(
            Phrase(
              "grid3.file_broken",
              ["file": .text(path), "line": Value(slip.place?.line), "reason": .phrase(slip.what)]))
        }
        return nil
      }
    }
    self.files = files
    map = FileMap(root("FileMap.xml"))
    settings = GridSetSettings(root("Settings0/settings.xml"))
    identities = GridIdentities.read(root(GridIdentities.path))
    styles = GridStyles(
      ["Settings0/Styles/styles.xml", "Settings0/Styles/style.xml", "Settings0/styles.xml"].lazy
        .filter(files.has).first.flatMap(root))
  }

  /// What stands at the beginning is neither a mark nor a blank: the contents of a protected set are encrypted one by one.
  private static func isEncrypted(_ text: [UInt8]) -> Bool {
    let content = text.starts(with: [0xEF, 0xBB, 0xBF]) ? text.dropFirst(3) : text[...]
    return content.first { $0 > 0x20 } != UInt8(ascii: "<")
  }

  /// The start grid comes first.
  private func order(_ boards: inout [Board], _ complaints: inout BoardComplaints) {
    guard let start = settings.start else { return }
    guard let index = boards.firstIndex(where: { $0.name.folded == start.folded }) else {
      complaints.add("grid3.start_missing", board: start)
      return
    }
    boards.insert(boards.remove(at: index), at: 0)
  }
}

extension [Board] {
  /// Gives each board an identity that no other one of the set has.
  fileprivate mutating func identify(in set: String) {
    var known: Set<String> = [""]
    for index in indices where !known.insert(self[index].uid).inserted {
      self[index].uid = "grid3:\(set)/\(self[index].name)"
      known.insert(self[index].uid)
    }
  }

  /// Grids are linked by name; a link to one that isn't in the set is told and taken away.
  fileprivate mutating func tie(_ complaints: inout BoardComplaints) {
    let boards = Dictionary(map { ($0.name.folded, ($0.uid, $0.name)) }) { first, _ in first }
    for index in indices {
      for place in self[index].cells.indices {
        guard let link = self[index].cells[place].link else { continue }
        let target = boards[link.name.folded]
        self[index].cells[place].link = target.map { BoardLink(uid: $0.0, name: $0.1) }
        if target == nil {
          let (text, grid) = (self[index].cells[place].text, String(link.name.prefix(60)))
          complaints.add(
            "grid3.link_broken", board: self[index].name,
            cell: text.isEmpty || text.folded == grid.folded ? grid : "\(text) → \(grid)")
        }
      }
    }
  }
}
