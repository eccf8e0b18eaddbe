public import Foundation

/// Somebody who reads aloud: speech made of text, without a network.
public struct SpeechVoice: Identified {
  /// Unique among all voices: `espeak:pt-br`.
  public let id: String
  /// What it is called.
  public let name: String
  /// ISO 639-1.
  public let language: String
  /// What makes its speech: where that can't be run, no other voice of it is tried. By itself, its identifier.
  public let source: String
  /// Makes speech of a text; called one at a time. May take as long as speaking would at worst, but should take a fraction.
  ///
  /// Throws `Failure`s; `voice.failed` with its reason where no other fits.
  public let speak: @Sendable (_ text: String, _ manner: SpeechManner) throws -> Speech

  /// - Parameter source: nil for a voice that has nothing in common with others.
  public init(
    id: String, name: String, language: String, source: String? = nil,
    speak: @escaping @Sendable (_ text: String, _ manner: SpeechManner) throws -> Speech
  ) {
    self.id = id
    self.name = name
    self.language = language
    self.source = source ?? id
    self.speak = speak
  }
}

/// How a voice is to speak. 1 is the voice's usual.
public struct SpeechManner: Sendable, Equatable {
  /// 0.5 to 2.5 times as fast.
  public var rate: Double
  /// 0.7 to 1.6 times as high.
  public var pitch: Double
  /// 0 to 2 times as loud.
  public var volume: Double

  public init(rate: Double = 1, pitch: Double = 1, volume: Double = 1) {
    self.rate = rate
    self.pitch = pitch
    self.volume = volume
  }

  /// What ``rate`` may be.
  public static let rates = 0.5...2.5
  /// What ``pitch`` may be.
  public static let pitches = 0.7...1.6
  /// What ``volume`` may be.
  public static let volumes = 0.0...2.0
}

/// Spoken text.
public struct Speech: Sendable {
  /// A WAV file.
  public var wav: Data
  /// In the order in which they are said; empty where a voice doesn't know.
  public var words: [SpokenWord]

  public init(wav: Data, words: [SpokenWord] = []) {
    self.wav = wav
    self.words = words
  }

  /// When a word is said.
  public struct SpokenWord: Sendable, Equatable {
    /// UTF-8 offsets in the text.
    public var range: Range<Int>
    /// Seconds from the beginning.
    public var start: Double

    public init(range: Range<Int>, start: Double) {
      self.range = range
      self.start = start
    }
  }
}

extension ExtensionPoint<SpeechVoice> {
  /// Who can read aloud.
  public static var voices: Self { Self("voices") }
}
