import Foundation
import JSONText
import TagarelaKit

/// Writes boards, alone or several in a package.
struct PackageWriter {
  let isPackage: Bool
  /// Of the texts that are written without a language of their own.
  let language: String
  private(set) var boards: [Place] = []
  /// What the originals' packages had besides boards.
  private let rests: [JSONObject]
  /// The board of each `uid`.
  private var known: [String: Int] = [:]
  private var paths = UniqueNames()
  /// Paths of boards without their endings.
  private var stems = UniqueNames()
  var media: MediaWriter
  /// For buttons that have no identifier yet.
  var buttons = 0

  struct Place {
    let board: Board
    /// What its original says; nil for a board of ours.
    let original: JSONObject?
    let id: String
    let path: String
  }

  static let format = "open-board-0.1"

  init(_ all: [Board], isPackage: Bool, language: String) {
    self.isPackage = isPackage
    self.language = language
    rests = all.compactMap { $0.foreign["obz"].flatMap { JSONObject(text: $0) } }
    let kept = rests.flatMap { $0["files"]?.members ?? [] }.compactMap { member in
      member.value.string.flatMap { Data(base64Encoded: $0) }.map { (member.key, $0) }
    }
    media = MediaWriter(isPackage: isPackage, kept: Dictionary(kept) { first, _ in first })
    paths.reserve("manifest.json")
    var names = UniqueNames()
    for board in all {
      let original = board.foreign["obf"].flatMap { JSONObject(text: $0) }
      let wanted = board.uid.isEmpty ? original?["id"]?.string ?? "" : board.uid
      let id = names.take(wanted.isEmpty ? "board" : wanted)
      let path = path(original?[Own.path]?.string, otherwise: "boards", id, "obf")
      if !board.uid.isEmpty, known[board.uid] == nil { known[board.uid] = boards.count }
      boards.append(Place(board: board, original: original, id: id, path: path))
    }
  }

  /// The board that a link leads to.
  func target(_ link: BoardLink) -> Place? { known[link.uid].map { boards[$0] } }

  /// A path for a file: the one that it had, or one that its identifier gives.
  mutating func path(_ had: String?, otherwise folder: String, _ id: String, _ ending: String) -> String {
    let had = had.flatMap { FileName.isSafe(path: $0) && !paths.contains($0) ? $0 : nil }
    let path = had ?? stems.take("\(folder)/\(FileName.safe(id))") + ".\(ending)"
    if had != nil { stems.reserve(String(path.dropLast(ending.count + 1))) }
    paths.reserve(path)
    return path
  }

  /// The only board, as a file.
  static func file(of board: Board, language: String) -> Data {
    var writer = PackageWriter([board], isPackage: false, language: language)
    return Data(JSONWriter.bytes(of: writer.boards[0].value(in: &writer)))
  }

  /// The files of a package: the manifest, the boards, their images and sounds, and what else there was.
  static func files(of boards: [Board], language: String) -> [ArchivedFile] {
    var writer = PackageWriter(boards, isPackage: true, language: language)
    let written = writer.boards.map { place in
      ArchivedFile(path: place.path, bytes: Data(JSONWriter.bytes(of: place.value(in: &writer))))
    }
    let others = writer.others()
    let manifest = ArchivedFile(path: "manifest.json", bytes: Data(JSONWriter.bytes(of: writer.manifest())))
    return [manifest] + written + writer.media.files + others
  }

  private func manifest() -> JSONValue {
    func table(_ entries: [(String, String)]) -> JSONValue {
      JSONObject(entries.map { JSONValue.Member(key: $0.0, value: .text($0.1)) }).value
    }
    var manifest = rests.lazy.compactMap { JSONObject($0["manifest"]) }.first ?? JSONObject()
    var tables = JSONObject(manifest.take("paths")) ?? JSONObject()
    tables["boards"] = table(boards.map { ($0.id, $0.path) })
    tables["images"] = table(media.paths(.image))
    tables["sounds"] = table(media.paths(.sound))
    var whole = JSONObject()
    whole["format"] = .text(Self.format)
    whole["root"] = .text(boards.first?.path ?? "")
    whole["paths"] = tables.value
    whole.complete(with: manifest.members)
    return whole.value
  }

  /// Files that were in the package besides.
  private func others() -> [ArchivedFile] {
    media.kept.sorted { $0.key < $1.key }.compactMap { path, bytes in
      guard FileName.isSafe(path: path), !paths.contains(path), !media.isTaken(path) else { return nil }
      return ArchivedFile(path: path, bytes: bytes)
    }
  }
}
