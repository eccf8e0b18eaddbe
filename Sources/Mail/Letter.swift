public import Foundation
public import TagarelaKit

/// An e-mail before it is written out.
public struct Letter: Sendable, Equatable {
  /// An e-mail must say whom it is from (RFC 5322, section 3.6).
  public var from: Mailbox
  /// Nobody yet, for a letter that is to be completed in a mail program.
  public var to: [Mailbox]
  public var subject: String
  public var body: String
  public var attachments: [Attachment]
  /// The writer's wall clock.
  public var date: Moment
  public var minutesAheadOfUTC: Int
  /// Unique for each letter, like `1f3c…@tagarela.invalid`; a letter with an empty one has none.
  public var messageID: String

  public init(
    from: Mailbox, to: [Mailbox], subject: String, body: String, attachments: [Attachment] = [], date: Moment,
    minutesAheadOfUTC: Int, messageID: String
  ) {
    self.from = from
    self.to = to
    self.subject = subject
    self.body = body
    self.attachments = attachments
    self.date = date
    self.minutesAheadOfUTC = minutesAheadOfUTC
    self.messageID = messageID
  }

  /// The complete message as it is sent, and as an `.eml` file holds it (RFC 5322, 2045 to 2047, 2231).
  ///
  /// Nothing in a field can begin another header: line breaks become blanks and other control characters go.
  ///
  /// - Throws: what the sink throws.
  public func write(to sink: any ByteSink) throws {
    let message = MessageText(sink)
    try message.add("Date: \(MessageDate.text(date, minutesAheadOfUTC: minutesAheadOfUTC))")
    try message.add(HeaderText.mailboxes([from], header: "From"))
    if !to.isEmpty { try message.add(HeaderText.mailboxes(to, header: "To")) }
    try message.add(HeaderText.unstructured(subject, header: "Subject"))
    if let id = HeaderText.messageID(messageID) { try message.add("Message-ID: \(id)") }
    try message.add("MIME-Version: 1.0")
    if attachments.isEmpty {
      if let last = try message.addBody(body), last != 0x0A { try message.end() }
    } else {
      try message.addParts(body, attachments)
    }
  }

  /// The same, held whole.
  public func message() -> Data {
    let sink = CollectingSink()
    // It takes whatever comes, and nothing else here fails.
    try? write(to: sink)
    return sink.bytes
  }

  /// How many bytes an attachment of so many becomes in a letter, without its headers.
  public static func length(encoding bytes: Int) -> Int { Base64Lines.length(encoding: bytes) }
}
