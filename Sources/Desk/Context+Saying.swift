public import Clinic
public import Shell
import Sound
public import TagarelaKit
public import Workspace

/// What became of a text that is said beside what it is for.
public enum Attempt {
  case said(Saying)
  /// It couldn't be said.
  case silent(Phrase)
}

/// What became of a text that is said.
public enum Saying {
  /// To its end, after so many seconds.
  case heard(Double)
  /// It goes on, and its words are shown as they are said.
  case shown
  /// It goes on.
  case begun
}

extension Context {
  /// Says a text with the voice of a patient; where that can't be, that is only a remark.
  ///
  /// - Parameter language: of the text; nil for the patient's voice, whatever it speaks.
  /// - Throws: ``Failure`` `interrupted`.
  public func attempt(_ text: String, for patient: PatientRecord?, in language: String?) throws -> Attempt {
    do {
      return .said(try say(text, by: clinic.chosenVoice(for: patient, language: language)))
    } catch let failure as Failure where failure.what.key != "interrupted" {
      return .silent(failure.told)
    }
  }

  /// Says a text: to its end in a script, where one wants one text after the other; at the prompt while the user goes on.
  ///
  /// - Throws: ``Failure`` `say.nothing` for a text without words, and those of voices and sound.
  public func say(_ text: String, by chosen: ChosenVoice) throws -> Saying {
    let speaker = try clinic.speaker
    let parts = chosen.parts(of: text)
    guard !parts.isEmpty else { throw Failure("say.nothing", hint: Phrase("say.nothing.hint")) }
    let start = ContinuousClock.now
    let turn = try speaker.say(parts)
    guard console.isInteractive else {
      try speaker.finish(isInterrupted: session.isInterrupted)
      return .heard(start.duration(to: .now) / .seconds(1))
    }
    return console.follow(LiveText(text: text) { LiveText.Mark(speaker.mark(of: turn)) }) ? .shown : .begun
  }
}

extension Context {
  /// Plays a recording to its end.
  ///
  /// - Returns: how many seconds it takes.
  /// - Throws: ``Failure`` `interrupted`, and those of sound.
  public func play(_ voice: Voice) throws -> Double {
    try? clinic.speaker.stop()
    let sound = try clinic.sound
    let seconds = try sound.play(voice.bytes)
    while try !sound.progress(within: 0.05).isOver { try checkSoundInterruption() }
    return seconds
  }

  /// Ends what plays when the user wants no more of it.
  ///
  /// - Throws: ``Failure`` `interrupted`.
  public func checkSoundInterruption() throws {
    guard session.isInterrupted() else { return }
    try? clinic.sound.stop()
    throw Failure("interrupted")
  }
}

/// To tenths.
public func rounded(_ seconds: Double) -> Double { (seconds * 10).rounded() / 10 }

extension LiveText.Mark {
  fileprivate init(_ mark: Speaker.Mark) {
    self =
      switch mark {
      case .over: .over
      case .nothing: .nothing
      case .stretch(let range): .stretch(range)
      }
  }
}
