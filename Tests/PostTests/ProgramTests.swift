import Foundation
import TagarelaTestSupport
import Testing

/// Letters leave by programs of the system.
struct ProgramTests {
  private func program(_ lines: String, _ desk: PostDesk, named name: String = "sendmail") throws -> String {
    let path = desk.tagarela.path(name)
    try "#!/bin/sh\n\(lines)\n".write(toFile: path, atomically: false, encoding: .utf8)
    chmod(path, 0o755)
    return path
  }

  @Test func `sendmail gets the letter with the ends of lines that it knows`() throws {
    let desk = try PostDesk(server: "smtp://127.0.0.1:1")
    let taken = desk.tagarela.path("taken.eml")
    let path = try program("echo \"$@\" > \(taken).words; cat > \(taken)", desk)
    let told = try desk.run(["settings mail.sendmail \(path)", "plan send Hora --by sendmail"])
    #expect(told.output.contains("“Hora” sent to mae@exemplo.org"), "\(told.output)\(told.errors)")
    #expect(try String(contentsOfFile: taken + ".words", encoding: .utf8) == "-t -i\n")
    let letter = try String(contentsOfFile: taken, encoding: .utf8)
    #expect(letter.hasPrefix("Date: ") && !letter.contains("\r") && letter.hasSuffix("=_tagarela_part--\n"))
    #expect(letter.contains("\nTo: Giovanna <mae@exemplo.org>\n"))
  }

  @Test func `a sendmail that refuses says why, and the letter waits`() throws {
    let desk = try PostDesk(server: "smtp://127.0.0.1:1")
    let path = try program("cat > /dev/null; echo 'account default not found' >&2; exit 78", desk)
    let told = try desk.run(["settings mail.sendmail \(path)", "plan send Hora --by sendmail"])
    #expect(told.errors.contains("account default not found"), "\(told.errors)")
    #expect(try desk.outbox().first?["state"] == "waiting")
  }

  @Test func `a sendmail that is killed may have sent it`() throws {
    let desk = try PostDesk(server: "smtp://127.0.0.1:1")
    let path = try program("cat > /dev/null; kill -9 $$", desk)
    _ = try desk.run(["settings mail.sendmail \(path)", "plan send Hora --by sendmail"])
    #expect(try desk.outbox().first?["state"] == "unsure")
  }

  @Test func `what is no program is refused when it is named`() throws {
    let desk = try PostDesk(server: "smtp://127.0.0.1:1")
    let told = try desk.run(["settings mail.sendmail /etc/passwd"])
    #expect(told.status == 1 && told.errors.contains("is no program"), "\(told.errors)")
  }

  @Test func `the mail program is opened with the files, which stay`() throws {
    let desk = try PostDesk(server: "smtp://127.0.0.1:1")
    let opened = desk.tagarela.path("opened")
    _ = try program("printf '%s\\n' \"$@\" > \(opened)", desk, named: "xdg-email")
    let path = desk.tagarela.folder.path + ":" + (desk.tagarela.environment["PATH"] ?? "")
    let told = try desk.tagarela.run(
      ["--lang", "en", "--json", "-c", "plan send Hora --by mail-program"], environment: ["PATH": path])
    #expect(told.output.contains(#""state":"written""#), "\(told.output)\(told.errors)")
    let words = try String(contentsOfFile: opened, encoding: .utf8).split(separator: "\n").map(String.init)
    #expect(words.starts(with: ["--utf8", "--subject", "Hora", "--body", "d", "--attach"]))
    #expect(words.last == "mae@exemplo.org")
    let files = words.filter { $0.hasPrefix("/") }
    #expect(files.count == 3 && files.allSatisfy { FileManager.default.fileExists(atPath: $0) })
  }
}
