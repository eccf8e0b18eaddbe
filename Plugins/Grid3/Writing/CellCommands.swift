import TagarelaKit

/// What a cell does as commands of Grid 3, in order.
struct CellCommands {
  private(set) var nodes: [XMLNode] = []
  /// The command that plays the cell's recording, by its number.
  private(set) var playing: Int?

  /// - Parameters:
  ///   - target: the grid to which it leads.
  ///   - deletesLetters: on a keyboard taking back takes a letter, elsewhere a word.
  ///   - image: of a library of the program, shown beside the word in the message.
  ///   - manner: what it does with its words.
  init(_ cell: Board.Cell, to target: String?, deletesLetters: Bool, image: String?, manner: KeptCell.Manner) {
    let hasVoice = (cell.voice ?? cell.symbol?.voice) != nil
    let words = (cell.spoken ?? cell.text).oneLine
    if cell.actions.isEmpty, !words.isEmpty, manner != .shows {
      // A way to another board is heard, and doesn't go into the message.
      if target == nil || manner == .writes { add("Action.InsertText", [Self.message(words, image)]) }
      if !hasVoice, manner == .speaks {
        add("Speech.SpeakNow", [Self.parameter("text", words, isKept: true), Self.parameter("wait", "0")])
      }
    }
    if hasVoice {
      playing = nodes.count
      add("Speech.PlaySound", [Self.parameter("filedata", ".wav")])
    }
    for action in cell.actions {
      if let letters = action.typed {
        add("Action.Letter", [Self.parameter("letter", letters)])
      } else if action == .backspace {
        add(deletesLetters ? "Action.DeleteLetter" : "Action.DeleteWord")
      } else if action == .speak {
        add("Action.Speak", [Self.parameter("unit", "All"), Self.parameter("movecaret", "0")])
      } else if let name = Self.plain[action] {
        add(name)
      }
    }
    if let target { add("Jump.To", [Self.parameter("grid", target)]) }
  }

  private static let plain: [CellAction: String] = [
    .space: "Action.Space", .clear: "Action.Clear", .home: "Jump.Home", .back: "Jump.Back",
  ]

  private mutating func add(_ name: String, _ parameters: [XMLNode] = []) {
    nodes.append(XMLNode("Command", [("ID", name)], parameters))
  }

  private static func parameter(_ key: String, _ text: String, isKept: Bool = false) -> XMLNode {
    XMLNode("Parameter", [("Key", key)] + (isKept ? [("xml:space", "preserve")] : []), text: text)
  }

  /// A text with symbols: the words, and a blank after them.
  private static func message(_ words: String, _ image: String?) -> XMLNode {
    let symbol = XMLNode("s", image.map { [("Image", $0)] } ?? [], [XMLNode("r", text: words)])
    let blank = XMLNode("s", [XMLNode("r", text: " ")])
    return XMLNode("Parameter", [("Key", "text")], [XMLNode("p", [symbol, blank])])
  }
}

extension XMLNode {
  /// With nothing but other elements in it.
  init(_ name: String, _ children: [XMLNode]) { self.init(name, [], children) }
}
