import Sound
public import TagarelaKit

/// A text said as one sound.
public struct SpokenFile: Sendable {
  public let speech: Speech
  /// Who spoke.
  public let voice: SpeechVoice
  public let seconds: Double
}

extension Clinic {
  /// Bytes of the longest text that is said at once: about half an hour.
  public static let longestText = 30_000

  /// - Throws: ``Failure`` `say.nothing` for a text without words, `say.too_long`.
  public static func check(said text: String) throws {
    guard text.utf8.count <= longestText else { throw Failure("say.too_long", ["limit": .integer(longestText)]) }
    guard text.contains(where: { !$0.isWhitespace }) else {
      throw Failure("say.nothing", hint: Phrase("say.nothing.hint"))
    }
  }

  /// Says a text into a file rather than aloud, with the first voice that can.
  ///
  /// - Throws: ``Failure`` as ``check(said:)``, and those of voices and sound.
  public func spoken(_ text: String, by chosen: ChosenVoice) throws -> SpokenFile {
    try Self.check(said: text)
    return try speaker.firstOf(chosen.takes(of: text)) { speech, voice in
      SpokenFile(speech: speech, voice: voice ?? chosen.voice, seconds: try sound.inspect(speech.wav).seconds)
    }
  }

  /// The language for which a voice is wanted, of the program or one that only a voice speaks.
  ///
  /// - Throws: ``Failure`` `language.unknown`.
  public func spokenLanguage(named word: String) throws -> String {
    if registry.all(.voices).contains(where: { $0.language == word.folded }) { return word.folded }
    if let known = wording.language(called: word, in: registry) { return known.id }
    throw Failure("language.unknown", ["text": .text(word)], candidates: registry.all(.languages).map(\.id))
  }

  /// Tries each voice with a word.
  ///
  /// - Parameter language: nil for those of all.
  /// - Returns: the voices, with why one doesn't work.
  /// - Throws: ``Failure`` `interrupted`.
  public func triedVoices(of language: String?) throws -> [(voice: SpeechVoice, trouble: Failure?)] {
    try registry.all(.voices).filter { language == nil || $0.language == language }.map { voice in
      try checkInterruption()
      return (voice, Self.trouble(with: voice))
    }
  }

  private static func trouble(with voice: SpeechVoice) -> Failure? {
    do {
      _ = try voice.speak("a", SpeechManner())
      return nil
    } catch {
      return error as? Failure ?? Failure("voice.failed", ["reason": .text(String(describing: error))])
    }
  }
}
