import Foundation
import TagarelaTestSupport
import Testing

/// A letter leaves once, whatever happens on the way; where nobody knows, that is told and nothing is repeated.
@Suite(.waiting)
struct HandOverTests {
  private static let moments = ["0", "1", "2", "3", "4", "5", "30", "end"]

  @Test(arguments: moments)
  func `a line that breaks leaves a letter waiting, sent, or told as unsure`(_ lines: String) throws {
    let cutting = try MailServerProcess("cut.py", [lines])
    let desk = try PostDesk(server: "smtp://127.0.0.1:\(cutting.port)")
    let told = try desk.run(["plan send Hora"], json: true)
    #expect(told.status == 0, "\(told.errors)")
    let waiting = try desk.outbox()
    let whole = try MailServerProcess("cut.py", ["1000000"])
    let again = try desk.run(["settings mail.smtp smtp://127.0.0.1:\(whole.port)", "outbox send"])
    #expect(again.status == 0, "\(again.errors)")
    switch waiting.first?["state"] {
    case "waiting":
      #expect(told.output.contains(#""state":"waiting""#) && cutting.letters.isEmpty)
      #expect(whole.letters.count == 1 && again.output.contains("1 letter sent, 0 still here"))
    case "unsure":
      #expect(told.output.contains(#""state":"unsure""#) && told.output.contains("post.unsure"))
      // It isn't sent again unless one says so.
      #expect(whole.letters.isEmpty && cutting.letters.count <= 1)
      #expect(try desk.run(["outbox send 1"]).status == 0)
      #expect(whole.letters.count == 1)
      if let first = cutting.letters.first, let second = whole.letters.first {
        #expect(PostDesk.messageID(first) == PostDesk.messageID(second))
      }
    default: Issue.record("neither waiting nor unsure: \(waiting)")
    }
    #expect(try desk.outbox().isEmpty)
    // Before the letter itself is asked for nothing of it can have left.
    if ["0", "1", "2", "3"].contains(lines) { #expect(waiting.first?["state"] == "waiting") }
    if lines == "end" { #expect(waiting.first?["state"] == "unsure" && cutting.letters.count == 1) }
  }

  @Test func `a program that is killed while it hands over tells so, and repeats nothing by itself`() throws {
    let silent = try MailServerProcess("cut.py", ["never"])
    let desk = try PostDesk(server: "smtp://127.0.0.1:\(silent.port)", user: "ana")
    let sending = try desk.start(["plan send Hora"])
    try sending.wait("the letter") { !silent.letters.isEmpty }
    #expect(try desk.run(["outbox"]).output.contains("being handed over just now"))
    #expect(try desk.run(["outbox send 1"]).output == "“Hora” stays in the outbox\n")
    #expect(try desk.run(["outbox remove 1"]).status == 1)
    #expect(try Self.commandLines().allSatisfy { !$0.contains(PostDesk.password) })
    sending.signal(SIGKILL)
    _ = try sending.result()
    let told = try desk.run(["outbox"]).output
    #expect(told.contains("unsure") && told.contains("may have left") && told.contains("outbox send 1"), "\(told)")
    let whole = try MailServerProcess("cut.py", ["1000000"])
    _ = try desk.run(["settings mail.smtp smtp://127.0.0.1:\(whole.port)", "outbox send"])
    #expect(whole.letters.isEmpty)
    let again = try desk.run(["outbox send 1", "outbox"])
    #expect(again.output.contains("1 letter sent") && whole.letters.count == 1, "\(again.output)\(again.errors)")
  }

  @Test func `a letter that waits is there after a restart, and the prompt says so`() throws {
    let desk = try PostDesk(server: "smtp://127.0.0.1:1")
    _ = try desk.run(["plan send Hora", "plan send Hora"])
    let terminal = try desk.tagarela.prompt(["--lang", "en"])
    try terminal.expect("2 letters haven't left: outbox")
    try terminal.send("quit\n")
    #expect(try terminal.waitForExit() == .status(0))
  }

  @Test func `a plan says that its letter hasn't left, and why, until it has`() throws {
    let whole = try MailServerProcess("cut.py", ["1000000"])
    let desk = try PostDesk(server: "smtp://127.0.0.1:1")
    _ = try desk.run(["plan send Hora"])
    func plan() throws -> [String: Any] {
      let told = try desk.run(["plan show Hora"], json: true).output
      return try JSONSerialization.jsonObject(with: Data(told.utf8)) as? [String: Any] ?? [:]
    }
    var shown = try plan()
    #expect(shown["sent"] is NSNull && shown["waiting"] as? String == "post.why.unreachable", "\(shown)")
    _ = try desk.run(["settings mail.smtp smtp://127.0.0.1:\(whole.port)", "outbox send"])
    shown = try plan()
    #expect(shown["sent"] is String && shown["waiting"] is NSNull, "\(shown)")
  }

  @Test func `a letter that a backup brings back after it has left isn't sent again`() throws {
    let whole = try MailServerProcess("cut.py", ["1000000"])
    let desk = try PostDesk(server: "smtp://127.0.0.1:1")
    _ = try desk.run(["plan send Hora", "backup \(desk.path("before.bak"))"])
    _ = try desk.run(["settings mail.smtp smtp://127.0.0.1:\(whole.port)", "outbox send"])
    #expect(whole.letters.count == 1)
    let restored = try desk.run(["restore \(desk.path("before.bak"))", "outbox"])
    #expect(restored.output.contains("waiting"), "\(restored.output)\(restored.errors)")
    _ = try desk.run(["settings mail.smtp smtp://127.0.0.1:\(whole.port)", "outbox send"])
    #expect(whole.letters.count == 1)
    #expect(try desk.outbox().isEmpty)
  }

  @Test func `undoing says that a letter isn't called back`() throws {
    let desk = try PostDesk(server: "smtp://127.0.0.1:1")
    let told = try desk.run(["plan send Hora", "undo", "outbox"])
    #expect(told.errors.contains("the letter “Hora” isn't called back"), "\(told.errors)")
    #expect(told.output.contains("waiting"))
    let next = try desk.run(["patient new Ana", "undo"])
    #expect(!next.errors.contains("called back"))
  }

  @Test func `what lies in a folder is written and not sent, and undoing says that its files stay`() throws {
    let desk = try PostDesk(server: "smtp://127.0.0.1:1")
    let folder = desk.path("out")
    let told = try desk.run(["plan send Hora --to-dir \(folder)", "undo"])
    #expect(told.output.contains("✓ written, not sent: \(folder)/hora.psyb"), "\(told.output)")
    #expect(told.errors.contains("the files of the letter “Hora” stay in \(folder)"), "\(told.errors)")
    #expect(!told.errors.contains("called back"))
    #expect(FileManager.default.fileExists(atPath: folder + "/hora.psyb"))
  }

  @Test func `in a script that is one, letters wait until it is done`() throws {
    let whole = try MailServerProcess("cut.py", ["1000000"])
    let desk = try PostDesk(server: "smtp://127.0.0.1:\(whole.port)")
    let script = try desk.tagarela.script(["plan send Hora", "patient show Nobody"])
    let failed = try desk.tagarela.run(["--lang", "en", "--atomic", "run", script])
    #expect(failed.status == 1 && whole.letters.isEmpty)
    #expect(try desk.outbox().isEmpty)
    let good = try desk.tagarela.script(["plan send Hora"], named: "good.tgl")
    let done = try desk.tagarela.run(["--lang", "en", "--atomic", "run", good])
    #expect(done.status == 0 && done.errors.contains("when the script is done"), "\(done.errors)")
    #expect(try desk.run(["outbox send"]).status == 0)
    #expect(whole.letters.count == 1)
  }

  @Test func `what is forgotten takes the letters that haven't left along, where one says so`() throws {
    let desk = try PostDesk(server: "smtp://127.0.0.1:1")
    _ = try desk.run(["plan send Hora"])
    let left = try desk.run(["forget --yes"])
    #expect(left.errors.contains("#1 Hora"), "\(left.errors)")
    #expect(try desk.outbox().count == 1)
    let mark = Data("Subject: Hora".utf8)
    #expect(try desk.tagarela.bytes("clinic.tagarela").firstRange(of: mark) != nil)
    _ = try desk.run(["forget --yes --also outbox"])
    #expect(try desk.outbox().isEmpty)
    #expect(try desk.tagarela.bytes("clinic.tagarela").firstRange(of: mark) == nil)
  }

  /// Of all processes.
  private static func commandLines() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: "/proc").filter { Int($0) != nil }
      .compactMap { FileManager.default.contents(atPath: "/proc/\($0)/cmdline") }
      .map { String(decoding: $0, as: UTF8.self) }
  }
}
