import Foundation
import StructuredText
import TagarelaKit

extension BoardReader {
  /// The board's buttons as they were written, with what could be repaired.
  mutating func buttons() -> [JSONObject] {
    var buttons: [JSONObject] = []
    let all = listed(object.take("buttons"))
    var names = UniqueNames(written: identifiers(all))
    var strange: [JSONValue] = []
    for (key, value) in all {
      guard var button = JSONObject(value) else {
        strange.append(value)
        complaints.add("obf.button_malformed", ["board": .text(head.name)])
        continue
      }
      let said = identifier(of: &button, key: "id") ?? key
      let id = said.map { names.take($0) } ?? names.make("button")
      button["id"] = .text(id)
      if let said, said != id { complaints.add("obf.id_twice", ["board": .text(head.name), "id": .text(said)]) }
      repair(&button)
      buttons.append(button)
    }
    if !strange.isEmpty { object.setAside("buttons", as: .list(strange)) }
    return buttons
  }

  /// For messages.
  func name(of button: JSONObject) -> String {
    let label = button["label"]?.string.map { texts.text($0, in: language) } ?? ""
    return (label.isEmpty ? button["id"]?.string ?? "" : label).beginning(200)
  }

  private mutating func repair(_ button: inout JSONObject) {
    for key in ["label", "vocalization"] {
      guard let value = button[key], !value.isNull, value.string == nil else { continue }
      if let text = value.loosely { button[key] = .text(text) } else { button.setAside(key) }
    }
    for key in ["background_color", "border_color"] { repairColor(key, of: &button) }
    repairHidden(&button)
    repairActions(&button)
    for kind in [MediaKind.image, .sound] {
      guard let id = identifier(of: &button, key: kind.reference) else { continue }
      if (kind == .image ? images : sounds).contains(id) { continue }
      button.setAside(kind.reference)
      complaints.add(
        kind == .image ? "obf.image_missing" : "obf.sound_missing", board: head.name, cell: name(of: button))
    }
    repairLink(&button)
  }

  private mutating func report(_ key: String, _ button: JSONObject, _ text: String) {
    complaints.add(
      key,
      ["board": .text(head.name), "button": .text(name(of: button)), "text": .text(text.beginning(200))])
  }

  private mutating func repairColor(_ key: String, of button: inout JSONObject) {
    guard let value = button[key], !value.isNull else { return }
    guard let text = value.string, let tint = CSSColor.tint(text) else {
      button.setAside(key)
      if value.string != "" { report("obf.color_unknown", button, value.loosely ?? "") }
      return
    }
    if CSSColor.strict(text) == nil { button[key] = .text(CSSColor.text(tint)) }
  }

  private mutating func repairHidden(_ button: inout JSONObject) {
    guard let value = button["hidden"], !value.isNull, value.flag == nil else { return }
    switch value.loosely?.lowercased() {
    case "true", "1": button["hidden"] = true
    case "false", "0": button["hidden"] = false
    default: button.setAside("hidden")
    }
  }

  private mutating func repairActions(_ button: inout JSONObject) {
    func isAction(_ value: JSONValue) -> Bool { value.string.map { $0.hasPrefix(":") || $0.hasPrefix("+") } ?? false }
    if let action = button["action"], !action.isNull, !isAction(action) {
      button.setAside("action")
      if action.string != "" { report("obf.action_unknown", button, action.loosely ?? "") }
    }
    guard let actions = button["actions"], !actions.isNull else { return }
    let good = (actions.list ?? [actions]).filter(isAction)
    if let list = actions.list, list.count == good.count { return }
    button.setAside("actions")
    if !good.isEmpty { button["actions"] = .list(good) }
    let bad = (actions.list ?? [actions]).first { !isAction($0) }
    if let bad { report("obf.action_unknown", button, bad.loosely ?? "") }
  }

  /// Marks a link that leads to a board of the package.
  private mutating func repairLink(_ button: inout JSONObject) {
    guard let value = button["load_board"], !value.isNull else { return }
    if let text = value.string {
      var load = JSONObject()
      load[text.hasSuffix(".obf") ? "path" : "id"] = .text(text)
      button["load_board"] = load.value
    }
    guard var load = JSONObject(button["load_board"]) else {
      button.setAside("load_board")
      report("obf.link_unknown", button, value.loosely ?? "")
      return
    }
    _ = identifier(of: &load, key: "id")
    let isOwn = load[Own.link]?.flag == true
    load[Own.link] = nil
    if let link = links.link(load, besides: head.path) {
      load["id"] = .text(link.uid)
      load[Own.link] = true
    } else if isOwn {
      load[Own.link] = true
    } else if let place = ["url", "data_url"].lazy.compactMap({ load[$0]?.string }).first {
      report("obf.link_elsewhere", button, place)
    } else {
      report("obf.link_missing", button, load["name"]?.string ?? load["path"]?.string ?? load["id"]?.string ?? "")
    }
    button["load_board"] = load.value
  }
}
