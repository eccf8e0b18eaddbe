import Foundation
import TagarelaTestSupport

/// The real program with a sound card that is a file.
final class Studio {
  let program: Tagarela
  private let folder: URL
  private var executable = Tagarela.executable

  /// - Parameters:
  ///   - hasCard: whether there is a sound card.
  ///   - microphone: the samples that it hears, of 16 bit and 22,050 a second.
  ///   - espeak: the lines of a shell script that stands in place of `tagarela-espeak`.
  init(hasCard: Bool = true, microphone: [Int16] = [], espeak: String? = nil) throws {
    program = try Tagarela()
    folder = FileManager.default.temporaryDirectory.appending(path: "studio-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try microphone.withUnsafeBytes { Data($0) }.write(to: folder.appending(path: "said.raw"))
    let input = microphone.isEmpty ? "" : #" infile "\#(folder.path)/said.raw""#
    let file = #"type file format "wav" slave.pcm { type null } file "\#(folder.path)/heard.wav"\#(input)"#
    let card = hasCard ? "type plug slave.pcm { \(file) }" : "type hw card 31"
    try "pcm.!default { \(card) }\n"
      .write(to: folder.appending(path: "asound.conf"), atomically: true, encoding: .utf8)
    if let espeak { try install(espeak) }
  }

  /// All of the program in a folder of its own, but for the voices.
  private func install(_ espeak: String) throws {
    let files = FileManager.default
    let bin = folder.appending(path: "bin")
    try files.createDirectory(at: bin, withIntermediateDirectories: true)
    let built = BuiltPrograms.folder
    for name in try files.contentsOfDirectory(atPath: built.path)
    where name.hasPrefix("tagarela") && name != "tagarela" && name != "tagarela-espeak" {
      try files.createSymbolicLink(at: bin.appending(path: name), withDestinationURL: built.appending(path: name))
    }
    executable = bin.appending(path: "tagarela").path
    // A copy would be written while other tests start programs, which then hold it open and keep it from being started.
    do {
      try files.linkItem(atPath: Tagarela.executable, toPath: executable)
    } catch {
      try files.copyItem(atPath: Tagarela.executable, toPath: executable)
    }
    try Self.write(script: espeak, to: bin.appending(path: "tagarela-espeak").path)
  }

  /// An executable shell script.
  private static func write(script: String, to path: String) throws {
    try "#!/bin/sh\n\(script)\n".write(toFile: path, atomically: true, encoding: .utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
  }

  /// The user's own voices, as the text of `voices.json`.
  func write(voices: String) throws {
    let place = program.folder.appending(path: ".config/tagarela")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    try voices.write(to: place.appending(path: "voices.json"), atomically: true, encoding: .utf8)
  }

  /// One voice of the user's own, `command:own`, that is a shell script.
  ///
  /// - Parameter seconds: that it may take.
  func write(voice script: String, language: String = "en", seconds: Int = 60) throws {
    let path = folder.appending(path: "own-voice").path
    try Self.write(script: script, to: path)
    try write(
      voices: #"[{"id": "own", "language": "\#(language)", "command": ["\#(path)"], "seconds": \#(seconds)}]"#)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// What says where the sound card is.
  var environment: [String: String] { ["ALSA_CONFIG_PATH": folder.appending(path: "asound.conf").path] }

  /// What was given to the sound card since it was last opened.
  func heard() throws -> Recording { try Recording(path: folder.appending(path: "heard.wav").path) }

  /// Waits until something holds, which is looked at again and again; what can't be looked at doesn't hold yet.
  func wait(_ what: String, until isSo: () throws -> Bool) throws {
    for _ in 0..<1_200 {
      if (try? isSo()) == true { return }
      usleep(50_000)
    }
    throw ChildProgram.Failure(description: "waited in vain: \(what)")
  }

  /// Waits until nothing more is given to the sound card.
  func waitForSilence() throws {
    var before = -1
    try wait("silence") {
      let count = try heard().samples.count
      defer { before = count }
      if count != before { usleep(700_000) }
      return count == before
    }
  }

  /// Runs commands; files that they write with `--to` go into the program's folder.
  func run(_ commands: [String], _ flags: [String] = []) throws -> ChildProgram.Result {
    let lines = commands.map { $0.replacing("--to ", with: "--to \(path(""))") }
    let all = program.environment.merging(environment) { $1 }
    let language = flags.contains("--lang") ? [] : ["--lang", "en"]
    return try ChildProgram(
      executable, ["--plain"] + language + flags + lines.flatMap { ["-c", $0] }, input: nil, environment: all,
      folder: program.folder
    ).result()
  }

  func prompt(_ flags: [String] = ["--lang", "en"]) throws -> PseudoTerminal {
    try program.prompt(flags, environment: environment)
  }

  /// The process of `tagarela-sound` that a process has started.
  func soundTool(of parent: pid_t) throws -> pid_t? {
    try FileManager.default.contentsOfDirectory(atPath: "/proc").lazy.compactMap { pid_t($0) }.first { id in
      guard let facts = try? String(contentsOfFile: "/proc/\(id)/stat", encoding: .utf8) else { return false }
      let fields = facts.split(separator: " ")
      return facts.contains("(tagarela-sound)") && fields.count > 3 && fields[3] == "\(parent)"
    }
  }

  /// Of a file in the program's folder.
  func path(_ name: String) -> String { program.folder.path + "/" + name }

  /// A symbol with a board and a plan, and what `suco` is recorded as is up to the test.
  static let suco = [
    "category new nouns --color yellow",
    "symbol new suco --category nouns --picture \(Tagarela.pictures)/suco.svg",
  ]
  static let plan =
    suco + [
      "symbol new agua --category nouns --picture \(Tagarela.pictures)/agua.svg",
      "patient new Giovanna --email mae@exemplo.org", "use giovanna", "tutor new Ana --place home",
      "board new Lanche", "board put Lanche 1 suco 2 agua",
      "plan new snack --tutor ana --type board --board Lanche --description words",
    ]
}
