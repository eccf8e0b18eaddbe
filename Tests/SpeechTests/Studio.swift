import Foundation
import TagarelaTestSupport

/// The real program with a sound card that is a file.
final class Studio {
  let program: Tagarela
  private let folder: URL

  /// - Parameters:
  ///   - hasCard: whether there is a sound card.
  ///   - microphone: the samples that it hears, of 16 bit and 22,050 a second.
  init(hasCard: Bool = true, microphone: [Int16] = []) throws {
    program = try Tagarela()
    folder = FileManager.default.temporaryDirectory.appending(path: "studio-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try microphone.withUnsafeBytes { Data($0) }.write(to: folder.appending(path: "said.raw"))
    let input = microphone.isEmpty ? "" : #" infile "\#(folder.path)/said.raw""#
    let file = #"type file format "wav" slave.pcm { type null } file "\#(folder.path)/heard.wav"\#(input)"#
    let card = hasCard ? "type plug slave.pcm { \(file) }" : "type hw card 31"
    try "pcm.!default { \(card) }\n"
      .write(to: folder.appending(path: "asound.conf"), atomically: true, encoding: .utf8)
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
    return try program.run(
      ["--plain", "--lang", "en"] + flags + lines.flatMap { ["-c", $0] }, environment: environment)
  }

  func prompt(_ flags: [String] = ["--lang", "en"]) throws -> PseudoTerminal {
    try program.prompt(flags, environment: environment)
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
