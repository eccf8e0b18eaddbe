import Foundation
import StructuredText
import TagarelaKit

/// Reads the boards of a package.
struct PackageReader {
  private let files: PackageFiles
  private let file: InputFile
  private let aids: ReadingAids
  private var manifest = JSONObject()
  private var complaints = BoardComplaints()
  private var isPartial = false
  private var budget = Self.mostKept
  private var room = ParcelRoom()
  /// Of all boards together.
  private var valuesLeft = JSONReader.mostValues
  private var textLeft = BoardFile.largest

  /// Bytes of a package that are kept without anybody seeing or hearing them.
  static let mostKept = 16 << 20

  /// Bytes of a file that is kept: as Base64 it is a text that can be read again, between its quotation marks.
  static let largestKept = (JSONReader.Rules.byProgram.longestText - 1) / 4 * 3

  private static let manifestName = "manifest.json"

  /// - Throws: ``Failure`` `archive.…`, that of the first board where none can be read, and `obf.no_boards` for an archive
  ///   in which there are none.
  static func read(_ file: InputFile, with aids: ReadingAids) throws -> Reading {
    let archive = try aids.archiver.unpack(file.path)
    var reader = PackageReader(file, archive, aids)
    return try reader.reading()
  }

  private init(_ file: InputFile, _ archive: UnpackedArchive, _ aids: ReadingAids) {
    self.file = file
    self.aids = aids
    // Some programs pack the folder, not what is in it.
    let manifests = archive.files.filter { $0 == Self.manifestName || $0.hasSuffix("/\(Self.manifestName)") }
    let manifest = manifests.min { $0.utf8.count { $0 == 0x2F } < $1.utf8.count { $0 == 0x2F } }
    files = PackageFiles(archive, folder: String((manifest ?? "").dropLast(Self.manifestName.count)))
  }

  private mutating func reading() throws -> Reading {
    readManifest()
    let boards = try boardHeads()
    var links = BoardLinks()
    links.files = files
    for (head, alias) in boards { links.add(head, alias: alias) }
    let media: [MediaKind: [String: String]] = [
      .image: paths("images"), .sound: paths("sounds"),
    ]
    var shown: Set<String> = []
    var hidden: Set<String> = []
    var parcel = Parcel(kind: .board)
    for (head, _) in boards {
      var reader = BoardReader(
        head, links: links, mediaPaths: media, aids: aids, complaints: complaints, budget: budget)
      if let board = room.admit(reader.board()) { parcel.boards.append(board) }
      complaints = reader.complaints
      budget = reader.budget
      shown.formUnion(reader.shownPaths)
      hidden.formUnion(reader.hiddenPaths)
    }
    shown = shown.subtracting(hidden).union(boards.compactMap(\.head.path))
    if let rest = rest(except: shown) { parcel.boards[0].foreign["obz"] = rest }
    return Reading(
      parcel: parcel, complaints: room.complaints + complaints.phrases, isPartial: isPartial || room.hasLeftOut,
      language: boards.first.flatMap { LocalTexts($0.head.object).ownLanguage(wanting: aids.language) })
  }

  private mutating func readManifest() {
    do {
      guard let bytes = files.bytes(Self.manifestName) else {
        complaints.add("obf.no_manifest")
        return
      }
      manifest = try BoardFile.object([UInt8](bytes), named: Self.manifestName)
      if let format = manifest["format"]?.loosely { complaints.addVersion(format, of: Self.manifestName) }
    } catch {
      complaints.add("obf.manifest_unreadable")
    }
  }

  /// The paths of one kind of thing, by identifier, as the manifest has them.
  private func paths(_ kind: String) -> [String: String] {
    let members = manifest["paths"]?[kind]?.members ?? []
    return Dictionary(members.compactMap { member in member.value.string.map { (member.key, $0) } }) { first, _ in first
    }
  }

  /// The root, the other boards of the manifest, and those that it doesn't name.
  private mutating func boardHeads() throws -> [(head: BoardHead, alias: String?)] {
    var wanted: [(path: String, alias: String?)] = []
    var known: Set<String> = []
    func add(_ path: String, _ alias: String?) {
      if known.insert(path).inserted { wanted.append((path, alias)) }
    }
    let named = (manifest["paths"]?["boards"]?.members ?? []).compactMap { member in
      member.value.string.map { (id: member.key, said: $0) }
    }
    let aliases = Dictionary(named.compactMap { name in files.path(name.said).map { ($0, name.id) } }) { first, _ in
      first
    }
    let root = manifest["root"]?.string
    if let root, let path = files.path(root) {
      add(path, aliases[path])
    } else if !manifest.isEmpty {
      complaints.add("obf.root_missing", ["path": .text(String((root ?? "").prefix(200)))])
    }
    for (id, said) in named {
      if let path = files.path(said) {
        add(path, id)
      } else {
        isPartial = true
        complaints.add(
          "obf.board_missing", ["id": .text(String(id.prefix(200))), "path": .text(String(said.prefix(200)))])
      }
    }
    for path in files.paths where path.lowercased().hasSuffix(".obf") { add(path, nil) }
    var boards: [(object: JSONObject, path: String, alias: String?)] = []
    var broken: Failure?
    for (path, alias) in wanted {
      guard boards.count < ParcelRoom.mostBoards, valuesLeft > 0, textLeft > 0 else {
        room.leaveOut()
        continue
      }
      do {
        boards.append((try board(path), path, alias))
      } catch let failure as Failure where failure.what.key == "obf.unreadable" && valuesLeft == 0 {
        room.leaveOut()
      } catch let failure as Failure {
        isPartial = true
        broken = broken ?? failure
        complaints.add("obf.board_unreadable", ["reason": .phrase(failure.what)])
      }
    }
    guard !boards.isEmpty else { throw broken ?? Failure("obf.no_boards", ["file": .text(file.path)]) }
    var heads = HeadReader(boards.map(\.object))
    return boards.map { object, path, alias in
      let name = path.split(separator: "/").last.map { String($0.prefix { $0 != "." }) } ?? path
      return (heads.head(object, path: path, alias: alias, name: name, &complaints), alias)
    }
  }

  private mutating func board(_ path: String) throws -> JSONObject {
    let bytes = files.bytes(path) ?? Data()
    guard bytes.count <= BoardFile.largest else {
      throw BoardFile.tooLarge(path)
    }
    textLeft -= bytes.count
    return try BoardFile.board([UInt8](bytes), named: path, leaving: &valuesLeft, &complaints)
  }

  /// What is in the package besides: fields of the manifest and further files, as far as they are bearable.
  private mutating func rest(except shown: Set<String>) -> String? {
    var rest = manifest
    for key in ["format", "root"] { rest[key] = nil }
    if var paths = JSONObject(rest["paths"]) {
      for key in ["boards", "images", "sounds"] { paths[key] = nil }
      rest["paths"] = paths.isEmpty ? nil : paths.value
    }
    var kept: [JSONValue.Member] = []
    for path in files.paths where path != Self.manifestName && !shown.contains(path) {
      guard let bytes = files.bytes(path) else { continue }
      if bytes.count <= min(budget, Self.largestKept) {
        budget -= bytes.count
        kept.append(JSONValue.Member(key: path, value: .text(bytes.base64EncodedString())))
      } else {
        complaints.add("obf.file_dropped", ["path": .text(path)])
      }
    }
    guard !rest.isEmpty || !kept.isEmpty else { return nil }
    var all = JSONObject()
    all["manifest"] = rest.value
    all["files"] = JSONObject(kept).value
    let text = all.text
    if rest.isEmpty || JSONObject(text: text) != nil { return text }
    // One level deeper, or with the files, it can be more than what is read.
    complaints.add("obf.file_dropped", ["path": .text(Self.manifestName)])
    all["manifest"] = nil
    return all.text
  }
}
