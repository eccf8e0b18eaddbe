import TagarelaKit

extension Reference {
  var markdown: String {
    let contents = chapters.map { "- `\($0.noun)`: \(escaped($0.about))" }
    let all = chapters.flatMap { chapter in
      ["## \(chapter.noun)", escaped(chapter.about)] + chapter.commands.flatMap(section)
    }
    let paragraphs = ["# \(title)"] + introduction.map(escaped) + [contents.joined(separator: "\n")] + all
    return paragraphs.joined(separator: "\n\n") + "\n"
  }

  private func section(_ entry: CommandEntry) -> [String] {
    var paragraphs = ["### \(entry.name)", "    \(entry.usage)", escaped(entry.summary)]
    let rows = (entry.operands + entry.options).map { "- `\($0.typed)`: \(escaped($0.about))" }
    if !rows.isEmpty { paragraphs.append(rows.joined(separator: "\n")) }
    let shown = entry.examples.map { ($0.lines.map { "> \($0)" } + $0.result).joined(separator: "\n") }
    if !shown.isEmpty { paragraphs.append("```\n\(shown.joined(separator: "\n\n"))\n```") }
    return paragraphs
  }

  /// What would be a mark of its own in a sentence.
  private func escaped(_ text: String) -> String {
    String(text.flatMap { "\\`*_<>[]|#".contains($0) ? ["\\", $0] : [$0] })
  }
}
