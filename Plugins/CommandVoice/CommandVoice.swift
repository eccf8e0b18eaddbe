import Foundation
import MediaHeaders
import Programs
import TagarelaKit

/// A command that reads a text and writes a WAV file. No shell is between: each of its words is one argument, whatever
/// is in it.
struct CommandVoice {
  let id: String
  let name: String
  let language: String
  /// A path, or a name that is looked for where `PATH` says.
  let program: String
  /// `{text}`, `{rate}`, `{pitch}` and `{volume}` in them stand for what is to be said and how. Without `{text}` it
  /// comes on standard input.
  let arguments: [String]
  /// How long it may take.
  let seconds: Double

  static let usualSeconds = 20.0
  /// Bytes that it may write: twenty minutes in CD quality.
  private static let most = 200 << 20

  var speaking: SpeechVoice {
    SpeechVoice(id: id, name: name, language: language) { text, manner in try speak(text, manner) }
  }

  private func speak(_ text: String, _ manner: SpeechManner) throws -> Speech {
    let takesText = arguments.contains { $0.contains("{text}") }
    let filter = Filter(
      path: Self.path(of: program), arguments: arguments.map { filled($0, text, manner) }, name: program,
      limits: LineProgram.Limits(deadline: seconds, answer: Self.most),
      surroundings: .guests(folder: FileManager.default.temporaryDirectory.path))
    let output = try filter.output(for: takesText ? Data() : Data((text + "\n").utf8))
    guard let header = WaveHeader(output) else {
      let beginning = ProgramText.shown(String(decoding: output.prefix(80), as: UTF8.self))
      throw Failure("command_voice.not_wav", ["name": .text(program), "text": .text(beginning)])
    }
    return Speech(wav: output.withTrueLength(header))
  }

  private func filled(_ argument: String, _ text: String, _ manner: SpeechManner) -> String {
    let numbers = [("{rate}", manner.rate), ("{pitch}", manner.pitch), ("{volume}", manner.volume)]
    let parts = argument.split(separator: "{text}", omittingEmptySubsequences: false).map { part in
      numbers.reduce(String(part)) { $0.replacing($1.0, with: String(format: "%.2f", $1.1)) }
    }
    return parts.joined(separator: text)
  }

  /// A name without a slash is looked for as a shell would.
  private static func path(of program: String) -> String {
    guard !program.contains("/") else { return program }
    return InstalledProgram.path(of: program) ?? program
  }
}

extension Data {
  /// A program that writes to a pipe can't go back to say how long its WAV file has become: where the header promises
  /// nothing, or more than there is, it promises what there is.
  fileprivate func withTrueLength(_ header: WaveHeader) -> Data {
    guard let samples = header.samples, samples.promised > samples.present || samples.promised == 0 else { return self }
    var file = self
    for index in 0..<4 {
      file[file.startIndex + samples.start - 4 + index] = UInt8(truncatingIfNeeded: samples.present >> (8 * index))
      file[file.startIndex + 4 + index] = UInt8(truncatingIfNeeded: (count - 8) >> (8 * index))
    }
    return file
  }
}
