public import Foundation
public import TagarelaKit
public import Workspace

/// What a touched cell says: its recording, else its words with the patient's voice. A touch counts whether or not this
/// machine has sound, so nothing here fails.
public struct CellVoice {
  private let clinic: Clinic
  private let patient: PatientRecord?
  private let chosen: ChosenVoice?
  private let inTurn: Bool

  /// - Parameters:
  ///   - language: of the words; nil for the patient's voice, whatever it speaks.
  ///   - inTurn: whether words wait for those before them; else they are said in their place.
  public init(_ clinic: Clinic, for patient: PatientRecord?, language: String? = nil, inTurn: Bool = false) {
    self.clinic = clinic
    self.inTurn = inTurn
    self.patient = patient
    do {
      chosen = try clinic.chosenVoice(for: patient, language: language)
    } catch {
      chosen = nil
      let failure = Failure(sounding: error)
      try? clinic.speaker.notice(failure.told, once: failure.what.key)
    }
  }

  /// What is new to be told of voices and sound.
  public func notices() -> [Phrase] { (try? clinic.speaker.showNotices()) ?? [] }

  /// Says words one after the other. Words without a recording that follow each other
  /// are said in one breath.
  public func say(_ words: [BoardMessage.Part]) { say(parts(of: words)) }

  /// Says what has been made ready.
  public func say(_ parts: [Speaker.Part]) { try? clinic.speaker.attempt(parts, follows: inTurn) }

  /// A recording that is no cell's.
  public func part(recording: Data) -> Speaker.Part {
    Speaker.Part(takes: [Speaker.Take(voice: nil) { Speech(wav: recording) }], volume: chosen?.manner.volume ?? 1)
  }

  /// Words as they are said one after the other.
  public func parts(of words: [BoardMessage.Part]) -> [Speaker.Part] {
    var parts: [Speaker.Part] = []
    var unspoken: [String] = []
    for word in words {
      guard let recording = try? clinic.workspace.voice(word.voice) else {
        unspoken.append(word.text)
        continue
      }
      parts += speech(of: unspoken)
      unspoken = []
      parts.append(part(recording: recording.bytes))
    }
    return parts + speech(of: unspoken)
  }

  private func speech(of words: [String]) -> [Speaker.Part] {
    let text = words.joined(separator: " ")
    return text.isEmpty ? [] : chosen?.parts(of: text) ?? []
  }
}
