import Foundation
import TagarelaKit
import TagarelaTestSupport
import Testing

@testable import Post

/// The account is what this user has said on this computer, and its password is nobody else's.
@Suite(.waiting)
struct AccountTests {
  @Test(arguments: [
    ("smtp://mail.example.org", "smtp://mail.example.org:587"),
    ("smtps://mail.example.org", "smtps://mail.example.org"),
    ("SMTP://10.0.0.1:2525", "smtp://10.0.0.1:2525"), ("smtp://[::1]:25", "smtp://[::1]:25"),
    ("smtp://bücher.example", "smtp://bücher.example:587"),
  ])
  func `a server is named by a URL`(_ text: String, _ url: String) throws {
    #expect(try MailServer(text, for: .smtp).url == url)
  }

  @Test func `a mailbox may stand behind an IMAP server`() throws {
    #expect(try MailServer("imaps://mail.example.org/Tagarela", for: .imap).mailbox == "Tagarela")
    #expect(try MailServer("imaps://mail.example.org", for: .imap).mailbox == nil)
  }

  @Test(arguments: [
    ("mail.example.org", "mail.example.org"), ("http://a.example", "http"), ("imap://a.example", "imap"),
    ("smtp://", "://"), ("smtp://a b", "a b"), ("smtp://a.example:x", "x"), ("smtp://a.example:", ":"),
    ("smtp://a.example:70000", "70000"), ("smtp://ana:pw@a.example", "ana:pw"), ("smtp://a.example/x", "x"),
    ("smtp://a.example\n", "a.example\n"),
  ])
  func `a slip in a URL is told with its place`(_ text: String, _ slip: String) throws {
    let failure = #expect(throws: Failure.self) { try MailServer(text, for: .smtp) }
    let place = try #require(failure?.place)
    #expect(String(decoding: Array(text.utf8)[place.range], as: UTF8.self) == slip)
  }

  @Test func `a password file that others can read is refused, when it is named and when it is used`() throws {
    let desk = try PostDesk(server: "smtp://127.0.0.1:1")
    let file = desk.tagarela.path("exposed")
    try "x".write(toFile: file, atomically: false, encoding: .utf8)
    chmod(file, 0o640)
    let refused = try desk.run(["settings mail.password-file \(file)"])
    #expect(refused.status == 1 && refused.errors.contains("others can read"), "\(refused.errors)")
    chmod(file, 0o600)
    #expect(try desk.run(["settings mail.password-file \(file)"]).status == 0)
    chmod(file, 0o604)
    let sent = try desk.run(["plan send Hora"])
    #expect(sent.output.contains("waits") && sent.errors.contains("others can read"), "\(sent.errors)")
  }

  @Test func `a command that tells no password is said, and the letter waits`() throws {
    let desk = try PostDesk(server: "smtp://127.0.0.1:1", user: "ana")
    for command in ["false", "true", "echo"] {
      _ = try desk.run(["settings mail.password-command \(command)"])
      let told = try desk.run(["plan send Hora"])
      #expect(told.output.contains("waits") && told.errors.contains("password"), "\(command): \(told.errors)")
    }
  }

  @Test func `the password is in no file of ours, and nothing shows it`() throws {
    let desk = try PostDesk(server: "smtp://127.0.0.1:1", user: "ana")
    let shown = try desk.run([
      "plan send Hora", "mail show", "settings", "outbox", "backup \(desk.path("copy.bak"))",
    ])
    #expect(!(shown.output + shown.errors).contains(PostDesk.password))
    let all = try #require(FileManager.default.enumerator(atPath: desk.tagarela.folder.path))
    for case let name as String in all where name != "password" {
      let bytes = FileManager.default.contents(atPath: desk.tagarela.path(name)) ?? Data()
      #expect(bytes.firstRange(of: Data(PostDesk.password.utf8)) == nil, "\(name)")
    }
  }

  @Test func `an account that came with the data isn't used before somebody here has set it`() throws {
    let desk = try PostDesk(server: "smtp://127.0.0.1:1", user: "ana")
    let mark = desk.tagarela.path("was-run")
    _ = try desk.run(["settings mail.password-command 'touch \(mark); echo x'"])
    // The same data on a computer where nobody has set anything.
    func elsewhere(_ lines: [String]) throws -> ChildProgram.Result {
      try desk.tagarela.run(
        ["--lang", "en", "--plain"] + lines.flatMap { ["-c", $0] },
        environment: ["XDG_STATE_HOME": desk.tagarela.path("another-state")])
    }
    let refused = try elsewhere(["plan send Hora"])
    #expect(refused.status == 1 && refused.errors.contains("was not set on this computer"), "\(refused.errors)")
    _ = try elsewhere(["settings mail.smtp smtp://127.0.0.1:1", "settings mail.tls off"])
    let waiting = try elsewhere(["plan send Hora"])
    #expect(waiting.errors.contains("mail.password-command came with the data"), "\(waiting.errors)")
    #expect(!FileManager.default.fileExists(atPath: mark))
    _ = try elsewhere(["settings mail.password-command 'touch \(mark); echo x'", "outbox send"])
    #expect(FileManager.default.fileExists(atPath: mark))
  }

  @Test func `without an account nothing is kept, and what is missing is said`() throws {
    let desk = try PostDesk(server: "smtp://127.0.0.1:1")
    _ = try desk.run(["settings mail.smtp -"])
    let told = try desk.run(["plan send Hora"])
    #expect(told.status == 1 && told.errors.contains("settings mail.smtp smtps://HOST"), "\(told.errors)")
    _ = try desk.run(["settings mail.smtp smtp://127.0.0.1:1", "settings email -"])
    #expect(try desk.run(["plan send Hora"]).errors.contains("settings email ADDRESS"))
    #expect(try desk.outbox().isEmpty)
    #expect(try desk.run(["plan show Hora"], json: true).output.contains(#""sent":null"#))
  }
}
