import Foundation

/// Header lines, folded to 78 characters where they can be.
enum HeaderText {
  static let lineLength = 78

  /// A header whose value is free text, like Subject.
  static func unstructured(_ text: String, header: String) -> String {
    let line = "\(header): "
    let text = text.onOneLine
    let isPlain =
      text.isPrintableASCII && !text.contains("=?") && text.first != " " && text.last != " "
      && line.utf8.count + text.utf8.count <= lineLength
    return line + (isPlain ? text : EncodedWords.text(text, column: line.utf8.count))
  }

  /// A header whose value is a list of mailboxes, each after the first on a line of its own.
  static func mailboxes(_ mailboxes: [Mailbox], header: String) -> String {
    "\(header): " + mailboxes.map { mailbox($0, column: header.utf8.count + 2) }.joined(separator: ",\r\n ")
  }

  /// The identifier between angle brackets, without what can't be in one; nil when nothing is left.
  static func messageID(_ text: String) -> String? {
    let id = text.unicodeScalars.filter {
      $0.isASCII && $0.value > 0x20 && $0.value < 0x7F && !"<>()[],;:\\\"".unicodeScalars.contains($0)
    }
    guard !id.isEmpty else { return nil }
    return "<\(String(String.UnicodeScalarView(id.prefix(240))))>"
  }

  private static func mailbox(_ mailbox: Mailbox, column: Int) -> String {
    let address = "<\(mailbox.address.transport)>"
    let name = (mailbox.name ?? "").onOneLine.trimmingCharacters(in: .whitespaces)
    guard !name.isEmpty else { return mailbox.address.transport }
    let phrase = DisplayName.lines(name, column: column)
    let last = phrase.split(separator: "\r\n").last?.utf8.count ?? 0
    let isOneLine = !phrase.contains("\r\n")
    let fits = (isOneLine ? column : 0) + last + 1 + address.utf8.count <= lineLength - 1
    return phrase + (fits ? " " : "\r\n ") + address
  }
}

extension String {
  var isPrintableASCII: Bool { utf8.allSatisfy { (0x20...0x7E).contains($0) } }

  /// With a blank for each line break or tab, and without other control characters.
  var onOneLine: String {
    var result = UnicodeScalarView()
    var last: Unicode.Scalar?
    for scalar in unicodeScalars {
      defer { last = scalar }
      switch scalar {
      case "\n" where last == "\r": continue
      case "\n", "\r", "\t", "\u{0B}", "\u{0C}", "\u{85}", "\u{2028}", "\u{2029}": result.append(" ")
      case _ where scalar.properties.generalCategory == .control: continue
      default: result.append(scalar)
      }
    }
    return String(result)
  }
}
