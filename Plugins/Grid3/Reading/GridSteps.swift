import StructuredText
import TagarelaKit

/// What a cell's commands come to, in order.
struct GridSteps {
  enum Step: Equatable {
    case say(String)
    case act(CellAction)
    case open(String)
    /// The ending of a recording, and where it stands: the command's number and the parameter's name.
    case play(String, command: Int, key: String)
  }

  private(set) var steps: [Step] = []
  /// Commands that have no counterpart here, by name.
  private(set) var others: [String] = []

  /// What a touch does with the cell's words, where it does nothing else.
  var manner: KeptCell.Manner { isSpoken || acts.contains(.speak) ? .speaks : speech.isEmpty ? .shows : .writes }
  private var isSpoken = false

  private let settings: GridSetSettings

  init(_ commands: [XMLElement], settings: GridSetSettings) {
    self.settings = settings
    for (number, command) in commands.enumerated() {
      let name = command.attributes["ID"] ?? ""
      isSpoken = isSpoken || Self.speaking.contains(name)
      func words(_ key: String) -> String? { Self.parameter(key, of: command)?.words }
      let step: Step? =
        switch name {
        case "Jump.To": words("grid").map(Step.open)
        case "Jump.Home": .act(.home)
        case "Jump.ToKeyboard": settings.keyboard.map(Step.open)
        case "Jump.Back": .act(.back)
        case "Action.InsertText", "Action.InsertTextAndSpeak", "Speech.SpeakNow": words("text").map(Step.say)
        case "Action.Letter", "Action.Punctuation", "Action.Number": Self.typed(command).map { .act(.type($0)) }
        case "Action.Space": .act(.space)
        case "Action.Clear": .act(.clear)
        case "Action.DeleteWord", "Action.DeleteLetter", "Action.Backspace": .act(.backspace)
        case "Action.Speak": .act(.speak)
        case "SpeechPlaySound", "Speech.PlaySound": Self.recording(command, number)
        default: nil
        }
      if let step {
        // What goes into the message and is spoken at once is said once.
        let isSaidAgain = name == "Speech.SpeakNow" && steps.last == step
        if step != .say(""), !isSaidAgain { steps.append(step) }
      } else if name != "AutoContent.Activate" {
        others.append(name.oneLine.beginning(60))
      }
    }
  }

  private static let speaking: Set = [
    "Action.InsertTextAndSpeak", "Speech.SpeakNow", "SpeechPlaySound", "Speech.PlaySound",
  ]

  static func parameter(_ key: String, of command: XMLElement) -> XMLElement? {
    command.all("Parameter").first { $0.attributes["Key"] == key }
  }

  /// What a key types; its parameter is called after the kind of key.
  private static func typed(_ command: XMLElement) -> String? {
    let keys = command.all("Parameter")
    let typed = keys.first { ["letter", "punctuation", "number"].contains($0.attributes["Key"]?.lowercased()) }
    return (typed ?? (keys.count == 1 ? keys.first : nil))?.words
  }

  private static func recording(_ command: XMLElement, _ number: Int) -> Step? {
    guard let file = parameter("filedata", of: command) else { return nil }
    let value = (file["data"] ?? file).text.trimmingBlanks
    return value.isEmpty ? nil : .play(value, command: number, key: "filedata")
  }

  /// What is said; empty when nothing is.
  var speech: String {
    steps.compactMap { if case .say(let text) = $0 { text } else { nil } }.joined(separator: " ")
  }

  /// The grid that opens. Of several the first counts; what is said on the way home leads to the start grid.
  var target: String? {
    let first = steps.lazy.compactMap { if case .open(let name) = $0 { name } else { nil } }.first
    return first ?? (!speech.isEmpty && acts.contains(.home) ? settings.start : nil)
  }

  private var acts: [CellAction] {
    steps.compactMap { if case .act(let action) = $0 { action } else { nil } }
  }

  /// What a touch does beside speaking a word and opening a board. A phrase that empties the message before it and speaks
  /// it afterwards is just spoken: that is what a touch does anyway.
  var actions: [CellAction] {
    if speech.isEmpty { return acts }
    let usual: [CellAction] = target == nil ? [.clear, .speak] : [.clear, .speak, .home]
    guard acts.contains(where: { !usual.contains($0) }) else { return [] }
    return steps.flatMap { step -> [CellAction] in
      switch step {
      case .say(let text): [.type(text), .space]
      case .act(let action): [action]
      case .open, .play: []
      }
    }
  }
}
