public import Foundation
import Sound
import TagarelaKit
public import Workspace

extension Clinic {
  /// Keeps a voice after a look whether it can be played and is at most five seconds long.
  ///
  /// - Parameter name: its file, for a failure.
  /// - Returns: its number.
  /// - Throws: ``Failure`` `voice.…`.
  public func keepVoice(_ bytes: Data, called name: String) throws -> Int64 {
    do {
      let facts = try sound.inspect(bytes)
      guard facts.seconds <= Voice.longest else {
        throw Failure("voice.too_long", ["seconds": .real(facts.seconds), "limit": .integer(Int(Voice.longest))])
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

  /// How long one may be.
  public static let lengths = 0.2...Voice.longest

  /// - Throws: ``Failure`` `record.seconds_range`.
  public static func check(seconds: Double) throws {
    guard lengths.contains(seconds) else {
      throw Failure(
        "record.seconds_range", ["from": .real(lengths.lowerBound), "limit": .real(lengths.upperBound)])
    }
  }
}
