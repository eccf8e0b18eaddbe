import Foundation
import StructuredText
import TagarelaKit

/// The images and sounds of one board that is written.
struct BoardMedia {
  /// Records of the original, by what they are called there, and in which order.
  private var originals: [MediaKind: [String: JSONObject]] = [:]
  private var order: [MediaKind: [String]] = [:]
  /// Those that are in the file, by what they are called in the original.
  private var written: [MediaKind: [String: JSONObject]] = [:]
  private var added: [MediaKind: [JSONObject]] = [:]
  private var addedIDs: Set<String> = []

  init(_ board: JSONObject?) {
    for kind in [MediaKind.image, .sound] {
      for value in board?[kind.list]?.list ?? [] {
        guard let record = JSONObject(value), let id = record["id"]?.string else { continue }
        originals[kind, default: [:]][id] = record
        order[kind, default: []].append(id)
      }
    }
  }

  /// - Parameter original: which image the button had.
  /// - Returns: what the image is called in the file.
  mutating func image(_ picture: Picture, original: String?, in all: inout MediaWriter) -> String {
    let sum = ContentSum.text(of: picture.bytes)
    if let id = restored(.image, original, picture.bytes, sum, in: &all) { return id }
    let size = all.isMade(sum) ? (width: 0, height: 0) : picture.size
    return add(
      all.make(
        picture.bytes, sum: sum, .image, type: picture.format.mediaType,
        fields: [("width", .integer(size.width)), ("height", .integer(size.height))]), .image)
  }

  mutating func sound(_ voice: Voice, original: String?, in all: inout MediaWriter) -> String {
    let sum = ContentSum.text(of: voice.bytes)
    if let id = restored(.sound, original, voice.bytes, sum, in: &all) { return id }
    return add(
      all.make(
        voice.bytes, sum: sum, .sound, type: "audio/wav", fields: [("duration", .integer(Self.duration(voice)))]),
      .sound)
  }

  /// What an entry of the original whose bytes nobody shows is called in the file; nil when it isn't there.
  mutating func reference(_ kind: MediaKind, _ original: String, in all: inout MediaWriter) -> String? {
    if let there = written[kind]?[original] { return there["id"]?.string }
    guard var record = originals[kind]?[original] else { return nil }
    // Its picture is not on the board any more.
    if record[Own.sum] != nil { for key in [Own.sum, Own.data, "path"] { record[key] = nil } }
    if let path = record["path"]?.string {
      record["path"] = nil
      if let bytes = all.kept[path] {
        if all.isPackage {
          record["path"] = .text(all.place(bytes, sum: ContentSum.text(of: bytes), at: path))
        } else if record["data"] == nil {
          let type = record["content_type"]?.string ?? "\(kind == .image ? "image" : "audio")/*"
          record["data"] = .text(DataAddress.text(type: type, bytes: bytes))
        }
      }
    }
    guard ["data", "path", "url", "symbol"].contains(where: { record[$0].map { !$0.isNull } ?? false }) else {
      return nil
    }
    complete(&record, kind, size: nil, duration: 1)
    record = all.add(record, kind)
    written[kind, default: [:]][original] = record
    return record["id"]?.string
  }

  /// Whether nothing of it can be shown here, so that it goes with its button as it was.
  func isElsewhere(_ kind: MediaKind, _ original: String) -> Bool { originals[kind]?[original]?[Own.sum] == nil }

  /// All that is in the file, in the order of the original.
  mutating func list(_ kind: MediaKind, in all: inout MediaWriter) -> [JSONValue] {
    let had = (order[kind] ?? []).compactMap { id in
      reference(kind, id, in: &all).flatMap { _ in written[kind]?[id]?.value }
    }
    return had + (added[kind] ?? []).map(\.value)
  }

  private mutating func add(_ record: JSONObject, _ kind: MediaKind) -> String {
    let id = record["id"]?.string ?? ""
    if addedIDs.insert("\(kind) \(id)").inserted { added[kind, default: []].append(record) }
    return id
  }

  /// The original's entry, when it is still of the same bytes.
  private mutating func restored(
    _ kind: MediaKind, _ original: String?, _ bytes: Data, _ sum: String, in all: inout MediaWriter
  ) -> String? {
    guard let original, var record = originals[kind]?[original], record[Own.sum]?.string == sum else { return nil }
    if let there = written[kind]?[original] { return there["id"]?.string }
    record[Own.sum] = nil
    let picture = Picture(ofAnyFormat: bytes)
    let actual = kind == .image ? picture?.format.mediaType ?? "image/png" : "audio/wav"
    var type = record.take(Own.data)?.string
    if let path = record["path"]?.string {
      record["path"] = all.isPackage ? .text(all.place(bytes, sum: sum, at: path)) : nil
      if !all.isPackage, type == nil { type = actual }
    }
    if let type {
      let isSaid = type.hasPrefix(kind == .image ? "image/" : "audio/")
      record["data"] = .text(DataAddress.text(type: isSaid ? type : actual, bytes: bytes))
    }
    complete(&record, kind, size: picture?.size, duration: Self.duration(Voice(bytes: bytes)))
    record = all.add(record, kind)
    written[kind, default: [:]][original] = record
    return record["id"]?.string
  }

  /// Says what other programs want to know in any case.
  private func complete(
    _ record: inout JSONObject, _ kind: MediaKind, size: (width: Int, height: Int)?, duration: Int
  ) {
    let numbers: [(String, Int)] =
      kind == .image ? [("width", size?.width ?? 300), ("height", size?.height ?? 300)] : [("duration", duration)]
    for (key, usual) in numbers where record[key]?.integer == nil {
      // A sound may last two and a half seconds; a picture has whole points.
      if kind == .sound, record[key]?.real != nil { continue }
      let said = record[key]?.number.flatMap { $0 >= 0 && $0 < 1e9 ? Int($0.rounded()) : nil }
      record[key] = .integer(said ?? usual)
    }
    let prefix = kind == .image ? "image/" : "audio/"
    if record["content_type"]?.string.map({ $0.hasPrefix(prefix) && $0.utf8.count > prefix.utf8.count }) != true {
      if record["content_type"]?.isNull == false { record.setAside("content_type") }
      record["content_type"] = .text(Self.type(of: record, kind))
    }
  }

  private static func type(of record: JSONObject, _ kind: MediaKind) -> String {
    let data = record["data"]?.string.map { DataAddress.type(of: $0) } ?? ""
    if data.hasPrefix(kind == .image ? "image/" : "audio/") { return data }
    let place = record["path"]?.string ?? record["url"]?.string ?? ""
    let ending = place.split(separator: ".").last?.lowercased() ?? ""
    let types = [
      "png": "image/png", "jpg": "image/jpeg", "jpeg": "image/jpeg", "svg": "image/svg+xml", "gif": "image/gif",
      "webp": "image/webp", "mp3": "audio/mpeg", "wav": "audio/wav", "ogg": "audio/ogg", "m4a": "audio/mp4",
    ]
    let usual = kind == .image ? "image/png" : "audio/mpeg"
    return types[ending].flatMap { $0.hasPrefix(kind == .image ? "image" : "audio") ? $0 : nil } ?? usual
  }

  private static func duration(_ voice: Voice) -> Int {
    max(1, Int((voice.seconds ?? 1).rounded(.up)))
  }
}
