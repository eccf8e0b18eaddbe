import TagarelaKit

/// What the words of a command are before the one that is completed.
struct TypedWords {
  /// Those that stand for operands.
  private(set) var operands: [String] = []
  /// The options that can't come again.
  private(set) var used: Set<String> = []
  /// The one whose value comes next.
  private(set) var open: Parameter?

  /// - Parameter words: behind noun and verb.
  init(_ words: some Sequence<Word>, of command: Command, in line: String, _ session: Session) {
    for word in words {
      let option = OptionWord(word, in: line)
      if let parameter = open, !(parameter.takesSeveral && option != nil) {
        guard !parameter.takesSeveral else { continue }
        used.insert(parameter.name)
        open = nil
      } else if let option {
        let parameter = session.table.options(named: option.name, of: command, session.wording).first?.parameter
        if let parameter, !parameter.takesSeveral { used.insert(parameter.name) }
        open = parameter.flatMap { $0.isOpen(after: option) ? $0 : nil }
      } else {
        operands.append(word.text)
      }
    }
  }
}

extension Context {
  /// While a word is completed.
  ///
  /// - Parameter words: all before it on the line.
  init(_ session: Session, completingAfter words: [Word], _ known: TypedWords) {
    self.init(session: session)
    typed = words.map(\.text)
    operands = known.operands
  }
}

extension Parameter {
  /// Whether the words behind an option are for it.
  func isOpen(after option: OptionWord) -> Bool { !isFlag && (option.value == nil || takesSeveral) }
}
