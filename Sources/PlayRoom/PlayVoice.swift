import Clinic
import Foundation
import Play
import TagarelaKit
import Workspace

/// What a game says, and whether it is still saying it.
struct PlayVoice {
  /// What is said in one go, and how it is read.
  struct Utterance {
    /// Each is said by itself, with a pause behind it.
    let words: [BoardMessage.Part]
    /// In place of the words, where somebody has recorded it.
    var recording: Data?
    let caption: String
  }

  private let clinic: Clinic
  private let material: PlayMaterial
  private let wording: Wording
  private let cells: CellVoice
  private let praise: [PlayRemarks.Remark]
  private let remarks: [PlayRemarks.Remark]

  init(_ clinic: Clinic, _ material: PlayMaterial, for patient: PatientRecord?) {
    self.clinic = clinic
    self.material = material
    wording = Wording(material.language, in: clinic.registry)
    cells = CellVoice(clinic, for: patient, language: material.language)
    let known = clinic.registry.all(.playRemarks).filter { $0.language == material.language }
    praise = known.flatMap(\.praise)
    remarks = known.flatMap(\.remarks)
  }

  var isSpeaking: Bool { (try? clinic.speaker.isSpeaking) ?? false }

  func say(_ utterances: [Utterance]) {
    cells.say(
      utterances.flatMap { utterance in
        utterance.recording.map { [cells.part(recording: $0)] } ?? utterance.words.flatMap { cells.parts(of: [$0]) }
      })
  }

  /// - Parameters:
  ///   - kind: as the rules call it: `question`, `praise`.
  ///   - pick: a number by which one of several ways is chosen.
  func utterance(_ kind: String, of face: PlayFace?, pick: UInt32, values: [String: Int]) -> Utterance {
    let score = Value.integer(values["score"] ?? 0)
    return switch kind {
    case "item": Utterance(words: [face?.spoken].compactMap(\.self), caption: face?.text ?? "")
    case "syllables":
      Utterance(
        words: (face?.syllables ?? []).map { BoardMessage.Part(text: $0, voice: nil) },
        caption: (face?.syllables ?? []).joined(separator: " - ").uppercased())
    case "praise": chosen(praise, pick)
    case "remark": chosen(remarks, pick)
    case "question": question(face)
    case "help": plain(material.help)
    case "late": plain(Phrase("play.late"))
    case "count": plain(Phrase("play.count", ["count": .integer(face?.syllables.count ?? 0)]))
    case "score": plain(Phrase("play.score", ["score": score]))
    case "record": plain(Phrase("play.record", ["score": score]))
    default: Utterance(words: [], caption: "")
    }
  }

  /// A name that somebody has recorded is heard after the question.
  private func question(_ face: PlayFace?) -> Utterance {
    let text = face?.question ?? wording.text(material.question(.text(face?.spoken.text ?? "")))
    let written = face?.question ?? wording.text(material.question(.text(face?.written ?? "")))
    let recorded = face?.spoken.voice == nil ? [] : [face?.spoken].compactMap(\.self)
    return Utterance(words: [BoardMessage.Part(text: text, voice: nil)] + recorded, caption: written)
  }

  private func plain(_ phrase: Phrase) -> Utterance {
    let text = wording.text(phrase)
    return Utterance(words: [BoardMessage.Part(text: text, voice: nil)], caption: text)
  }

  private func chosen(_ remarks: [PlayRemarks.Remark], _ pick: UInt32) -> Utterance {
    guard !remarks.isEmpty else { return Utterance(words: [], caption: "") }
    let remark = remarks[Int(pick) % remarks.count]
    return Utterance(
      words: [BoardMessage.Part(text: remark.text, voice: nil)], recording: try? remark.recording?(),
      caption: remark.text)
  }
}
