import Foundation
import StructuredText
import TagarelaKit

/// The images and sounds of all boards that are written: each has a name of its own, and its bytes lie once.
struct MediaWriter {
  let isPackage: Bool
  private(set) var files: [ArchivedFile] = []
  private var written: [MediaKind: [String: JSONValue]] = [:]
  private var names: [MediaKind: UniqueNames] = [:]
  private var order: [MediaKind: [(id: String, path: String)]] = [:]
  /// Which bytes lie under a path.
  private var sums: [String: String] = [:]
  /// New pictures and voices, by their bytes.
  private var made: [String: JSONObject] = [:]

  /// Files that the originals' packages had besides.
  let kept: [String: Data]

  init(isPackage: Bool, kept: [String: Data]) {
    self.isPackage = isPackage
    self.kept = kept
  }

  func paths(_ kind: MediaKind) -> [(String, String)] { (order[kind] ?? []).map { ($0.id, $0.path) } }

  /// Keeps a path for a file that is none of these.
  mutating func reserve(_ path: String) { sums[path.lowercased()] = "" }

  /// Gives a record its identifier: its own, unless another board has other contents under that name.
  mutating func add(_ record: JSONObject, _ kind: MediaKind) -> JSONObject {
    var record = record
    let wanted = record["id"]?.string ?? kind.rawValue
    if let there = written[kind]?[wanted], Self.contents.allSatisfy({ there[$0] == record[$0] }) { return record }
    let id = names[kind, default: UniqueNames()].take(wanted)
    record["id"] = .text(id)
    written[kind, default: [:]][wanted] = written[kind]?[wanted] ?? record.value
    if let path = record["path"]?.string { order[kind, default: []].append((id, path)) }
    return record
  }

  /// Fields that say which picture or sound it is; the others say something of it, each board for itself.
  private static let contents = ["data", "path", "url", "symbol"]

  func isMade(_ sum: String) -> Bool { made[sum] != nil }

  /// A record for bytes that had none.
  mutating func make(_ bytes: Data, sum: String, _ kind: MediaKind, type: String, fields: [(String, JSONValue)])
    -> JSONObject
  {
    if let record = made[sum] { return record }
    var record = JSONObject()
    record["id"] = .text("\(kind.rawValue)-\(made.count + 1)")
    record["content_type"] = .text(type)
    for (key, value) in fields { record[key] = value }
    record[Own.made] = true
    if isPackage {
      let path = "\(kind.list)/\(kind.rawValue)-\(made.count + 1).\(Self.ending(type))"
      record["path"] = .text(place(bytes, sum: sum, at: path))
    } else {
      record["data"] = .text(DataAddress.text(type: type, bytes: bytes))
    }
    let added = add(record, kind)
    made[sum] = added
    return added
  }

  /// Puts bytes under a path, or under one like it when other bytes lie there.
  mutating func place(_ bytes: Data, sum: String, at path: String) -> String {
    let safe = FileName.isSafe(path: path) ? path : "media/\(FileName.safe(path))"
    var name = safe
    var number = 2
    while let there = sums[name.lowercased()] {
      if there == sum { return name }
      name = FileName.numbered(safe, number)
      number += 1
    }
    sums[name.lowercased()] = sum
    files.append(ArchivedFile(path: name, bytes: bytes))
    return name
  }

  private static func ending(_ type: String) -> String {
    switch type {
    case "image/png": "png"
    case "image/jpeg": "jpg"
    case "image/svg+xml": "svg"
    default: "wav"
    }
  }
}
