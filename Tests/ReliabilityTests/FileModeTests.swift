import Foundation
import Glibc
import TagarelaTestSupport
import Testing

/// The permission bits of a file.
func permissions(of path: String) throws -> mode_t {
  var status = stat()
  guard stat(path, &status) == 0 else { throw CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: path]) }
  return status.st_mode & 0o777
}

@Suite(.waiting) struct `Under an open umask` {
  @Test func `every file is its owner's alone`() throws {
    let tagarela = try Tagarela()
    // The shell of the system takes the umask, and becomes the program.
    let terminal = try PseudoTerminal.spawn(
      "/bin/sh", arguments: ["-c", "umask 000; exec \"$0\"", Tagarela.executable], environment: tagarela.environment)
    try terminal.expect("tagarela>")
    expectSuccess(try tagarela.run(["run", try tagarela.script(Tagarela.clinic)]))
    for command in [
      "use giovanna",
      "plan send Hora --to-dir \(tagarela.path("sent"))", "usage send --to-dir \(tagarela.path("sent"))",
      "observation send --to-dir \(tagarela.path("sent"))", "export Hora \(tagarela.path("hora.pdf"))",
      "backup \(tagarela.path("copy.bak"))",
    ] {
      try terminal.send(command + "\r")
      try terminal.expect("✓")
    }
    // While the prompt is open, the log is there too.
    var files = ["clinic.tagarela", "clinic.tagarela-wal", "clinic.tagarela-shm", "hora.pdf", "copy.bak"]
    files += try tagarela.files(in: "sent").map { "sent/\($0)" }
    #expect(files.count == 15)
    for file in files.prefix(3) { #expect(try permissions(of: tagarela.path(file)) == 0o600, "\(file)") }
    try terminal.send("restore \(tagarela.path("copy.bak"))\r")
    try terminal.expect("✓")
    try terminal.send("quit\r")
    #expect(try terminal.waitForExit() == .status(0))
    files += try tagarela.files().filter { $0.contains(".before-restore-") }
    #expect(files.count == 16)
    for file in files + ["state/tagarela/history"] where !file.hasPrefix("clinic.tagarela-") {
      #expect(try permissions(of: tagarela.path(file)) == 0o600, "\(file)")
    }
    #expect(try permissions(of: tagarela.path("sent")) == 0o700)
  }
}
