import Foundation
import StructuredText

/// The rules by which the reference validator of the format (open-aac/obf) refuses a file.
enum ReferenceRules {
  /// - Parameter files: of the package; nil for a board alone.
  static func breaches(board: JSONValue, files: Set<String>?) -> [String] {
    var found: [String] = []
    func demand(_ isKept: Bool, _ rule: String) { if !isKept { found.append(rule) } }
    demand(board["format"]?.string == "open-board-0.1", "format")
    demand(board["id"]?.string?.isEmpty == false, "id")
    demand(board["locale"]?.string != nil, "locale")
    demand(board["buttons"]?.list != nil, "buttons")
    demand(board["images"]?.list != nil, "images")
    demand(board["sounds"]?.list != nil, "sounds")
    let rows = board["grid"]?["rows"]?.integer ?? 0
    let columns = board["grid"]?["columns"]?.integer ?? 0
    demand(rows >= 1 && columns >= 1, "grid of \(columns)×\(rows)")
    let order = board["grid"]?["order"]?.list ?? []
    demand(order.count == rows, "grid.order has \(order.count) rows for \(rows)")
    demand(order.allSatisfy { $0.list?.count == columns }, "grid.order has rows of other lengths")
    let buttons = board["buttons"]?.list ?? []
    let ids = buttons.compactMap { $0["id"]?.string }
    demand(Set(ids).count == buttons.count, "buttons without identifiers of their own")
    for id in order.flatMap({ $0.list ?? [] }) where !id.isNull {
      demand(ids.contains(id.string ?? ""), "grid.order names \(JSONWriter.text(id))")
    }
    for button in buttons { found += breaches(button: button) }
    for image in board["images"]?.list ?? [] {
      demand(image["width"]?.integer != nil && image["height"]?.integer != nil, "image without size")
      found += breaches(media: image, type: "image/", files)
    }
    for sound in board["sounds"]?.list ?? [] {
      demand(sound["duration"]?.integer != nil, "sound without duration")
      found += breaches(media: sound, type: "audio/", files)
    }
    return found
  }

  private static func breaches(button: JSONValue) -> [String] {
    var found: [String] = []
    if button["label"]?.string == nil { found.append("button without label") }
    let color = /\s*rgba?\(\s*[0-9]+\s*,\s*[0-9]+\s*,\s*[0-9]+\s*(,\s*[01]\.?[0-9]*)?\)\s*/
    for key in ["background_color", "border_color"] {
      guard let text = button[key], !text.isNull else { continue }
      if (text.string ?? "").prefixMatch(of: color) == nil { found.append("\(key) \(JSONWriter.text(text))") }
    }
    if let hidden = button["hidden"], !hidden.isNull, hidden.flag == nil { found.append("hidden is no flag") }
    if let action = button["action"], !action.isNull, !["+", ":"].contains(action.string?.first ?? " ") {
      found.append("action \(JSONWriter.text(action))")
    }
    return found
  }

  private static func breaches(media: JSONValue, type: String, _ files: Set<String>?) -> [String] {
    var found: [String] = []
    let id = media["id"]?.string ?? ""
    if id.isEmpty { found.append("\(type) without id") }
    let content = media["content_type"]?.string ?? ""
    if !content.hasPrefix(type) || content == type { found.append("\(id) is of type “\(content)”") }
    if ["url", "data", "symbol", "path"].allSatisfy({ media[$0].map(\.isNull) ?? true }) {
      found.append("\(id) has no contents")
    }
    if let data = media["data"], !data.isNull,
      data.string?.wholeMatch(of: /data:(image|audio)\/.+;base64,.+/) == nil
    {
      found.append("\(id): data")
    }
    if let path = media["path"]?.string, files?.contains(path) != true { found.append("\(id): no file \(path)") }
    return found
  }

  static func breaches(package json: [String: JSONValue], files: Set<String>) -> [String] {
    guard let manifest = json["manifest.json"] else { return ["no manifest"] }
    var found: [String] = []
    if manifest["format"]?.string != "open-board-0.1" { found.append("manifest.format") }
    if manifest["root"]?.string.map({ files.contains($0) }) != true { found.append("manifest.root") }
    var known: [String: JSONValue] = [:]
    for kind in ["boards", "images", "sounds"] {
      guard let members = manifest["paths"]?[kind]?.members else {
        found.append("manifest.paths.\(kind)")
        continue
      }
      for member in members where member.value.string.map({ files.contains($0) }) != true {
        found.append("manifest.paths.\(kind).\(member.key)")
      }
    }
    for member in manifest["paths"]?["boards"]?.members ?? [] {
      guard let board = json[member.value.string ?? ""] else { continue }
      if board["id"]?.string != member.key { found.append("\(member.key) is called otherwise") }
      found += breaches(board: board, files: files).map { "\(member.key): \($0)" }
      for kind in ["images", "sounds"] {
        for media in board[kind]?.list ?? [] {
          let name = "\(kind) \(media["id"]?.string ?? "")"
          if let other = known[name], ["data", "path", "url", "symbol"].contains(where: { other[$0] != media[$0] }) {
            found.append("two \(name)")
          }
          known[name] = media
        }
      }
    }
    return found
  }
}
