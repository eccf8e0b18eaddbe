public import FoundationEssentials

/// Spoken text.
public struct SpeechAnswer: Codable, Sendable, Equatable {
  /// A WAV file: mono, 16 bit.
  public var wav: Data
  /// In the order in which they are said.
  public var words: [Word]

  public init(wav: Data, words: [Word]) {
    self.wav = wav
    self.words = words
  }

  public struct Word: Codable, Sendable, Equatable {
    /// UTF-8 offset of its first byte, and how many bytes it has.
    public var start: Int
    public var length: Int
    /// Seconds from the beginning.
    public var at: Double

    public init(start: Int, length: Int, at: Double) {
      self.start = start
      self.length = length
      self.at = at
    }
  }
}

/// Why a text was not spoken: `{"error":"noVoice","reason":"…"}`.
public struct SpeechRefusal: Codable, Error, Sendable, Equatable {
  public var error: Kind
  /// For people who repair programs, in English.
  public var reason: String

  public enum Kind: String, Codable, Sendable {
    /// The line is not a request, or longer than the program takes.
    case malformed
    /// There is no voice of that name, or its files are missing.
    case noVoice
    case failed
  }

  public init(_ error: Kind, _ reason: String) {
    self.error = error
    self.reason = reason
  }
}
