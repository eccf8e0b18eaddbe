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

/// The text with its lines broken between words where they are wider than `width`. What goes on below stands as far in as its
/// line began, and `indent` columns more. A word that is wider stays whole, for paths are copied.
///
/// - Parameter width: nil where lines may be as long as they like.
func broken(_ text: String, to width: Int?, indent: Int) -> String {
  guard let width, width >= 12 else { return text }
  return text.split(separator: "\n", omittingEmptySubsequences: false).map { line -> String in
    guard displayWidth(String(line)) > width else { return String(line) }
    let start = line.prefix { $0 == " " }
    let margin = "\n" + start + String(repeating: " ", count: indent)
    var result = String(start)
    var column = start.count
    var isFirst = true
    for word in line.dropFirst(start.count).split(separator: " ", omittingEmptySubsequences: false) {
      let wide = displayWidth(String(word))
      if isFirst {
        column += wide
      } else if column + 1 + wide <= width {
        result += " "
        column += 1 + wide
      } else {
        result += margin
        column = start.count + indent + wide
      }
      result += word
      isFirst = false
    }
    return result
  }.joined(separator: "\n")
}
