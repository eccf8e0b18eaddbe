/// How a line is likely to go on.
struct LineSuggestion {
  /// Earlier lines, the oldest first.
  let history: [String]
  /// For which line what was found last.
  private var last: (line: String, earlier: String?, other: String?) = ("", nil, nil)

  init(history: [String]) { self.history = history }

  /// What comes behind `line`: as in the newest earlier line that begins so; else as in `other`, if that begins so.
  mutating func rest(of line: String, orElse other: () -> String?) -> String {
    guard line.contains(where: { !$0.isWhitespace }) else { return "" }
    if line != last.line {
      // The newest line with a shorter beginning is that with the longer one too, if it has it.
      let isLonger = !last.line.isEmpty && line.hasPrefix(last.line)
      let known = isLonger ? last.earlier.flatMap { Self.begins($0, with: line) ? $0 : nil } : nil
      let isNone = isLonger && last.earlier == nil
      let earlier = isNone ? nil : known ?? history.last { Self.begins($0, with: line) }
      last = (line, earlier, last.other.flatMap { Self.begins($0, with: line) ? $0 : nil })
    }
    if last.earlier == nil, last.other == nil { last.other = other() }
    guard let whole = last.earlier ?? last.other, Self.begins(whole, with: line) else { return "" }
    return String(decoding: whole.utf8.dropFirst(line.utf8.count), as: UTF8.self)
  }

  private static func begins(_ whole: String, with line: String) -> Bool {
    whole.hasPrefix(line) && whole.utf8.count > line.utf8.count && whole.utf8.starts(with: line.utf8)
      && !whole.utf8.contains(UInt8(ascii: "\n"))
  }
}
