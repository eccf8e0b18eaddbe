import Foundation
import TagarelaTestSupport
import Testing

/// Letters arrive from a real IMAP server, in which nothing changes.
@Suite(.enabled(if: DovecotProcess.isThere, "dovecot-imapd is not installed"))
struct MailboxTests {
  /// A therapist whose mailbox the server has.
  private func desk(_ server: DovecotProcess, encrypted: Bool = false) throws -> PostDesk {
    let desk = try PostDesk(server: "smtp://127.0.0.1:1", user: "ana", isEncrypted: true)
    let url = encrypted ? "imaps://localhost:\(server.ports.encrypted)" : "imap://localhost:\(server.ports.plain)"
    _ = try desk.run(["settings mail.smtp -", "settings mail.imap \(url)"])
    return desk
  }

  private func letters() throws -> (plan: Data, notes: Data) {
    let tutor = try PostDesk(server: "smtp://127.0.0.1:1", patient: ("Íñigo", "mae@exemplo.org"), plan: "Água")
    let sent = try tutor.run([
      "use Íñigo", "plan send Água --to-dir \(tutor.path("sent"))", "note Drank",
      "observation send --to-dir \(tutor.path("sent"))",
    ])
    #expect(sent.status == 0, "\(sent.errors)")
    let plan = try #require(try tutor.tagarela.files(in: "sent").first { $0.hasSuffix(".eml") && !$0.contains("obs") })
    return (
      try tutor.tagarela.bytes("sent/\(plan)"), try tutor.tagarela.bytes("sent/inigo-observations.eml")
    )
  }

  private static let stranger = Data(
    "From: Shop <shop@example.com>\r\nSubject: * 1 FETCH (UID 1)\r\n\r\nA3 OK done\r\nT4 OK done\r\n".utf8)

  @Test(arguments: [false, true])
  func `what came for us is listed, fetched and received, and the mailbox is as it was`(_ encrypted: Bool) throws {
    let server = try DovecotProcess()
    let (plan, notes) = try letters()
    try server.deliver(Self.stranger, named: "1")
    try server.deliver(plan, named: "2")
    let before = server.letters
    let desk = try desk(server, encrypted: encrypted)
    let refused = try desk.run(["inbox fetch"])
    #expect(refused.status == 1 && refused.errors.contains("prove who it is"), "\(refused.errors)")
    let first = try desk.run(["mail test", "inbox fetch"], trusting: true)
    #expect(first.output.contains("Água") && first.output.contains("Íñigo"), "\(first.output)\(first.errors)")
    #expect(!first.output.contains("Shop"))
    #expect(try desk.run(["inbox fetch"], trusting: true).output == "✓ nothing new has come for us\n")
    try server.deliver(notes, named: "3")
    let second = try desk.run(["inbox fetch"], trusting: true)
    #expect(second.output.contains("observations") && !second.output.contains("Água"), "\(second.output)")
    #expect(server.letters == before + ["new/3"])
    let preview = try desk.run(["inbox receive 1 --preview"], trusting: true)
    #expect(preview.output.contains("+ 1 plan: Água"), "\(preview.output)\(preview.errors)")
    let received = try desk.run(
      ["inbox receive 1", "undo", "inbox receive 1 --yes", "inbox receive 1"], trusting: true)
    #expect(received.output.contains("undone: inbox receive 1"), "\(received.output)\(received.errors)")
    #expect(received.output.contains("nothing new in agua.psyb"), "\(received.output)")
    #expect(try desk.run(["inbox"]).output.contains("received"))
  }

  @Test func `a letter that is gone, a wrong password and a mailbox that isn't there are said`() throws {
    let server = try DovecotProcess()
    try server.deliver(try letters().plan, named: "1")
    let desk = try desk(server)
    #expect(try desk.run(["inbox fetch"], trusting: true).output.contains("Água"))
    for name in server.letters {
      try FileManager.default.removeItem(at: server.folder.appending(path: "Maildir/\(name)"))
    }
    #expect(try desk.run(["inbox receive 1"], trusting: true).errors.contains("isn't there any more"))
    let none = try desk.run(
      ["settings mail.imap imap://localhost:\(server.ports.plain)/Nowhere", "inbox fetch"], trusting: true)
    #expect(none.status == 1 && none.errors.contains("no such mailbox"), "\(none.errors)")
    let wrong = try desk.run(
      [
        "settings mail.imap imap://localhost:\(server.ports.plain)", "settings mail.password-command 'echo wrong'",
        "inbox fetch",
      ], trusting: true)
    #expect(wrong.status == 1 && wrong.errors.contains("user and password"), "\(wrong.errors)")
  }
}
