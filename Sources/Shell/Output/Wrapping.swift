import Terminal

/// The text in lines of at most `width` columns, broken between words where it can be.
func wrapped(_ text: String, to width: Int) -> [String] {
  text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { paragraph -> [String] in
    var lines: [String] = []
    var line = ""
    for word in paragraph.split(separator: " ", omittingEmptySubsequences: false) {
      let longer = line.isEmpty ? String(word) : "\(line) \(word)"
      if displayWidth(longer) <= width {
        line = longer
        continue
      }
      if !line.isEmpty { lines.append(line) }
      line = String(word)
      while displayWidth(line) > width, width > 0 {
        let part = DisplayWidth.truncate(line, to: width, ellipsis: "")
        guard !part.isEmpty else { break }
        lines.append(part)
        line = String(line.dropFirst(part.count))
      }
    }
    return lines + [line]
  }
}
