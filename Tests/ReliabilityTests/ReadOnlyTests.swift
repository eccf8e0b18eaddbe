import Foundation
import Glibc
import TagarelaTestSupport
import Testing

/// A user who may read what lies in the folder, and write nothing: root, who may write everything, becomes nobody.
private struct Reader {
  let tagarela: Tagarela

  init(_ tagarela: Tagarela) throws {
    self.tagarela = tagarela
    for path in try FileManager.default.subpathsOfDirectory(atPath: tagarela.folder.path) {
      chmod(tagarela.path(path), 0o755)
    }
    chmod(tagarela.workspace, 0o444)
    chmod(tagarela.folder.path, 0o555)
  }

  private static let nobody = ["--reuid=65534", "--regid=65534", "--clear-groups"]

  func start(_ commands: [String], keepsGoing: Bool = false) throws -> ChildProgram {
    let flags = ["--lang", "en"] + (keepsGoing ? ["--keep-going"] : [])
    let own = [Tagarela.executable] + flags + commands.flatMap { ["-c", $0] }
    let isRoot = getuid() == 0
    return try ChildProgram(
      isRoot ? "/usr/bin/setpriv" : "/usr/bin/env", (isRoot ? Self.nobody : []) + own,
      environment: tagarela.environment,
      folder: FileManager.default.temporaryDirectory)
  }

  func run(_ commands: [String]) throws -> ChildProgram.Result { try start(commands).result() }
}

@Suite(.waiting) struct `A workspace that can only be read` {
  @Test func `is read as any other, and says why it takes no change`() throws {
    let tagarela = try Tagarela.withClinic()
    let before = try tagarela.bytes("clinic.tagarela")
    let reader = try Reader(tagarela)
    defer { chmod(tagarela.folder.path, 0o755) }
    let read = try reader.run([
      "patient list", "tutor list --patient giovanna", "board show Lanche", "plan show Hora", "symbol find suco",
      "usage list --patient giovanna", "undo list", "settings", "settings language", "diary --patient giovanna",
      "timer",
    ])
    #expect(read.status == 0, "\(read.errors)")
    #expect(read.output.contains("Giovanna Reis"))
    let change = try reader.run(["patient new Bia"])
    #expect(change.status == 1)
    #expect(change.errors.contains("\(tagarela.workspace) can't be written"))
    #expect(change.errors.contains("backup FILE"))
    for command in ["undo", "note --patient giovanna x", "plan send Hora --to-dir /tmp", "forget", "plan touch Hora 1"]
    {
      let result = try reader.run([command])
      #expect(result.status == 1, "\(command)")
      #expect(
        result.errors.contains("can't be written") || result.errors.contains("--yes"), "\(command): \(result.errors)")
    }
    #expect(try tagarela.bytes("clinic.tagarela") == before)
    #expect(try tagarela.files().filter { $0.hasPrefix("clinic.tagarela-") }.isEmpty)
  }

  @Test func `is copied, and the copy is one's own`() throws {
    let tagarela = try Tagarela.withClinic()
    let reader = try Reader(tagarela)
    defer { chmod(tagarela.folder.path, 0o755) }
    let own = FileManager.default.temporaryDirectory.appending(path: "own-\(UUID().uuidString)").path
    defer { unlink(own) }
    let result = try reader.run(["backup \(own)", "workspace open \(own)", "patient new Bia", "patient list"])
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.output.contains("Bia") && result.output.contains("Giovanna Reis"))
  }

  @Test func `that somebody changes meanwhile is told so instead of being read as it isn't`() throws {
    let tagarela = try Tagarela.withClinic()
    let reader = try Reader(tagarela)
    defer { chmod(tagarela.folder.path, 0o755) }
    let pause = FileManager.default.temporaryDirectory.appending(path: "pause-\(UUID().uuidString)").path
    try Data().write(to: URL(filePath: pause))
    defer { unlink(pause) }
    // The program behind | is the moment between two commands of one process.
    let waiting = try reader.start(
      [
        "patient list | sh -c 'cat; while test -e \(pause); do sleep 0.1; done'", "patient list",
        "workspace open \(tagarela.workspace)", "patient list",
      ], keepsGoing: true)
    try waiting.wait("the list") { waiting.output.contains("Giovanna") }
    chmod(tagarela.folder.path, 0o755)
    chmod(tagarela.workspace, 0o600)
    expectSuccess(try tagarela.run(commands: ["patient new Bia"]))
    chmod(tagarela.workspace, 0o444)
    chmod(tagarela.folder.path, 0o555)
    unlink(pause)
    let result = try waiting.result()
    #expect(result.errors.contains("\(tagarela.workspace) was changed by somebody else since it was opened"))
    #expect(result.output.contains("Bia"))
  }
}
