/// One question to the mail tool; it travels as one line of JSON.
public enum MailRequest: Sendable, Codable {
  /// Logs in and leaves again.
  case greet(account: MailAccount)
  /// Hands a letter to an SMTP server.
  ///
  /// - Parameters:
  ///   - letter: the path of its file: all of its bytes, with CRLF at the ends of lines.
  ///   - from: the sender's address, as servers write it.
  ///   - to: the receivers' addresses.
  case submit(letter: String, from: String, to: [String], account: MailAccount)
  /// Hands a letter to a program that reads it from its standard input, as `sendmail` does.
  case pipe(letter: String, program: String, arguments: [String])
  /// What has come into a mailbox after the letter `last`, which nothing changes.
  ///
  /// - Parameters:
  ///   - validity: of the numbers, as it was when `last` was told; where it is another one, or nil, all letters are new.
  ///   - since: of new ones only those that have come on this day or after it, like `1-Feb-2026`.
  ///   - endings: of attached files; only letters that may have one with such an ending are told.
  case look(mailbox: String, validity: Int?, last: Int, since: String, endings: [String], account: MailAccount)
  /// Writes a letter into a new file.
  ///
  /// - Parameter limit: bytes.
  case fetch(mailbox: String, validity: Int, number: Int, file: String, limit: Int, account: MailAccount)
  /// Reads a letter, and writes the files that it carries into a folder, which is empty and nobody else's.
  case open(letter: String, folder: String, limits: LetterLimits)
}

/// What a letter may be before it is refused: it may come from anybody.
public struct LetterLimits: Sendable, Codable, Equatable {
  /// Bytes, of the letter and of what it carries.
  public var bytes: Int
  /// Of all kinds, those that hold others too.
  public var parts: Int
  /// Parts within parts.
  public var depth: Int

  public init(bytes: Int = 256 << 20, parts: Int = 500, depth: Int = 20) {
    self.bytes = bytes
    self.parts = parts
    self.depth = depth
  }
}
