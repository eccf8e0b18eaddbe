/// A table of texts: `key = text` a line, blank lines and `#` comments between them. A line that begins with `|` and a
/// blank goes on with the text before it, on a new line.
public struct MessageTable: Sendable {
  public private(set) var texts: [String: String] = [:]
  /// Keys that came twice, for whoever checks a table.
  public private(set) var repeated: [String] = []
  /// Lines, counted from 1, that are none of the above.
  public private(set) var unreadable: [Int] = []

  public init() {}

  public init(_ source: String) {
    add(source)
  }

  public mutating func add(_ source: String) {
    var last: String?
    var number = 0
    for line in source.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      number += 1
      let line = line.trimmed
      guard let first = line.first, first != UInt8(ascii: "#") else { continue }
      if first == UInt8(ascii: "|") {
        guard let last else {
          unreadable.append(number)
          continue
        }
        let rest = line.dropFirst()
        texts[last, default: ""] += "\n" + String(Substring(rest.first == UInt8(ascii: " ") ? rest.dropFirst() : rest))
        continue
      }
      guard let equals = line.firstIndex(of: UInt8(ascii: "=")) else {
        unreadable.append(number)
        continue
      }
      let key = String(Substring(line[..<equals].trimmed))
      let text = String(Substring(line[line.index(after: equals)...].trimmed))
      if texts.updateValue(text, forKey: key) != nil { repeated.append(key) }
      last = key
    }
  }
}

extension Substring.UTF8View {
  /// Without spaces, tabs and carriage returns at either end.
  var trimmed: Substring.UTF8View {
    var part = self
    while let byte = part.first, byte == 0x20 || byte == 0x09 || byte == 0x0D { part.removeFirst() }
    while let byte = part.last, byte == 0x20 || byte == 0x09 || byte == 0x0D { part.removeLast() }
    return part
  }
}
