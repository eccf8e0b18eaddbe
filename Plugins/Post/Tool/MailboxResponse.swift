/// A response of an IMAP server: words, strings and lists of them.
struct MailboxResponse {
  /// Each ``place`` stands for the next of the strings.
  let text: String
  let strings: [String]

  /// Stands for a string that was told by its length.
  static let place = "\u{FFFC}"

  /// What a FETCH says of a letter, by what it is called; nil for other responses.
  var fetched: [String: MailboxValue]? {
    let parts = text.split(separator: " ", maxSplits: 2)
    guard parts.count == 3, parts[1].uppercased() == "FETCH",
      case .list(let values)? = MailboxValue.read(parts[2], strings)
    else { return nil }
    var facts: [String: MailboxValue] = [:]
    for index in stride(from: 0, to: values.count - 1, by: 2) {
      if case .word(let name) = values[index] { facts[name.uppercased()] = values[index + 1] }
    }
    return facts
  }
}

/// A part of a response.
enum MailboxValue: Equatable {
  case word(String)
  case string(String)
  case list([MailboxValue])

  var number: Int? { if case .word(let word) = self { Int(word) } else { nil } }

  /// Lists within lists; more than any letter has that means well.
  private static let mostDepth = 200

  /// - Parameter strings: what the places in the text stand for.
  /// - Returns: nil for what is no list.
  static func read(_ text: some StringProtocol, _ strings: [String]) -> MailboxValue? {
    var open: [[MailboxValue]] = []
    var strings = strings[...]
    var rest = Substring(text)
    func add(_ value: MailboxValue) -> Bool {
      guard !open.isEmpty else { return false }
      open[open.count - 1].append(value)
      return true
    }
    while let first = rest.first {
      switch first {
      case " ": rest.removeFirst()
      case "(":
        guard open.count < mostDepth else { return nil }
        open.append([])
        rest.removeFirst()
      case ")":
        rest.removeFirst()
        guard let last = open.popLast() else { return nil }
        if open.isEmpty { return .list(last) }
        guard add(.list(last)) else { return nil }
      case "\"":
        guard let string = quoted(&rest), add(.string(string)) else { return nil }
      case Character(MailboxResponse.place):
        rest.removeFirst()
        guard let string = strings.popFirst(), add(.string(string)) else { return nil }
      default:
        let word = rest.prefix { !" ()\"".contains($0) && String($0) != MailboxResponse.place }
        guard !word.isEmpty, add(.word(String(word))) else { return nil }
        rest = rest.dropFirst(word.count)
      }
    }
    return nil
  }

  private static func quoted(_ rest: inout Substring) -> String? {
    var string = ""
    var isEscaped = false
    rest.removeFirst()
    while let character = rest.popFirst() {
      if isEscaped || character != "\\" && character != "\"" {
        string.append(character)
        isEscaped = false
      } else if character == "\"" {
        return string
      } else {
        isEscaped = true
      }
    }
    return nil
  }

  /// Whether a letter's structure names a file with one of these endings, or in a way of which the ending isn't seen: in encoded
  /// words (RFC 2047) or in pieces (RFC 2231).
  func mayName(_ endings: [String]) -> Bool {
    switch self {
    case .word: false
    case .list(let values): values.contains { $0.mayName(endings) }
    case .string(let string):
      string.contains("=?") || ["NAME*0", "FILENAME*0"].contains { string.uppercased().hasPrefix($0) }
        || endings.contains { string.lowercased().hasSuffix("." + $0) }
    }
  }
}
