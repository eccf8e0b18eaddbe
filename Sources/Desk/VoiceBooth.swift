public import Clinic
import Foundation
public import Shell
import Sound
import TagarelaKit

extension Context {
  /// How long a recording may become: as long as it may, or less that an option names, as it must where nobody can press Enter.
  ///
  /// - Parameter longest: seconds.
  /// - Throws: ``Failure`` `record.seconds_needed`, `record.seconds_range`.
  public func recordingLimit(
    _ option: Argument<Double?>, _ arguments: Arguments, longest: Double
  ) throws -> Double {
    guard let seconds = arguments[option] else {
      guard console.isInteractive else {
        let name = Value.text("--" + wording.word("option.seconds"))
        throw Failure("record.seconds_needed", hint: Phrase("record.seconds_needed.hint", ["option": name]))
      }
      return longest
    }
    try arguments.at(option) { try VoiceRecording.check(seconds: seconds, longest: longest) }
    return seconds
  }
}

/// Where a voice is recorded, heard again, and taken or not.
public struct VoiceBooth {
  private let context: Context
  private let limit: Double

  /// - Parameter limit: seconds that a recording may take.
  public init(context: Context, limit: Double) {
    self.context = context
    self.limit = limit
  }

  /// Between two looks.
  private static let moment = 0.05

  /// - Returns: nil when the user wants none.
  public func record() throws -> VoiceRecording? {
    try? context.clinic.speaker.stop()
    while true {
      let recording = try take()
      guard context.console.isInteractive else { return recording }
      try listen(to: recording)
      switch try decision(about: recording) {
      case "keep": return recording
      case "drop": return nil
      default: continue
      }
    }
  }

  private func take() throws -> VoiceRecording {
    let sound = try context.clinic.sound
    try sound.record(seconds: limit)
    do {
      _ = try context.console.watch {
        try context.checkInterruption()
        let heard = try sound.listen(for: Self.moment)
        return heard.isOver ? nil : line("●", seconds: limit - heard.seconds, level: heard.level, "record.stop_key")
      }
    } catch {
      try? sound.stop()
      throw error
    }
    let (wav, seconds, level) = try sound.recorded()
    return VoiceRecording(wav: wav, seconds: seconds, level: level)
  }

  private func listen(to recording: VoiceRecording) throws {
    let sound = try context.clinic.sound
    try sound.play(recording.wav)
    _ = try context.console.watch {
      try context.checkInterruption()
      let progress = try sound.progress(within: Self.moment)
      return progress.isOver
        ? nil : line("▶", seconds: max(0, recording.seconds - progress.seconds), level: nil, "record.skip_key")
    }
    try sound.stop()
  }

  /// `● 3.2 s ▮▮▮▮▮▯▯▯▯▯ Enter stops`
  private func line(_ sign: String, seconds: Double, level: Double?, _ key: String) -> String {
    let number = String(format: "%.1f", seconds).replacing(".", with: context.wording.language.numbers.decimal)
    let left = context.wording.text(Phrase("record.left", ["seconds": .text(number)]))
    let meter = level.map { level in
      // Half of the bars for a tenth of the loudness: ears count so.
      let bars = Int((20 * max(0, 1 + log10(max(level, 0.0001)) / 2)).rounded())
      return " " + String(repeating: "▮", count: min(20, bars)) + String(repeating: "▯", count: 20 - min(20, bars))
    }
    return "\(sign) \(left)\(meter ?? "")  \(context.wording.text(Phrase(key)))"
  }

  private func decision(about recording: VoiceRecording) throws -> String {
    let keys = ["keep", "again", "drop"]
    let shown = keys.compactMap { context.wording.answers($0).first }.map { "[\($0.prefix(1))]\($0.dropFirst())" }
    if recording.isSilent { context.console.message("! " + context.wording.text(Phrase("record.silent"))) }
    let question = Phrase("record.question", ["choices": .text(shown.joined(separator: ", "))])
    return try context.ask(question, among: keys, usual: nil)
  }
}
