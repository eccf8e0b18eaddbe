/// A person's name as a header carries it: words, a quoted string, or words of which some are encoded (RFC 5322,
/// section 3.2.5; RFC 2047, section 5).
enum DisplayName {
  /// The name folded into lines, of which the first begins at `column`.
  static func lines(_ name: String, column: Int) -> String {
    let words = name.split(separator: " ", omittingEmptySubsequences: false)
    if words.contains(where: \.isEmpty) { return EncodedWords.text(name, column: column) }
    if name.isPrintableASCII, !name.contains("=?"), !words.allSatisfy(isPlain) {
      let quoted = "\"" + name.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
      if column + quoted.utf8.count <= HeaderText.lineLength - 1 { return quoted }
    }
    return folded(words, column: column)
  }

  /// Plain words stay as they are. Others that are neighbours become one encoded text, since the blank between two
  /// encoded words is none; but not more than that, since some programs show it all the same.
  private static func folded(_ words: [Substring], column: Int) -> String {
    var result = ""
    var column = column
    var rest = words[...]
    while let first = rest.first {
      let isPlain = isPlain(first)
      let group = isPlain ? rest.prefix(1) : rest.prefix { !Self.isPlain($0) }
      rest = rest.dropFirst(group.count)
      let text = group.joined(separator: " ")
      let needed = isPlain ? text.utf8.count : EncodedWords.length(of: text)
      if !result.isEmpty {
        let breaks = column + 1 + min(needed, HeaderText.lineLength) > HeaderText.lineLength - 1
        result += breaks ? "\r\n " : " "
        column = breaks ? 1 : column + 1
      }
      let piece = isPlain ? text : EncodedWords.text(text, column: column)
      result += piece
      let last = piece.split(separator: "\r\n").last?.utf8.count ?? 0
      column = piece.contains("\r\n") ? last : column + last
    }
    return result
  }

  /// An atom of letters and digits.
  private static func isPlain(_ word: Substring) -> Bool {
    word.utf8.count <= 60
      && word.utf8.allSatisfy { (0x61...0x7A).contains($0 | 0x20) && $0 < 0x80 || (0x30...0x39).contains($0) }
  }
}
