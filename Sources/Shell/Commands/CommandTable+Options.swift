import TagarelaKit

/// A word that names an option, taken apart: `--to` or `--to=list.csv`.
struct OptionWord {
  /// Without the dashes.
  let name: String
  /// What stands behind `=`; nil where there is none.
  let value: String?
  /// Where the name stands in the line, with its dashes, in UTF-8 offsets.
  let nameRange: Range<Int>
  /// Where the value stands; the whole word where a variable brought its `=` in.
  let valueRange: Range<Int>

  /// Nil for other words: what a variable or quotes bring in is never an option.
  init?(_ word: Word, in line: String) {
    let typed = line.utf8.dropFirst(word.range.lowerBound).prefix(word.range.count)
    guard word.text.hasPrefix("--"), typed.starts(with: "--".utf8) else { return nil }
    let parts = word.text.dropFirst(2).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    name = String(parts.first ?? "")
    value = parts.count == 2 ? String(parts[1]) : nil
    let length = typed.prefix { $0 != UInt8(ascii: "=") }.count
    if value != nil, length < typed.count {
      let end = word.range.lowerBound + length
      nameRange = word.range.lowerBound..<end
      valueRange = end + 1..<word.range.upperBound
    } else {
      nameRange = word.range
      valueRange = word.range
    }
  }
}

/// An option that a command takes.
struct CommandOption {
  let parameter: Parameter
  /// Whether it is the command's own, and not one that all commands take for their results.
  let isOwn: Bool
}

extension CommandTable {
  /// What a name can mean among a command's options, its own first: those that are called so, else the only one that begins so.
  ///
  /// - Parameter whole: whether a beginning means none, as in scripts: what it begins would change with the next option that begins so.
  func options(
    named name: String, of command: Command, _ wording: Wording, whole: Bool = false
  ) -> [CommandOption] {
    let meanings = commandWords.meanings(of: name, .option)
    let called = options(of: command).filter { meanings.contains($0.parameter.name) }
    guard called.isEmpty, !whole else { return called }
    let begun = options(beginning: name, of: command, wording)
    return Set(begun.map(\.parameter.name)).count == 1 ? begun : []
  }

  /// Those that begin so, in the user's language or in English; none for an empty beginning.
  func options(beginning name: String, of command: Command, _ wording: Wording) -> [CommandOption] {
    guard !name.isEmpty else { return [] }
    return options(of: command).filter { option in
      let words = wording.words("option.\(option.parameter.name)") + [option.parameter.name]
      return words.contains { $0.folded.hasPrefix(name.folded) }
    }
  }

  private func options(of command: Command) -> [CommandOption] {
    command.signature.options.map { CommandOption(parameter: $0, isOwn: true) }
      + ResultShape.parameters(of: command.effect).map { CommandOption(parameter: $0, isOwn: false) }
  }
}
