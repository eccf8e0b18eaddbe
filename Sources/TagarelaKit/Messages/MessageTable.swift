/// A table of texts: `key = text` a line, blank lines and `#` comments between them. A line that begins with `|` and a
/// blank goes on with the text before it, on a new line.
///
/// It is read whole, for whoever checks or goes through it; ``MessageIndex`` finds single texts.
public struct MessageTable: Sendable {
  /// By key. Of a key that came twice the later text is there.
  public private(set) var texts: [String: String] = [:]
  /// Keys that came twice, for whoever checks a table.
  public private(set) var repeated: [String] = []
  /// Lines, counted from 1, that are none of the above.
  public private(set) var unreadable: [Int] = []

  public init() {}

  /// Reads one table.
  public init(_ source: String) {
    add(source)
  }

  /// Reads a further table. A text of it takes the place of one that has the same key, and lines count from 1 again.
  public mutating func add(_ source: String) {
    source.withBytes { bytes in
      var last: String?
      var lines = MessageLines(bytes)
      while let line = lines.next() {
        switch (line, last) {
        case (.text(let key, let text), _):
          let key = String(decoding: bytes[key], as: UTF8.self)
          let text = String(decoding: bytes[text], as: UTF8.self)
          if texts.updateValue(text, forKey: key) != nil { repeated.append(key) }
          last = key
        case (.more(let rest), let last?):
          texts[last, default: ""] += "\n" + String(decoding: bytes[rest], as: UTF8.self)
        case (.more, nil), (.unreadable, _): unreadable.append(lines.number)
        }
      }
    }
  }
}
