import FoundationEssentials
import Glibc
import HelperProtocols

/// The mailbox that was asked about last, kept open for the next question: looking into one asks for its letters one by one.
final class OpenMailboxes {
  private var current: (mailbox: String, account: MailAccount, session: MailboxSession)?

  /// Where a line that was kept has broken meanwhile, `body` runs once more with a new one.
  func with<Result>(
    _ mailbox: String, _ account: MailAccount, _ body: (MailboxSession) throws -> Result
  ) throws -> Result {
    if let current, current.mailbox == mailbox, current.account == account {
      do {
        return try body(current.session)
      } catch let refusal as MailRefusal where refusal.reason == .broken {
        self.current = nil
      }
    }
    current = nil
    let session = try MailboxSession(mailbox, account)
    let result = try body(session)
    current = (mailbox, account, session)
    return result
  }
}

/// A mailbox of an IMAP server (RFC 9051), opened so that nothing in it can change.
final class MailboxSession {
  private let stream: MailboxStream
  /// Of the numbers of its letters.
  private let validity: Int

  /// Letters that are asked about at once.
  private static let batch = 100

  init(_ mailbox: String, _ account: MailAccount) throws {
    let line = try ServerLine(account)
    try line.connect()
    stream = MailboxStream(line)
    var validity: Int?
    let name = mailbox.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    try stream.ask("EXAMINE \"\(name)\"") { response in
      if let code = response.text.firstRange(of: "[UIDVALIDITY ") {
        validity = Int(response.text[code.upperBound...].prefix { $0.isASCII && $0.isNumber })
      }
    }
    guard let validity else { throw MailRefusal(.misunderstood) }
    self.validity = validity
  }

  func look(validity known: Int?, after last: Int, since: String, endings: [String]) throws -> MailboxLook {
    let isKnown = known == validity
    let first = isKnown ? last + 1 : 1
    var numbers: [Int] = []
    try stream.ask("UID SEARCH \(isKnown ? "UID \(first):*" : "SINCE \(since)")") { response in
      let words = response.text.split(separator: " ")
      if words.first?.uppercased() == "SEARCH" { numbers += words.dropFirst().compactMap { Int($0) } }
    }
    // `*` is the last letter, whatever its number.
    numbers = Set(numbers.filter { $0 >= first }).sorted()
    var look = MailboxLook(validity: validity, last: max(isKnown ? last : 0, numbers.last ?? 0), letters: [])
    for start in stride(from: 0, to: numbers.count, by: Self.batch) {
      let some = numbers[start..<min(start + Self.batch, numbers.count)]
      let list = some.map(String.init).joined(separator: ",")
      try stream.ask("UID FETCH \(list) (UID RFC822.SIZE BODYSTRUCTURE)") { response in
        guard let facts = response.fetched, let number = facts["UID"]?.number, some.contains(number),
          let bytes = facts["RFC822.SIZE"]?.number, let structure = facts["BODYSTRUCTURE"],
          structure.mayName(endings)
        else { return }
        look.letters.append(.init(number: number, bytes: bytes))
      }
    }
    look.letters.sort { $0.number < $1.number }
    return look
  }

  /// - Throws: ``MailRefusal`` `missing`, `tooLarge`, `file`.
  func fetch(_ number: Int, validity wanted: Int, into path: String, limit: Int) throws {
    guard wanted == validity else { throw MailRefusal(.missing) }
    var bytes: Int?
    try stream.ask("UID FETCH \(number) (UID RFC822.SIZE)") { response in
      if let facts = response.fetched, facts["UID"]?.number == number { bytes = facts["RFC822.SIZE"]?.number }
    }
    guard let bytes else { throw MailRefusal(.missing) }
    guard bytes <= limit else { throw MailRefusal(.tooLarge) }
    let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard file >= 0 else { throw MailRefusal(.file, String(cString: strerror(errno))) }
    defer { close(file) }
    stream.target = .init(file: file, limit: limit)
    defer { stream.target = nil }
    try stream.ask("UID FETCH \(number) (UID BODY.PEEK[])") { _ in }
    guard stream.target?.isFilled == true else { throw MailRefusal(.missing) }
  }
}
