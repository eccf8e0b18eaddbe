import Foundation
import Programs
import Sound
import TagarelaTestSupport

/// The sound tool with a sound card that is a file.
final class SoundBench {
  let sound: Sound
  let tool: LineProgram
  private let folder: URL
  private var recording: URL { folder.appending(path: "heard.wav") }

  /// - Parameters:
  ///   - card: what ALSA's configuration says of `default`; `FILE` stands for a device that writes what it gets into a
  ///     file.
  ///   - microphone: the samples that the card hears, of 16 bit and 22,050 a second.
  init(card: String = "type plug slave.pcm { FILE }", microphone: [Int16] = []) throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "sound-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = #"type file format "wav" slave.pcm { type null } file "\#(folder.path)/heard.wav" INPUT"#
      .replacing("INPUT", with: microphone.isEmpty ? "" : "infile \"\(folder.path)/said.raw\"")
    try microphone.withUnsafeBytes { Data($0) }.write(to: folder.appending(path: "said.raw"))
    let configuration = folder.appending(path: "asound.conf")
    try "pcm.!default { \(card.replacing("FILE", with: file)) }\n"
      .write(to: configuration, atomically: true, encoding: .utf8)
    setenv("ALSA_CONFIG_PATH", configuration.path, 1)
    tool = LineProgram(path: BuiltPrograms.path("tagarela-sound"), name: "tagarela-sound", limits: .init(deadline: 600))
    sound = Sound(tool)
    // The tool starts here, with this configuration.
    try sound.stop()
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// The samples of 16 bit that the card has got, and its rate.
  func heard() throws -> (rate: Int, samples: [Int16]) {
    let file = try Data(contentsOf: recording)
    let rate = file[24..<28].reversed().reduce(0) { $0 << 8 | Int($1) }
    let content = [UInt8](file.dropFirst(44))
    let samples = stride(from: 0, to: content.count - 1, by: 2).map {
      Int16(bitPattern: UInt16(content[$0]) | UInt16(content[$0 + 1]) << 8)
    }
    return (rate, samples)
  }

}
