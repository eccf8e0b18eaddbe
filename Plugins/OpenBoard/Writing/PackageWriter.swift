import Foundation
import StructuredText
import TagarelaKit

/// Writes boards, alone or several in a package.
struct PackageWriter {
  let isPackage: Bool
  /// Of the texts that are written without a language of their own.
  let language: String
  /// Needs no mention: whoever reads the file takes it anyway.
  let plainLayout: String
  private(set) var boards: [Place] = []
  /// What the originals' manifests say besides.
  private let manifests: [JSONObject]
  /// Files that the originals' packages had besides.
  private let kept: [(path: String, bytes: Data)]
  /// The board of each `uid`.
  private var known: [String: Int] = [:]
  private var paths = UniqueNames(ignoresCase: true)
  /// Paths of boards without their endings.
  private var stems = UniqueNames(ignoresCase: true)
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

  /// - Throws: ``Failure`` `obf.rest_broken`.
  init(_ all: [Board], isPackage: Bool, _ aids: WritingAids) throws {
    self.isPackage = isPackage
    language = aids.wordsLanguage
    plainLayout = aids.layouts.plain(for: nil)?.id ?? ""
    let rests = try all.compactMap { try Self.rest(of: $0) }
    manifests = rests.map(\.manifest)
    kept = rests.flatMap(\.files)
    media = MediaWriter(isPackage: isPackage, kept: Dictionary(kept) { first, _ in first })
    paths.reserve("manifest.json")
    media.reserve("manifest.json")
    let originals = all.map { $0.foreign["obf"].flatMap { JSONObject(text: $0) } }
    let wanted = zip(all, originals).map { board, original in
      board.uid.isEmpty ? original?["id"]?.string ?? "" : board.uid
    }
    var names = UniqueNames(written: wanted)
    for ((board, original), wanted) in zip(zip(all, originals), wanted) {
      let id = wanted.isEmpty ? names.make("board") : names.take(wanted)
      let path = path(original?[Own.path]?.string, otherwise: "boards", id, "obf")
      if !board.uid.isEmpty, known[board.uid] == nil { known[board.uid] = boards.count }
      media.reserve(path)
      boards.append(Place(board: board, original: original, id: id, path: path))
    }
  }

  /// What a board's package had besides, as the reader keeps it.
  private static func rest(of board: Board) throws -> (manifest: JSONObject, files: [(path: String, bytes: Data)])? {
    guard let text = board.foreign["obz"] else { return nil }
    let broken = Failure("obf.rest_broken", ["board": .text(board.name)])
    guard let rest = JSONObject(text: text) else { throw broken }
    let files = try (rest["files"]?.members ?? []).map { member in
      guard let bytes = member.value.string.flatMap({ Data(base64Encoded: $0) }) else { throw broken }
      return (path: member.key, bytes: bytes)
    }
    return (JSONObject(rest["manifest"]) ?? JSONObject(), files)
  }

  /// The board that a link leads to.
  func target(_ link: BoardLink) -> Place? { known[link.uid].map { boards[$0] } }

  /// A path for a file: the one that it had, or one that its identifier gives.
  mutating func path(_ had: String?, otherwise folder: String, _ id: String, _ ending: String) -> String {
    let had = had.flatMap { FileName.isSafe(path: $0) && !paths.contains($0) ? $0 : nil }
    let path = had ?? stems.make("\(folder)/\(FileName.safe(id))") + ".\(ending)"
    if had != nil { stems.reserve(String(path.dropLast(ending.count + 1))) }
    paths.reserve(path)
    return path
  }

  /// The only board, as a file.
  static func file(of board: Board, _ aids: WritingAids) throws -> Data {
    var writer = try PackageWriter([board], isPackage: false, aids)
    return Data(JSONWriter.bytes(of: writer.boards[0].value(in: &writer)))
  }

  /// The files of a package: the manifest, the boards, their images and sounds, and what else there was.
  static func files(of boards: [Board], _ aids: WritingAids) throws -> [ArchivedFile] {
    var writer = try PackageWriter(boards, isPackage: true, aids)
    let written = writer.boards.map { place in
      ArchivedFile(path: place.path, bytes: Data(JSONWriter.bytes(of: place.value(in: &writer))))
    }
    for (path, bytes) in writer.kept.sorted(by: { $0.path < $1.path }) {
      _ = writer.media.place(bytes, sum: ContentSum.text(of: bytes), at: path)
    }
    let manifest = ArchivedFile(path: "manifest.json", bytes: Data(JSONWriter.bytes(of: writer.manifest())))
    return [manifest] + written + writer.media.files
  }

  private func manifest() -> JSONValue {
    func table(_ entries: [(String, String)]) -> JSONValue {
      JSONObject(entries.map { JSONValue.Member(key: $0.0, value: .text($0.1)) }).value
    }
    var manifest = manifests.first ?? JSONObject()
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
}
