/// What the mail tool answers, one line of JSON for each request.
public enum MailAnswer: Sendable, Codable {
  /// With what the server said last.
  case done(reply: String)
  case looked(MailboxLook)
  case opened(OpenedLetter)
  case refused(MailRefusal)
  /// The line broke after all of the letter was given away and before anybody said that it had come: it may have left.
  case unsure(reply: String)
}

/// What is new in a mailbox.
public struct MailboxLook: Sendable, Codable, Equatable {
  /// Of the numbers (RFC 9051, section 2.3.1.1).
  public var validity: Int
  /// The highest number that was looked at.
  public var last: Int
  /// Those that may be meant for us, in the order in which they came.
  public var letters: [Letter]

  public struct Letter: Sendable, Codable, Equatable {
    public var number: Int
    public var bytes: Int

    public init(number: Int, bytes: Int) {
      self.number = number
      self.bytes = bytes
    }
  }

  public init(validity: Int, last: Int, letters: [Letter]) {
    self.validity = validity
    self.last = last
    self.letters = letters
  }
}

/// A letter that was read.
public struct OpenedLetter: Sendable, Codable, Equatable {
  /// The sender's name, else address; empty where it says none.
  public var sender: String
  public var address: String
  public var subject: String
  /// Without its angle brackets; empty where it says none.
  public var messageID: String
  /// Seconds since 1970; nil where it doesn't say when.
  public var date: Int?
  /// What it carries, in its order.
  public var files: [File]

  public struct File: Sendable, Codable, Equatable {
    /// In the folder.
    public var path: String
    /// As the sender called it, as far as a file may be called so.
    public var name: String
    public var bytes: Int

    public init(path: String, name: String, bytes: Int) {
      self.path = path
      self.name = name
      self.bytes = bytes
    }
  }

  public init(
    sender: String, address: String, subject: String, messageID: String, date: Int?, files: [File]
  ) {
    self.sender = sender
    self.address = address
    self.subject = subject
    self.messageID = messageID
    self.date = date
    self.files = files
  }
}

/// Why the mail tool did not do what was asked; then no letter has left.
public struct MailRefusal: Error, Sendable, Codable, Equatable {
  public enum Reason: String, Sendable, Codable, CaseIterable {
    /// Nobody answers there, or there is no such place.
    case unreachable
    /// The server can't prove who it is.
    case certificate
    /// The server offers no encrypted line.
    case unencrypted
    /// The server doesn't take this user and password.
    case login
    /// The server doesn't take a receiver.
    case receiver
    /// A mailbox is full, or the letter is too large for it.
    case full
    /// The server doesn't take the letter.
    case letter
    /// The line broke, or the server fell silent, before all of the letter was given away.
    case broken
    /// The program that was to take it didn't.
    case program
    /// The server says what no server should.
    case misunderstood
    /// There is no such mailbox or letter.
    case missing
    /// A letter is larger than it may be, or has too many parts, or too many within each other.
    case tooLarge
    /// A file can't be read or written.
    case file
    /// The line is no request.
    case badRequest
  }

  public var reason: Reason
  /// What the server, the program or the operating system said.
  public var reply: String

  public init(_ reason: Reason, _ reply: String = "") {
    self.reason = reason
    self.reply = reply
  }
}
