import TagarelaKit

extension Reference {
  /// For `man`, in the macros of man(7). The page of the package has its part between the marks (`scripts/manuals`).
  var manual: String {
    let name = wording.text(Phrase("reference.manual_name"))
    let all = chapters.flatMap { chapter in
      [".SS \(quoted("\(chapter.noun): \(chapter.about)"))"] + chapter.commands.flatMap(entry)
    }
    let lines =
      [
        ".TH TAGARELA\\-COMMANDS 1 \"\" Tagarela", ".SH \(quoted(name))", "tagarela\\-commands \\- \(escaped(title))",
        Self.begin, ".nh", ".ad l", ".SH \(quoted(wording.text(Phrase("reference.commands")).uppercased()))",
      ] + introduction.flatMap { [text($0), ".PP"] }.dropLast() + all + [Self.end]
    return lines.joined(separator: "\n") + "\n"
  }

  // Options that were parted by a hyphen would be typed with it; usage lines that are stretched are hard to read.
  private static let begin = ".\\\" commands"
  private static let end = ".\\\" end of commands"

  /// What is typed stands out from what stands for something else.
  private func entry(_ entry: CommandEntry) -> [String] {
    // Many words with bars between may go on in the next row.
    let words = escaped(entry.parameters).replacing("|", with: "|\\:").replacing(",", with: ",\\:")
    let parameters = words.isEmpty ? "" : " " + words
    return [".TP", "\\fB\(escaped(entry.name))\\fR\(parameters)", text(entry.summary)]
  }

  /// A line that is no request, whatever it begins with.
  private func text(_ line: String) -> String {
    (line.hasPrefix(".") || line.hasPrefix("'") ? "\\&" : "") + escaped(line)
  }

  private func quoted(_ text: String) -> String { "\"\(escaped(text).replacing("\"", with: "\"\""))\"" }

  /// A hyphen is typed as it stands; a backslash would begin something.
  private func escaped(_ text: String) -> String { text.replacing("\\", with: "\\e").replacing("-", with: "\\-") }
}
