import StructuredText
import TagarelaKit

/// What a key does when it is chosen.
struct KeySteps {
  /// What it says.
  private(set) var spoken = ""
  /// The grid that opens, by its identifier.
  private(set) var target: String?
  private(set) var actions: [CellAction] = []
  /// Identifiers of the recordings that it plays.
  private(set) var sounds: [String] = []
  /// Actions and options that have no counterpart here, by name.
  private(set) var others: [String] = []
  /// It offers a word.
  private(set) var isSuggestion = false
  /// What it shows is worked out by the program.
  private(set) var isLive = false

  /// A key has a few; a file with more is wrong.
  private static let most = 50

  init(_ key: XMLElement, label: String) {
    var written: [CellAction] = []
    var said: [String] = []
    for event in key["UAM"]?.all("UAE").flatMap({ $0.all("Acts") }) ?? [] {
      let acts = event.all("Act").prefix(Self.most)
      guard event.attributes["etyp"] ?? "ACTIVATION" == "ACTIVATION" else {
        others += acts.map { Self.short($0.kind) }
        continue
      }
      for act in acts { read(act, label, &written, &said) }
    }
    for option in key.all("KeyOption") { read(option, label, &written, &said) }
    let text = written.compactMap(\.typed).joined()
    let isWord = text.count > 1 && written.allSatisfy { $0.typed != nil || $0 == .space }
    // A word that is written is gathered and heard, as a touch does anyway; a letter is typed.
    spoken = said.isEmpty ? (isWord ? text.trimmingBlanks : "") : said.joined(separator: " ")
    actions = isWord ? [] : written
  }

  private mutating func read(
    _ act: XMLElement, _ label: String, _ written: inout [CellAction], _ said: inout [String]
  ) {
    func type(_ text: String) { if !text.isEmpty { written.append(.type(text)) } }
    func say(_ text: String) { if !text.isEmpty { said.append(text) } }
    func text(_ key: String) -> String { PartText.text(act.attributes[key]) }
    switch act.kind {
    case "WriteLabelAction", "WriteAndSpeakLabelAction": type(label)
    case "SpeakLabelAction": say(label)
    case "WriteTextAction": type(text("textToWrite"))
    case "SpeakTextAction": say(text("textToSpeak"))
    case "WriteAndSpeakTextAction", "QuickComKeyOption":
      type(text("textToWrite"))
      if text("textToSpeak") != text("textToWrite") { say(text("textToSpeak")) }
    case "WriteSpaceAction": written.append(.space)
    case "DeleteAllTextAction": written.append(.clear)
    case "DeleteLastCharAction", "DeleteLastCharAndRepeatAction", "DeleteLastWordAction", "DeleteLastEntyAction":
      written.append(.backspace)
    case "SpeakAllTextAction": written.append(.speak)
    case "MoveToGridAction", "MoveToGridAndGoBackAction": target = target ?? act.attributes["targetGridId"]
    case "MoveToPreviousPartAction": written.append(.back)
    case "PlaySoundAction", "PlayRecordedSoundAction":
      sounds += act.all("SoundResourceHolder").compactMap { $0.attributes["soundResourceId"] }
    case "WordPredictionKeyOption": isSuggestion = true
    case "BasicKeyOption", "": break
    default:
      if act.attributes["wantedDisplayedInformation"] != nil { isLive = true }
      others.append(Self.short(act.kind))
    }
  }

  /// A kind's name without what all have.
  private static func short(_ kind: String) -> String {
    var name = kind.oneLine[...]
    for ending in ["KeyOption", "Action"] where name.hasSuffix(ending) { name = name.dropLast(ending.count) }
    return String(name.prefix(60))
  }
}
