public import Foundation
import Sound
public import TagarelaKit
public import Workspace

extension Clinic {
  /// Keeps a voice after a look whether it can be played and isn't too long.
  ///
  /// - Parameters:
  ///   - name: its file, for a failure.
  ///   - longest: seconds that it may take.
  /// - Returns: its number.
  /// - Throws: ``Failure`` `voice.…`.
  public func keepVoice(_ bytes: Data, called name: String, longest: Double = Voice.longest) throws -> Int64 {
    do {
      let facts = try sound.inspect(bytes)
      guard facts.seconds <= longest else {
        throw Failure("voice.too_long", ["seconds": .real(facts.seconds), "limit": .integer(Int(longest))])
      }
      return try workspace.keep(Voice(bytes: bytes), seconds: facts.seconds)
    } catch var failure as Failure where failure.what.key.hasPrefix("voice.") {
      failure.what.arguments.append(.init(name: "path", value: .text(name)))
      throw failure
    }
  }

  /// Makes what was recorded a symbol's voice.
  ///
  /// - Returns: the symbol as it is then.
  public func give(_ recording: VoiceRecording, to symbol: SymbolRecord) throws -> SymbolRecord {
    var symbol = symbol
    symbol.voice = try workspace.keep(Voice(bytes: recording.wav), seconds: recording.seconds)
    try workspace.save(symbol)
    return symbol
  }
}

/// What was recorded, before it is kept.
public struct VoiceRecording: Sendable {
  public let wav: Data
  public let seconds: Double
  /// The loudest of it, 0 to 1.
  public let level: Double

  public init(wav: Data, seconds: Double, level: Double) {
    self.wav = wav
    self.seconds = seconds
    self.level = level
  }

  /// Softer than a whisper: a hundredth of what can be.
  public var isSilent: Bool { level < 0.01 }

  /// Seconds that one must take at least.
  private static let shortest = 0.2

  /// - Parameter longest: seconds that it may take.
  /// - Throws: ``Failure`` `record.seconds_range`.
  public static func check(seconds: Double, longest: Double) throws {
    guard (shortest...longest).contains(seconds) else {
      throw Failure("record.seconds_range", ["from": .real(shortest), "limit": .real(longest)])
    }
  }
}
