import Foundation

extension Part {
  /// A letter that waits is handed to a mail server on this machine, from the start of the program to its end.
  static let letters = Part(name: "letters") { bench in
    guard FileManager.default.isExecutableFile(atPath: Programs.msmtp) else {
      return bench.report.note("letters: no msmtp here")
    }
    let server = try SilentPost(bench)
    defer { server.end() }
    let workspace = bench.path("letters.tagarela")
    func run(_ lines: [String]) throws -> Double {
      let words = ["-w", workspace] + lines.flatMap { ["-c", $0] }
      return try MeasuredRun(Programs.tagarela, words, bench).seconds
    }
    let folder = bench.path("letters")
    _ = try run([
      "patient new Giovanna --email mae@exemplo.org", "settings email ana@clinica.example", "settings mail.tls off",
      "use giovanna", "note 'Asked for juice.'", "observation send --to-dir '\(folder)'",
    ])
    let letter = "\(folder)/giovanna-observations.eml"
    try bench.measure(
      "a letter handed over, start to end", .milliseconds,
      ours: {
        // Nobody listens there, so that it waits.
        _ = try run(["settings mail.smtp smtp://127.0.0.1:1", "use giovanna", "observation send --by mail"])
        _ = try run(["settings mail.smtp smtp://127.0.0.1:\(server.port)"])
        return try run(["outbox send"])
      },
      peers: [
        (
          "msmtp",
          {
            let options = "--host=127.0.0.1 --port=\(server.port) --auth=off --tls=off --from=ana@clinica.example"
            let line = "exec \(Programs.msmtp) \(options) mae@exemplo.org < '\(letter)'"
            return try MeasuredRun("/bin/sh", ["-c", line], bench).seconds
          }
        )
      ], value: { $0 * 1e3 })
  }
}

/// A mail server that takes whatever comes.
private struct SilentPost {
  let port: Int
  private let process = Process()

  init(_ bench: Bench) throws {
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: try Programs.python())
    let script = Places.root.appendingPathComponent("Tests/PostTests/Servers/cut.py").path
    process.arguments = [script, bench.folder.path, "1000000000"]
    process.standardOutput = output
    try process.run()
    let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    guard let port = Int(line.trimmingCharacters(in: .whitespacesAndNewlines)) else {
      throw Trouble("the mail server says no port")
    }
    self.port = port
  }

  func end() {
    process.terminate()
    process.waitUntilExit()
  }
}
