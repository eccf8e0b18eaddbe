import TagarelaKit

/// Lays out as text what there is to say of a command.
struct HelpText {
  let wording: Wording

  /// - Parameter isAmongOthers: whether it stands on the page of all commands, which says once what holds for all, and of each what
  ///   its operands may be.
  func text(_ entry: CommandEntry, isAmongOthers: Bool = false) -> String {
    var lines = [entry.usage, "  " + entry.summary]
    if isAmongOthers, !entry.operands.isEmpty { lines += [""] + columns(entry.operands.map { ($0.typed, $0.about) }) }
    if !entry.options.isEmpty {
      lines += ["", wording.text(Phrase("help.options"))] + columns(entry.options.map { ($0.typed, $0.about) })
    }
    if !isAmongOthers, let options = entry.ofResults {
      lines += ["", wording.text(Phrase("help.results", ["options": .text(options)]))]
    }
    if !entry.examples.isEmpty { lines += ["", wording.text(Phrase("help.examples"))] }
    for example in entry.examples { lines += example.lines.map { "  " + $0 } + example.result.map { "    " + $0 } }
    return lines.joined(separator: "\n")
  }

  func columns(_ rows: [(String, String)]) -> [String] {
    let width = rows.map { $0.0.count }.max() ?? 0
    let below = "\n" + String(repeating: " ", count: width + 4)
    return rows.map {
      "  " + $0.0 + String(repeating: " ", count: width - $0.0.count + 2) + $0.1.replacing("\n", with: below)
    }
  }
}
