import Shell
import TagarelaKit
import Workspace

/// What a touched cell says: its recording, else its words with the patient's voice. A touch counts whether or not this
/// machine has sound, so nothing here fails.
struct CellVoice {
  private let context: Context
  private let patient: PatientRecord?
  private let chosen: ChosenVoice?
  private let inTurn: Bool

  /// - Parameters:
  ///   - language: of the words; nil for the patient's voice, whatever it speaks.
  ///   - inTurn: whether words wait for those before them; else they are said in their place.
  init(_ context: Context, for patient: PatientRecord?, language: String? = nil, inTurn: Bool = false) {
    self.context = context
    self.inTurn = inTurn
    self.patient = patient
    do {
      chosen = try context.chosenVoice(for: patient, language: language)
    } catch {
      chosen = nil
      let failure = Failure(sounding: error)
      try? context.speaker.notice(failure.told, once: failure.what.key)
    }
  }

  /// A line for the screen: what was touched, and what is new to be told of voices and sound.
  func feedback(_ touched: String) -> String {
    let notices = (try? context.speaker.showNotices().map(context.wording.text)) ?? []
    return ([touched].filter { !$0.isEmpty } + notices).joined(separator: " · ")
  }

  /// Says words one after the other. Words without a recording that follow each other
  /// are said in one breath.
  func say(_ words: [BoardMessage.Part]) {
    var parts: [Speaker.Part] = []
    var unspoken: [String] = []
    for word in words {
      guard let recording = try? context.workspace.voice(word.voice) else {
        unspoken.append(word.text)
        continue
      }
      parts += speech(of: unspoken)
      unspoken = []
      parts.append(
        Speaker.Part(
          takes: [Speaker.Take(voice: nil) { Speech(wav: recording.bytes) }], volume: chosen?.manner.volume ?? 1))
    }
    parts += speech(of: unspoken)
    try? context.speaker.attempt(parts, follows: inTurn)
  }

  private func speech(of words: [String]) -> [Speaker.Part] {
    let text = words.joined(separator: " ")
    return text.isEmpty ? [] : chosen?.parts(of: text) ?? []
  }
}
