import Clinic
import Files
import Foundation
import HelperProtocols
import Programs
import TagarelaKit
import Workspace

/// The mail account that the settings describe.
///
/// A workspace may come from elsewhere, and shouldn't have a password sent to a server, a file read or a program run that
/// nobody here has named: what leads there holds only on a computer where it was set.
struct MailSettings {
  private let clinic: Clinic

  init(_ clinic: Clinic) { self.clinic = clinic }

  enum Key {
    static let smtp = "mail.smtp"
    static let imap = "mail.imap"
    static let user = "mail.user"
    static let command = "mail.password-command"
    static let file = "mail.password-file"
    static let tls = "mail.tls"
    static let sendmail = "mail.sendmail"
    static let inbox = "mail.inbox"
    static let days = "mail.days"
  }

  static let all: [Setting] = [
    held(Key.smtp, .checked { text, _ in try MailServer(text, for: .smtp).text }),
    held(Key.imap, .checked { text, _ in try MailServer(text, for: .imap).text }),
    Setting(Key.user, .text),
    held(Key.command, .text),
    held(
      Key.file,
      .checked { path, _ in
        try PasswordFile(path).check()
        return path
      }),
    held(Key.tls, .choice(["on", "off"]), usual: .word("on")),
    held(Key.sendmail, .checked { text, _ in try program(text) }, hasUsual: true),
    held(Key.inbox, .checked { text, _ in try folder(text) }),
    Setting(
      Key.days,
      .whole(
        daysRange,
        refusal: Phrase(
          "inbox.days_range", ["low": .integer(daysRange.lowerBound), "high": .integer(daysRange.upperBound)])),
      usual: .integer(usualDays)),
  ]

  /// One that holds only where it was set.
  private static func held(
    _ key: String, _ kind: Setting.Kind, usual: Value? = nil, hasUsual: Bool = false
  ) -> Setting {
    Setting(key, kind, usual: usual, hasUsual: hasUsual) { try here.note(key, $0) }
  }

  private static let daysRange = 1...3650
  private static let usualDays = 90

  /// - Returns: its whole path.
  private static func folder(_ path: String) throws -> String {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else {
      throw Failure("inbox.no_folder", ["path": .text(path)])
    }
    return URL(fileURLWithPath: path).path
  }

  private static func program(_ path: String) throws -> String {
    guard path.hasPrefix("/"), FileManager.default.isExecutableFile(atPath: path) else {
      throw Failure("post.no_program", ["path": .text(path)])
    }
    return path
  }

  /// - Throws: ``Failure`` `settings.set_elsewhere`.
  private func own(_ key: String) throws -> String? { try Self.here.value(of: key, in: clinic.workspace) }

  private static let here = SetHere("mail")

  /// - Throws: ``Failure`` `post.no_server`, `settings.set_elsewhere`, `post.server`.
  func server(_ service: MailServer.Service) throws -> MailServer {
    switch service {
    case .smtp:
      guard let text = try own(Key.smtp) else {
        throw Failure("post.no_smtp", hint: Phrase("post.no_smtp.hint"))
      }
      return try MailServer(text, for: .smtp)
    case .imap:
      guard let text = try own(Key.imap) else {
        throw Failure("post.no_imap", hint: Phrase("post.no_imap.hint"))
      }
      return try MailServer(text, for: .imap)
    }
  }

  /// The account with its password.
  ///
  /// - Throws: ``Failure`` as ``server(_:)``, and where the password isn't told.
  func account(_ service: MailServer.Service) throws -> MailAccount {
    let server = try server(service)
    let password = try password()
    let user = try clinic.workspace.setting(Key.user) ?? (password == nil ? nil : clinic.workspace.setting("email"))
    return MailAccount(
      server: server.url, user: user, password: user == nil ? nil : password,
      isEncrypted: try own(Key.tls) != "off")
  }

  /// Where the password comes from.
  enum PasswordSource {
    case command(String)
    case file(String)
  }

  /// - Throws: ``Failure`` `settings.set_elsewhere`.
  func passwordSource() throws -> PasswordSource? {
    if let command = try own(Key.command) { return .command(command) }
    return try own(Key.file).map(PasswordSource.file)
  }

  private func password() throws -> String? {
    switch try passwordSource() {
    case .command(let command): try PasswordCommand(command).password()
    case .file(let path): try PasswordFile(path).password()
    case nil: nil
    }
  }

  /// The folder in which letters arrive, where there is one.
  ///
  /// - Throws: ``Failure`` `inbox.no_folder`, `settings.set_elsewhere`.
  func inbox() throws -> String? { try own(Key.inbox).map(Self.folder) }

  /// How many days a mailbox is looked back when it is looked at first.
  func days() throws -> Int { try clinic.workspace.setting(Key.days).flatMap { Int($0) } ?? Self.usualDays }

  /// The path of the program that sends.
  ///
  /// - Throws: ``Failure`` `post.no_sendmail`, `post.no_program`, `settings.set_elsewhere`.
  func sendmail() throws -> String {
    if let path = try own(Key.sendmail) { return try Self.program(path) }
    guard let found = InstalledProgram.path(of: "sendmail", orIn: ["/usr/sbin", "/usr/lib"]) else {
      throw Failure("post.no_sendmail", hint: Phrase("post.no_sendmail.hint"))
    }
    return found
  }
}
