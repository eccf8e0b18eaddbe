import Foundation
import StructuredText
import TagarelaKit

/// What a cell does as actions of its element: those that the element had as long as they say the same, and what only the
/// program knows in any case.
struct ActionWriter {
  let language: String
  let model: String

  /// - Parameter had: the element as it was read; nil for a cell that comes from elsewhere.
  func actions(of cell: Board.Cell, had element: JSONValue?, _ names: inout ModelIdentifiers) -> [JSONValue] {
    let had = element?["actions"]?.list ?? []
    let voice = (cell.voice ?? cell.symbol?.voice)?.bytes
    if let element, says(element, what: cell, names) {
      return had.map { action in
        guard action["dataBase64"]?.string != nil else { return action }
        return action.with("dataBase64", .text(voice?.base64EncodedString() ?? ""))
      }
    }
    return made(of: cell, &names) + had.filter { !Self.understood.contains($0["modelName"]?.string ?? "") }
  }

  private static let understood: Set = [
    "", "GridActionSpeak", "GridActionSpeakCustom", "GridActionNavigate", "GridActionCollectElement", "GridActionAudio",
  ]

  /// Whether the element still says what the cell does.
  private func says(_ element: JSONValue, what cell: Board.Cell, _ names: ModelIdentifiers) -> Bool {
    var complaints = BoardComplaints()
    // Of a grid that isn't in the file nothing was read but its name.
    let goal = cell.link.flatMap { link in names.grid(link).map { (link.uid, $0) } }
    let known = goal.map { [$0.1: ""] } ?? [:]
    let before = ElementActions(
      element, language: language, boards: known, &complaints, board: "", button: "")
    let kept = ElementReader.kept(element) ?? before.actions
    let spoken = before.spoken == LocalText(element["label"], language: language)?.text ? nil : before.spoken
    let hadVoice = element["actions"]?.list?.contains { $0["dataBase64"]?.string != nil } ?? false
    let hasVoice = (cell.voice ?? cell.symbol?.voice) != nil
    return spoken == cell.spoken && before.link?.uid == goal?.1 && (cell.link == nil || goal != nil)
      && kept == cell.actions.filter { $0 != .suggestion } && hadVoice == hasVoice
  }

  private func made(of cell: Board.Cell, _ names: inout ModelIdentifiers) -> [JSONValue] {
    var made: [JSONValue] = []
    func add(_ kind: String, _ name: String, _ fields: KeyValuePairs<String, JSONValue>) {
      let head: [JSONValue.Member] = [
        .init(key: "id", value: .text(names.make(kind))), .init(key: "modelName", value: .text(name)),
        .init(key: "modelVersion", value: .text(model)),
      ]
      made.append(JSONValue(content: .object(head + fields.map { .init(key: $0.key, value: $0.value) })))
    }
    let voice = cell.voice ?? cell.symbol?.voice
    if let voice {
      add(
        "grid-action-audio", "GridActionAudio",
        [
          "dataBase64": .text(voice.bytes.base64EncodedString()), "mimeType": "audio/wav",
          "durationMs": .integer(Int((voice.seconds ?? 0) * 1000)),
        ])
    }
    if let spoken = cell.spoken {
      add(
        "grid-action-speak-custom", "GridActionSpeakCustom",
        ["speakLanguage": .text(language), "speakText": .object([language: .text(spoken)])])
    } else if voice == nil, cell.actions.allSatisfy({ $0.typed != nil || $0 == .suggestion }), !cell.text.isEmpty {
      add("grid-action-speak", "GridActionSpeak", ["speakLanguage": .text(language)])
    }
    var rest = cell.actions[...]
    while let action = rest.popFirst() {
      if action == .speak, rest.first == .clear {
        rest = rest.dropFirst()
        add("grid-action-collect-elm", "GridActionCollectElement", ["action": "COLLECT_ACTION_SPEAK_CLEAR"])
      } else if let kind = Self.collecting[action] {
        add("grid-action-collect-elm", "GridActionCollectElement", ["action": .text(kind)])
      } else if let way = Self.ways[action] {
        add("grid-action-navigate", "GridActionNavigate", ["navType": .text(way), "toGridId": .null])
      }
    }
    if let goal = cell.link.flatMap(names.grid) {
      add("grid-action-navigate", "GridActionNavigate", ["navType": "navigateToGrid", "toGridId": .text(goal)])
    }
    return made
  }

  private static let collecting: [CellAction: String] = [
    .speak: "COLLECT_ACTION_SPEAK", .clear: "COLLECT_ACTION_CLEAR", .backspace: "COLLECT_ACTION_REMOVE_WORD",
  ]
  private static let ways: [CellAction: String] = [
    .home: "navigateToHomeGrid", .back: "navigateToLastOpenedGrid",
  ]

  /// Whether all that a cell does beside speaking and leading somewhere can be said in the program's own actions.
  static func isWhole(_ actions: [CellAction]) -> Bool {
    actions.allSatisfy { collecting[$0] != nil || ways[$0] != nil || $0 == .suggestion }
  }
}
