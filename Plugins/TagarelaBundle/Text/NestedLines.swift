/// The lines of a text that stands inside a JSON string, one after the other, so that the text needn't be there as a whole.
struct NestedLines {
  private var rest: ArraySlice<UInt8>

  /// - Parameter content: between its quotation marks, with its escape sequences.
  init(_ content: ArraySlice<UInt8>) { rest = content }

  /// The next line without its end; nil at the end of the text, or where an escape sequence is none.
  mutating func next() -> [UInt8]? {
    guard !rest.isEmpty else { return nil }
    var place = rest.startIndex
    while place < rest.endIndex {
      if rest[place] == UInt8(ascii: "\\") {
        guard place + 1 < rest.endIndex else { break }
        if rest[place + 1] == UInt8(ascii: "n") {
          let line = JSONEscapes.removed(from: rest[..<place])
          rest = rest[(place + 2)...]
          return line
        }
        place += 2
      } else {
        place += 1
      }
    }
    return remainder()
  }

  /// All that is left.
  mutating func remainder() -> [UInt8]? {
    let line = JSONEscapes.removed(from: rest)
    rest = rest[rest.endIndex...]
    return line
  }
}
