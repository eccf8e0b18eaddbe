import Foundation
import GRDB
import Glibc
import TagarelaKit
import TagarelaTestSupport
import Testing

@testable import Files
@testable import Workspace

@Suite(.waiting) struct `What a killed program leaves behind` {
  /// Killed at random moments in work that makes whole copies of the data, and folders of what is only passed through.
  @Test(arguments: [
    "backup COPY --replace", "restore GOOD", "export Lanche SET.obz --replace", "receive BOARDS --preview",
  ])
  func `is removed at the next start`(line: String) throws {
    let tagarela = try Tagarela.withClinic()
    let places = [
      "COPY": tagarela.path("c.bak"), "GOOD": tagarela.path("good.bak"), "SET": tagarela.path("set"),
      "BOARDS": tagarela.path("boards.obz"),
    ]
    expectSuccess(
      try tagarela.run([
        "run",
        tagarela.script([
          #"note "\#(String(repeating: "x", count: 300_000))" --patient giovanna"#,
          "backup \(tagarela.path("good.bak"))", "export Lanche \(tagarela.path("boards.obz"))",
        ]),
      ]))
    let command = places.reduce(line) { $0.replacing($1.key, with: $1.value) }
    var random = Seeded(state: 4711)
    var left = 0
    for kill in 1...12 {
      let run = try tagarela.start((1...4).flatMap { _ in ["-c", command] })
      usleep(UInt32.random(in: 2_000...UInt32(20_000 * kill), using: &random))
      run.signal(SIGKILL)
      _ = try run.result()
      left += try Self.leftovers(tagarela).count
    }
    expectSuccess(try tagarela.run(commands: ["settings"]))
    let found = try Self.leftovers(tagarela)
    #expect(found.isEmpty, "\(found), of \(left) before")
    try tagarela.expectClean()
  }

  private static func leftovers(_ tagarela: Tagarela) throws -> [String] {
    try tagarela.files().filter { name in
      name.hasPrefix(".tagarela-") || name.contains(".part") || name.contains("incoming") || name.contains("upgrade")
        || name.hasPrefix("tagarela-")
    }
  }

  @Test func `is left alone while the program that made it runs, and when something else is there now`() throws {
    let tagarela = try Tagarela()
    let path = tagarela.path("half")
    try Data("meio".utf8).write(to: URL(fileURLWithPath: path))
    let unfinished = Unfinished(path, in: tagarela.path("state/tagarela/unfinished"))
    let notes = try tagarela.files(in: "state/tagarela/unfinished")
    #expect(notes.count == 1)
    expectSuccess(try tagarela.run(commands: ["settings"]))
    #expect(FileManager.default.fileExists(atPath: path))
    // The same note of a program that is gone, but about a file that has been made anew.
    let gone = try tagarela.start(["-c", "settings"])
    _ = try gone.result()
    for note in notes {
      let text = try tagarela.bytes("state/tagarela/unfinished/\(note)")
      let name = note.replacing("-\(getpid())-", with: "-\(gone.process)-")
      try text.write(to: URL(fileURLWithPath: tagarela.path("state/tagarela/unfinished/\(name)")))
    }
    try FileManager.default.moveItem(atPath: path, toPath: tagarela.path("other"))
    try Data("outra".utf8).write(to: URL(fileURLWithPath: path))
    expectSuccess(try tagarela.run(commands: ["settings"]))
    #expect(FileManager.default.fileExists(atPath: path))
    #expect(try tagarela.files(in: "state/tagarela/unfinished") == notes)
    withExtendedLifetime(unfinished) {}
  }
}

@Suite(.waiting) struct `Forgetting` {
  private static let secret = "Zuleica"

  private func stage() throws -> Tagarela {
    let tagarela = try Tagarela.withClinic()
    expectSuccess(
      try tagarela.run(commands: ["patient new \(Self.secret) --pathology Paralisia", "patient remove \(Self.secret)"]))
    return tagarela
  }

  private func isThere(_ tagarela: Tagarela) -> Bool {
    ["clinic.tagarela", "clinic.tagarela-wal"].contains { name in
      (try? tagarela.bytes(name))?.range(of: Data(Self.secret.utf8)) != nil
    }
  }

  @Test func `says that the bytes are still there while another program reads them, and the next start removes them`()
    throws
  {
    let tagarela = try stage()
    let reader = try DatabaseQueue(path: tagarela.workspace)
    let result = try reader.inDatabase { db in
      try db.execute(sql: "BEGIN; SELECT count(*) FROM patient")
      // Does not wait for half a minute.
      let run = try tagarela.start(["-c", "forget --yes"])
      try run.wait("the message") { run.errors.contains("waiting") || !run.isRunning }
      run.signal(SIGINT)
      let result = try run.result()
      try db.execute(sql: "COMMIT")
      return result
    }
    #expect(result.status == 0)
    #expect(result.output == "✓ forgotten: nothing before this can be undone\n")
    #expect(result.errors.contains("as long as another program reads it"), "\(result.errors)")
    #expect(isThere(tagarela))
    try reader.close()
    expectSuccess(try tagarela.run(commands: ["settings"]))
    #expect(!isThere(tagarela))
    try tagarela.expectClean()
  }

  @Test func `is said to be done when only the file couldn't be made smaller`() throws {
    let tagarela = try stage()
    let size = try tagarela.bytes("clinic.tagarela").count
    let result = try tagarela.run(commands: ["forget --yes"], fileSizeLimit: size / 2)
    #expect(result.status == 0)
    #expect(result.output == "✓ forgotten: nothing before this can be undone\n")
    #expect(result.errors.contains("no room to rewrite it"), "\(result.errors)")
    #expect(try tagarela.run(commands: ["undo"]).errors.contains("there is nothing to undo"))
    #expect(!isThere(tagarela))
    try tagarela.expectClean()
  }

  @Test func `names what is left, and removes it when one says so`() throws {
    let tagarela = try stage()
    expectSuccess(
      try tagarela.run(commands: ["backup \(tagarela.path("b.bak"))", "restore \(tagarela.path("b.bak"))"]))
    try FileManager.default.createDirectory(atPath: tagarela.path("state/tagarela"), withIntermediateDirectories: true)
    try Data("patient new Zuleica --pathology Paralisia\n".utf8)
      .write(to: URL(fileURLWithPath: tagarela.path("state/tagarela/history")))
    expectSuccess(try tagarela.run(commands: ["plan send Hora"]))
    let result = try tagarela.run(commands: ["forget --yes"])
    expectSuccess(result)
    for text in [".before-restore-", "state/tagarela/history", "data/tagarela/outbox", "elsewhere"] {
      #expect(result.errors.contains(text), "\(text): \(result.errors)")
    }
    expectSuccess(try tagarela.run(commands: ["forget --yes --also copies,history"]))
    #expect(try tagarela.files().filter { $0.contains(".before-restore-") }.isEmpty)
    #expect(try tagarela.bytes("state/tagarela/history").isEmpty)
    #expect(try !tagarela.files(in: "data/tagarela/outbox").isEmpty)
    expectSuccess(try tagarela.run(commands: ["forget --yes --also outbox"]))
    #expect(try tagarela.files(in: "data/tagarela/outbox").isEmpty)
    // The user's own backup lies where the user has put it.
    #expect(try tagarela.files().contains("b.bak"))
  }

  @Test func `leaves alone what is only called so, and the letters of other clinics`() throws {
    let tagarela = try stage()
    expectSuccess(
      try tagarela.run(commands: ["backup \(tagarela.path("b.bak"))", "restore \(tagarela.path("b.bak"))"]))
    let name = URL(filePath: tagarela.workspace).lastPathComponent
    let own = ["\(name).before-restore-thesis.bak", "\(name).rescued-20261122-175529.bak", "\(name).v4.txt"]
    for file in own { try Data("notes".utf8).write(to: URL(filePath: tagarela.path(file))) }
    let other = ["-w", tagarela.path("other.tagarela")]
    expectSuccess(
      try tagarela.run(
        other + [
          "-c", "patient new Rui", "-c", "use rui", "-c", "tutor new Ana", "-c", "board new Casa", "-c",
          "board word Casa 1 sim", "-c", "plan new Hora --tutor ana --type board --board Casa --description x", "-c",
          "plan send Hora",
        ]))
    let letters = try tagarela.files(in: "data/tagarela/outbox")
    #expect(letters.count == 4)
    let result = try tagarela.run(commands: ["forget --yes --also copies,outbox"])
    expectSuccess(result)
    #expect(result.errors.contains("removed: ") && !result.errors.contains("letters of this clinic"))
    #expect(try tagarela.files(in: "data/tagarela/outbox") == letters)
    #expect(try Set(own).isSubset(of: tagarela.files()))
    #expect(try tagarela.files().filter { $0.contains(".before-restore-") } == [own[0]])
    expectSuccess(try tagarela.run(other + ["-c", "forget --yes --also outbox"]))
    #expect(try tagarela.files(in: "data/tagarela/outbox").isEmpty)
  }

  @Test func `asks about each of them at the prompt`() throws {
    let tagarela = try stage()
    expectSuccess(
      try tagarela.run(commands: ["backup \(tagarela.path("b.bak"))", "restore \(tagarela.path("b.bak"))"]))
    let terminal = try tagarela.prompt(columns: 400)
    try terminal.expect("tagarela>")
    try terminal.enter("forget --yes", expecting: "remove these copies of all data too?")
    _ = terminal.settle()
    try terminal.enter("no", expecting: "empty the list of what was typed too?")
    try terminal.enter("yes", expecting: "forgotten: nothing")
    try terminal.expect("tagarela>")
    try terminal.leave()
    #expect(try tagarela.files().contains { $0.contains(".before-restore-") })
    #expect(!String(decoding: try tagarela.bytes("state/tagarela/history"), as: UTF8.self).contains("forget"))
  }
}

@Suite(.waiting) struct `A workspace that others can read` {
  @Test func `is the user's alone once it is opened`() throws {
    let tagarela = try Tagarela.withClinic()
    chmod(tagarela.workspace, 0o644)
    expectSuccess(try tagarela.run(commands: ["settings"]))
    #expect(try permissions(of: tagarela.workspace) == 0o600)
  }
}

@Suite(.waiting) struct `What is no file` {
  @Test(arguments: ["fifo", "folder", "socket", "device"]) func `is no workspace, and nobody waits for it`(kind: String)
    throws
  {
    let tagarela = try Tagarela()
    var path = tagarela.path("x")
    switch kind {
    case "fifo": mkfifo(path, 0o600)
    case "folder": try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    case "device": path = "/dev/null"
    default:
      let file = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
      defer { close(file) }
      var address = sockaddr_un()
      address.sun_family = sa_family_t(AF_UNIX)
      // Names of sockets are short.
      path = "/tmp/tagarela-\(getpid())-socket"
      unlink(path)
      withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
      let size = socklen_t(MemoryLayout<sockaddr_un>.size)
      let bound = withUnsafePointer(to: &address) { address in
        address.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(file, $0, size) }
      }
      #expect(bound == 0)
    }
    defer { if kind == "socket" { unlink(path) } }
    let result = try tagarela.run(["-w", path, "-c", "patient list"])
    #expect(result.status == 1)
    #expect(result.errors.contains("\(path) can't be opened: "), "\(result.errors)")
  }
}

@Suite(.waiting) struct `Backups onto one name at the same time` {
  @Test func `all succeed, and one of them is there whole`() throws {
    let tagarela = try Tagarela.withClinic()
    let runs = try (1...6).map { _ in try tagarela.start(["-c", "backup \(tagarela.path("b.bak")) --replace"]) }
    for run in runs { expectSuccess(try run.result()) }
    #expect(try tagarela.run(["-w", tagarela.path("b.bak"), "-c", "check"]).output == "✓ no problems\n")
    let hidden = try tagarela.files().filter { $0.hasPrefix(".tagarela") }
    #expect(hidden.isEmpty, "\(hidden)")
  }
}
