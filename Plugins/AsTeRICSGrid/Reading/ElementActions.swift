import StructuredText
import TagarelaKit

/// What an element does when it is chosen, as far as a cell can do it.
struct ElementActions {
  private(set) var spoken: String?
  private(set) var link: BoardLink?
  private(set) var actions: [CellAction] = []
  private(set) var voice: Voice?
  /// The language of ``spoken``, when it isn't the user's.
  private(set) var otherLanguage: String?

  /// An element has a few; a file with more is wrong.
  static let most = 50

  var isEmpty: Bool { spoken == nil && link == nil && actions.isEmpty && voice == nil }

  /// - Parameters:
  ///   - boards: names by the grid's identifier.
  ///   - complain: takes a kind of complaint and its detail.
  init(
    _ element: JSONValue, language: String, boards: [String: String], _ complaints: inout BoardComplaints,
    board: String, button: String
  ) {
    for action in (element["actions"]?.list ?? []).prefix(Self.most) {
      let name = action["modelName"]?.string ?? ""
      switch name {
      // Words are proposed anew after each touch anyway.
      case "GridActionSpeak", "GridActionPredict", "": continue
      case "GridActionSpeakCustom":
        guard let text = LocalText(action["speakText"], language: language) else { continue }
        spoken = spoken.map { "\($0) \(text.text)" } ?? text.text
        otherLanguage = otherLanguage ?? text.otherLanguage
      case "GridActionNavigate":
        if !navigate(action, boards) {
          let isSearch = action["navType"]?.string == "navigateToSearch"
          if isSearch {
            complaints.add("asterics.action_left", board: board, detail: "search", cell: button)
          } else {
            complaints.add("asterics.link_lost", board: board, cell: button)
          }
        }
      case "GridActionCollectElement":
        let kind = action["action"]?.string ?? ""
        let known = Self.collecting(kind)
        if known.isEmpty {
          complaints.add("asterics.action_left", board: board, detail: Self.short(kind), cell: button)
        }
        for action in known where actions.last != action { actions.append(action) }
      case "GridActionAudio": record(action, &complaints, board, button)
      default: complaints.add("asterics.action_left", board: board, detail: Self.short(name), cell: button)
      }
    }
  }

  /// - Returns: false when it leads nowhere.
  private mutating func navigate(_ action: JSONValue, _ boards: [String: String]) -> Bool {
    let type = action["navType"]?.string
    if type == "navigateToLastOpenedGrid" || (type == nil && action["toLastGrid"]?.flag == true) {
      actions.append(.back)
    } else if type == "navigateToHomeGrid" {
      actions.append(.home)
    } else if type == nil || type == "navigateToGrid", let uid = action["toGridId"]?.string, let name = boards[uid] {
      link = link ?? BoardLink(uid: uid, name: name)
    } else {
      return false
    }
    return true
  }

  private static func collecting(_ action: String) -> [CellAction] {
    switch action {
    case "COLLECT_ACTION_SPEAK", "COLLECT_ACTION_SPEAK_CONTINUOUS": [.speak]
    case "COLLECT_ACTION_SPEAK_CLEAR", "COLLECT_ACTION_SPEAK_CONTINUOUS_CLEAR": [.speak, .clear]
    case "COLLECT_ACTION_CLEAR": [.clear]
    case "COLLECT_ACTION_REMOVE_WORD", "COLLECT_ACTION_REMOVE_CHAR": [.backspace]
    default: []
    }
  }

  private mutating func record(
    _ action: JSONValue, _ complaints: inout BoardComplaints, _ board: String, _ button: String
  ) {
    guard let text = action["dataBase64"]?.string, !text.isEmpty else { return }
    guard let bytes = DataAddress(text)?.bytes, let recording = Voice(wave: bytes), let seconds = recording.seconds
    else {
      let type = LocalText.clean(action["mimeType"]?.string ?? "").prefix(60)
      complaints.add("asterics.sound_format", board: board, detail: String(type), cell: button)
      return
    }
    guard seconds <= Voice.longest else {
      complaints.add("asterics.sound_long", board: board, detail: String(Int(Voice.longest)), cell: button)
      return
    }
    voice = voice ?? recording
  }

  /// A model's name without what all have: `Webradio`, `to youtube`.
  private static func short(_ name: String) -> String {
    let known = name.hasPrefix("COLLECT_ACTION_")
    let rest =
      known ? name.dropFirst(15).lowercased().replacing("_", with: " ") : String(name.trimmingPrefix("GridAction"))
    return String(LocalText.clean(rest).prefix(60))
  }
}
