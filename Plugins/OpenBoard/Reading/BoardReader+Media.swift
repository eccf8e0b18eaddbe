import Foundation
import StructuredText
import TagarelaKit

extension BoardReader {
  /// Takes the board's images or sounds, each by its bytes: `data`, then `path`, then what was fetched from `url`; `symbol`
  /// is kept.
  mutating func mediaTable(_ kind: MediaKind) -> MediaTable {
    var table = MediaTable()
    let all = listed(object.take(kind.list))
    var names = UniqueNames(written: identifiers(all))
    var strange: [JSONValue] = []
    for (key, value) in all {
      guard var record = JSONObject(value) else {
        strange.append(value)
        complaints.add("obf.media_malformed", ["board": .text(head.name)])
        continue
      }
      let said = identifier(of: &record, key: "id") ?? key
      if let said, let earlier = table[said], earlier.record["id"] == record["id"], listedTwice(record, earlier) {
        continue
      }
      let id = said.map { names.take($0) } ?? names.make(kind.rawValue)
      if let said, said != id { complaints.add("obf.id_twice", ["board": .text(head.name), "id": .text(said)]) }
      record["id"] = .text(id)
      let content = content(of: &record, kind, id: id)
      guard ["data", "path", "url", "symbol"].contains(where: { record[$0].map { !$0.isNull } ?? false }) else {
        strange.append(record.value)
        continue
      }
      table.add(MediaTable.Entry(record: record, content: content), id: id)
    }
    if !strange.isEmpty { object.setAside(kind.list, as: .list(strange)) }
    return table
  }

  /// The same entry once more, but for what was repaired in the first.
  private func listedTwice(_ record: JSONObject, _ earlier: MediaTable.Entry) -> Bool {
    record.members.allSatisfy {
      ["content_type", "path", "data"].contains($0.key) || earlier.record[$0.key] == $0.value
    }
  }

  private mutating func content(of record: inout JSONObject, _ kind: MediaKind, id: String) -> MediaTable.Content {
    let board = Value.text(head.name)
    var bytes: Data?
    if let data = record["data"], !data.isNull {
      bytes = data.string.flatMap(DataAddress.init)?.bytes
      if bytes == nil {
        complaints.add("obf.data_unreadable", ["board": board, "id": .text(id)])
        record.setAside("data")
      }
    }
    if let said = record["path"]?.string ?? mediaPaths[kind]?[id] {
      if let path = files.path(said, besides: head.path) {
        record["path"] = .text(path)
        bytes = bytes ?? files.bytes(path)
      } else {
        record.setAside("path")
        if bytes == nil {
          complaints.add("obf.file_missing", ["board": board, "path": .text(String(said.prefix(200)))])
        }
      }
    }
    guard let bytes else {
      let picture = kind == .image ? record["url"]?.string.flatMap(pictures.picture(at:)) : nil
      return picture.map { .made($0) } ?? .absent
    }
    let content: MediaTable.Content
    let type: String
    switch kind {
    case .image:
      guard let picture = pictures.picture(bytes) else { return strange(bytes, record) }
      guard picture.bytes == bytes else { return .made(picture) }
      (content, type) = (.picture(picture), picture.format.mediaType)
    case .sound:
      guard let voice = Voice(shortWave: bytes) else { return strange(bytes, record) }
      (content, type) = (.voice(voice), "audio/wav")
    }
    correct(&record, type: type, id: id)
    return content
  }

  private func strange(_ bytes: Data, _ record: JSONObject) -> MediaTable.Content {
    .strange(mediaName(of: bytes, type: record["content_type"]?.string))
  }

  /// What the bytes are counts, not what is written of them.
  private mutating func correct(_ record: inout JSONObject, type: String, id: String) {
    let said = record["content_type"]?.string
    guard said != type else { return }
    let plain = said.map { String($0.lowercased().prefix { $0 != ";" }).trimmingCharacters(in: .whitespaces) }
    let others = ["image/jpg": "image/jpeg", "image/svg": "image/svg+xml"]
    let waves = ["audio/x-wav", "audio/wave", "audio/vnd.wave"]
    if let plain, plain == type || others[plain] == type || type == "audio/wav" && waves.contains(plain) { return }
    record["content_type"] = .text(type)
    guard let said, !said.isEmpty else { return }
    complaints.add(
      "obf.content_type",
      ["board": .text(head.name), "id": .text(id), "said": .text(String(said.prefix(60))), "type": .text(type)])
  }

  /// What a button, a symbol or the board refers to.
  ///
  /// - Parameter button: its word, for messages; nil where there is nothing to say.
  mutating func picture(_ id: String, button: String?) -> Picture? {
    images.use(id)
    if let picture = images[id]?.picture { return picture }
    guard let button else { return nil }
    if case .strange(let format) = images[id]?.content {
      complaints.add("obf.image_format", board: head.name, detail: format, cell: button)
    } else {
      complaints.add("obf.image_elsewhere", board: head.name, cell: button)
    }
    return nil
  }

  mutating func voice(_ id: String, button: String) -> Voice? {
    sounds.use(id)
    switch sounds[id]?.content {
    case .voice(let voice): return voice
    case .strange(let format):
      complaints.add("obf.sound_format", board: head.name, detail: format, cell: button)
    default: complaints.add("obf.sound_elsewhere", board: head.name, cell: button)
    }
    return nil
  }

  /// What is kept of images or sounds: not the bytes that lie in pictures and voices.
  mutating func kept(_ table: MediaTable) -> [JSONValue] {
    var kept: [JSONValue] = []
    for entry in table.entries {
      var record = entry.record
      let bytes: Data? =
        switch entry.content {
        case .picture(let picture), .made(let picture): picture.bytes
        case .voice(let voice): voice.bytes
        case .strange, .absent: nil
        }
      if entry.isUsed, let bytes {
        if let path = record["path"]?.string { shownPaths.insert(path) }
        if case .made(let picture) = entry.content { Self.describe(picture, in: &record) }
        if record[Own.made]?.flag == true, Self.isOwn(record, Self.mediaFields) { continue }
        if let data = record.take("data")?.string { record[Own.data] = .text(DataAddress.type(of: data)) }
        record[Own.sum] = .text(ContentSum.text(of: bytes))
      } else {
        if let path = record["path"]?.string { hiddenPaths.insert(path) }
        let size = record["data"]?.string?.utf8.count ?? 0
        budget -= size
        if size > 0, budget < 0 {
          record["data"] = nil
          complaints.add(
            "obf.media_dropped", ["board": .text(head.name), "id": .text(record["id"]?.string ?? "")])
        }
      }
      kept.append(record.value)
    }
    return kept
  }

  /// The entry of what was made: it is written as what it is from now on.
  private static func describe(_ picture: Picture, in record: inout JSONObject) {
    let type = picture.format.mediaType
    record["content_type"] = .text(type)
    if let path = record["path"]?.string { record["path"] = .text("\(path).\(picture.format.rawValue)") }
    if record["data"]?.string != nil || record["path"] == nil {
      record["data"] = .text(DataAddress.text(type: type, bytes: Data()))
    }
  }

  private static let mediaFields: Set<String> = [
    "id", "width", "height", "duration", "content_type", "data", "path", Own.made,
  ]
}
