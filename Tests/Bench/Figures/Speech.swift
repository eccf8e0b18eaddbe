import Foundation
import TagarelaTestSupport

extension Part {
  /// From Enter to the first frame that the sound card gets, at a real prompt.
  static let speech = Part(name: "speech") { bench in
    let text = "bom dia a todos, hoje temos suco de laranja, pão e biscoitos para o lanche"
    let peer = {
      try seconds { try Programs.run(Programs.espeak, ["-v", "pt-br", "-w", bench.path("peer.wav"), text]) }
    }
    let peers = FileManager.default.fileExists(atPath: Programs.espeak) ? [("espeak-ng -w", peer)] : []
    let prompt = try SpeakingPrompt(bench)
    _ = try prompt.firstSound(of: text)
    try bench.measure(
      "first sound after Enter", .milliseconds, budget: 20, ours: { try prompt.firstSound(of: text) },
      peers: peers, value: { $0 * 1e3 })
    let long = Array(repeating: text, count: 40).joined(separator: ". ")
    try bench.measure(
      "first sound after Enter, 600 words", .milliseconds, budget: 20, ours: { try prompt.firstSound(of: long) },
      value: { $0 * 1e3 })
    try bench.measure(
      "first sound of a session", .milliseconds, budget: 60,
      ours: { try SpeakingPrompt(bench).firstSound(of: text) }, peers: peers, value: { $0 * 1e3 })
  }
}

/// A prompt with a sound card that is a file.
private final class SpeakingPrompt {
  private let terminal: PseudoTerminal
  private let heard: String

  init(_ bench: Bench) throws {
    heard = bench.path("heard.wav")
    let file = #"type file format "wav" slave.pcm { type null } file "\#(heard)""#
    let card = try bench.write("pcm.!default { type plug slave.pcm { \(file) } }\n", to: "asound.conf")
    terminal = try PseudoTerminal.spawn(
      Programs.tagarela, arguments: ["--lang", "pt", "--workspace", try Clinic.empty(bench)],
      environment: [
        "ALSA_CONFIG_PATH": card, "HOME": bench.folder.path, "XDG_STATE_HOME": bench.path("state"), "LANG": "C.UTF-8",
      ])
    try terminal.expect("tagarela>")
  }

  deinit { terminal.signal(SIGKILL) }

  /// Seconds until the file has its first frames.
  func firstSound(of text: String) throws -> Double {
    // What was said before is ended, and the card is closed.
    try terminal.send("\u{3}")
    _ = terminal.settle(milliseconds: 100)
    unlink(heard)
    try terminal.send("say \(text)")
    _ = terminal.settle(milliseconds: 100)
    let headerSize = 44
    let time = try seconds {
      try terminal.send("\r")
      let deadline = Date(timeIntervalSinceNow: 10)
      var status = stat()
      while stat(heard, &status) != 0 || status.st_size <= headerSize {
        guard Date() < deadline else { throw Trouble("nothing was heard") }
        usleep(100)
      }
    }
    _ = terminal.settle(milliseconds: 100)
    return time
  }
}
