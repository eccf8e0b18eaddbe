public import TagarelaKit
public import Workspace

/// A voice and how it is to speak.
public struct ChosenVoice: Sendable {
  public let voice: SpeechVoice
  /// Who speaks where it can't, in turn; of its language.
  public let others: [SpeechVoice]
  public var manner: SpeechManner
  public let pronunciation: Pronunciation?
  /// How it tells the time, where its language can tell it so.
  public let clock: String?

  /// The parts of an utterance that says a text; words keep their places in the text.
  public func parts(of text: String) -> [Speaker.Part] {
    let passage = Passage(text)
    return passage.pieces.map { piece in
      let written = passage.text(piece)
      return Speaker.Part(takes: takes(of: written, from: piece.lowerBound))
    }
  }

  /// A whole text as one sound.
  public func takes(of text: String, from start: Int = 0) -> [Speaker.Take] {
    ([voice] + others).map { voice in Speaker.Take(voice: voice) { try speech(text, by: voice, from: start) } }
  }

  private func speech(_ text: String, by voice: SpeechVoice, from start: Int) throws -> Speech {
    let spoken = SpokenText(text, pronunciation, clock: clock)
    var speech = try voice.speak(spoken.text, manner)
    speech.words = speech.words.compactMap { word in
      spoken.written(word.range).map { .init(range: start + $0.lowerBound..<start + $0.upperBound, start: word.start) }
    }
    return speech
  }
}

extension Clinic {
  /// The voice that speaks for a patient: theirs, else the clinic's, else the first of the language.
  ///
  /// A chosen voice that isn't there any more is told of.
  ///
  /// - Parameter language: that it must speak; nil where a chosen voice may speak any.
  /// - Throws: ``Failure`` `voice.none_for_language`.
  public func chosenVoice(for patient: PatientRecord?, language: String? = nil) throws -> ChosenVoice {
    tellOfBrokenVoices()
    let voices = registry.all(.voices)
    let wishes = try [patient?.speech.voice, workspace.setting("voice")].compactMap(\.self)
    let preferred = wishes.compactMap { id in voices.first { $0.id == id } }
    let fitting = language.map { language in preferred.first { $0.language == language } } ?? preferred.first
    let wanted = language ?? wording.language.id
    guard let voice = fitting ?? voices.first(where: { $0.language == wanted }) else {
      let name = registry.first(.languages, id: wanted)?.name ?? wanted
      throw Failure("voice.none_for_language", ["language": .text(name)], hint: Phrase("voice.none_for_language.hint"))
    }
    if let wish = wishes.first, !voices.contains(where: { $0.id == wish }) {
      try speaker.notice(
        Phrase("voice.gone", ["voice": .text(wish), "other": .text(voice.id)]), once: "voice.gone \(wish)")
    }
    // Another source first: what is wrong with a voice is often wrong with its neighbours.
    let others = voices.filter { $0.language == voice.language && $0.id != voice.id }
    return try chosen(
      voice, others.filter { $0.source != voice.source } + others.filter { $0.source == voice.source }, for: patient)
  }

  /// Tells of modules that are out of order, since their voices are missing. Other people's programs and folders bring none.
  public func tellOfBrokenVoices() {
    for module in registry.modules where module.origin == .builtIn {
      guard case .broken(let failure) = module.state, let speaker = try? speaker else { continue }
      let place = failure.place.flatMap { place in place.file.map { "\($0):\(place.line)" } } ?? module.id
      let notice = Phrase("voice.file_broken", ["place": .text(place), "reason": .phrase(failure.told)])
      speaker.notice(notice, once: "broken \(module.id)")
    }
  }

  /// A voice, speaking as fast, as high and as loud as the patient's or the clinic's is to.
  ///
  /// - Parameter others: who speak where it can't.
  public func chosen(_ voice: SpeechVoice, _ others: [SpeechVoice] = [], for patient: PatientRecord?) throws
    -> ChosenVoice
  {
    func number(_ key: String, _ own: Double?) throws -> Double {
      try own ?? workspace.setting(key).flatMap(Double.init) ?? 1
    }
    let manner = SpeechManner(
      rate: try number("rate", patient?.speech.rate), pitch: try number("pitch", patient?.speech.pitch),
      volume: try number("volume", patient?.speech.volume))
    return ChosenVoice(
      voice: voice, others: others, manner: manner, pronunciation: registry.first(.pronunciations, id: voice.language),
      clock: try workspace.setting("clock"))
  }

  /// The voice that a word names: by its identifier, the end of that, or its name.
  ///
  /// - Throws: ``Failure`` `voice.unknown`.
  public func voice(named word: String) throws -> SpeechVoice {
    let voices = registry.all(.voices)
    let wanted = word.folded
    if let known = voices.first(where: { [$0.id.folded, $0.name.folded].contains(wanted) }) { return known }
    do {
      return try only(meantBy: word, among: voices, unknown: "voice.unknown") { voice in
        [voice.id, voice.name] + voice.id.split(separator: ":").dropFirst().map(String.init)
      }
    } catch var failure {
      failure.hint = Phrase("voice.unknown.hint")
      throw failure
    }
  }
}

extension SpeechManner {
  /// What each of its numbers may be.
  public static func range(of name: String) -> ClosedRange<Double> {
    switch name {
    case "rate": rates
    case "pitch": pitches
    default: volumes
    }
  }

  /// - Throws: ``Failure`` `speech.out_of_range`.
  public static func checked(_ number: Double, _ name: String) throws -> Double {
    guard range(of: name).contains(number) else { throw Failure(refusal(of: name)) }
    return number
  }

  /// What is said of one outside of its range.
  static func refusal(of name: String) -> Phrase {
    let range = range(of: name)
    return Phrase(
      "speech.out_of_range",
      ["what": .phrase(Phrase("field.\(name)")), "from": .real(range.lowerBound), "to": .real(range.upperBound)])
  }
}
