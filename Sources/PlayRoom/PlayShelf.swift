public import Clinic
import Foundation
import Play
import TagarelaKit
public import Workspace

/// What a page is given of games, as `Browser/Script/playData.d.ts` describes it.
public struct PlayShelf: Encodable {
  let games: [Game]
  let praise: [Saying]
  let remarks: [Saying]
  let late: Saying
  let sounds: [String]
  let player: String
  let received: [String]

  struct Game: Encodable {
    let topic: String
    let name: String
    let language: String
    let items: [PlayItem]
    let faces: [Face]
    let forms: [Form]
    let record: PlayBest
  }

  struct Form: Encodable {
    let id: String
    let title: String
    let rules: PlainJSON
    let deal: PlayDeal
    let values: [String: Int]
    let help: Saying
    let questions: [Saying]
    let drifts: Bool
    let clue: String
    let offered: String
    let second: String
  }

  struct Face: Encodable {
    let text: String
    let picture: String?
    let cursive: String?
    let spoken: Saying
    let syllables: [Saying]
    let count: Saying?
    let gap: String?
    let key: String?
  }

  /// A text, and how the patient's voice says it; without sound the device's does.
  struct Saying: Encodable {
    let text: String
    let sound: Int?
  }

  /// - Parameters:
  ///   - games: each with its forms, which have the same items: lesson, game and challenge.
  ///   - best: the highest score of a topic.
  /// - Throws: `Failure` of pictures and rules.
  public init(
    _ games: [(name: String, forms: [PlayMaterial])], for patient: PatientRecord, in clinic: Clinic,
    best: (_ topic: String) throws -> PlayBest = { _ in .none }
  ) throws {
    let voice = PageVoice(clinic, for: patient)
    self.games = try games.compactMap { game in
      try game.forms.first.map { first in
        Game(
          topic: first.topic, name: game.name, language: first.language, items: first.items,
          faces: try first.faces.indices.map { try Face(game.forms, $0, voice) },
          forms: try game.forms.map { try Form($0, voice) }, record: try best(first.topic))
      }
    }
    let language = games.first?.forms.first?.language ?? clinic.wording.language.id
    let remarks = clinic.registry.all(.playRemarks).filter { $0.language == language }
    praise = try remarks.flatMap(\.praise).map { try voice.saying($0, in: language) }
    self.remarks = try remarks.flatMap(\.remarks).map { try voice.saying($0, in: language) }
    late = try voice.saying(clinic.wording.text(Phrase("play.late")), in: language)
    sounds = voice.sounds
    player = patient.name
    received = try clinic.registry.all(.playLedgers).flatMap { try $0.arrived(clinic, patient) }
  }
}

/// The highest score of a challenge, and who has it.
public struct PlayBest: Encodable, Sendable {
  let score: Int
  let name: String

  public init(score: Int, name: String) {
    self.score = score
    self.name = name
  }

  /// Nobody's.
  public static let none = PlayBest(score: 0, name: "")
}

extension PlayShelf.Face {
  fileprivate init(_ forms: [PlayMaterial], _ place: Int, _ voice: PageVoice) throws {
    let face = forms[0].faces[place]
    let language = forms[0].language
    text = face.text
    picture = try face.picture?().map(Self.shown)
    cursive = try face.joined?().map(Self.shown)
    spoken = try voice.saying(face.spoken, in: language)
    syllables = try face.syllables.map { try voice.saying($0, in: language) }
    count =
      try face.syllables.isEmpty
      ? nil
      : voice.saying(
        Wording(language, in: voice.clinic.registry).text(
          Phrase("play.count", ["count": .integer(face.syllables.count)])), in: language)
    gap = forms.lazy.compactMap { if case .text(let text) = $0.faces[place].clue { text } else { nil } }.first
    key = face.key.map(String.init)
  }

  /// As an address: what draws letters writes styles into them, which the page forbids in itself.
  private static func shown(_ picture: Picture) -> String {
    DataAddress.text(type: picture.format.mediaType, bytes: picture.bytes)
  }
}

extension PlayShelf.Form {
  fileprivate init(_ material: PlayMaterial, _ voice: PageVoice) throws {
    let wording = Wording(material.language, in: voice.clinic.registry)
    let text = try PlayRules.text(of: material.rules)
    id = material.rules
    title = material.title
    rules = try JSONDecoder().decode(PlainJSON.self, from: Data(text.utf8))
    deal = material.deal
    values = material.values
    help = try voice.saying(wording.text(material.help), in: material.language)
    questions =
      try text.contains(#""say question""#)
      ? material.faces.map {
        let said = $0.question ?? wording.text(material.question(.text($0.spoken.text)))
        let written = $0.question ?? wording.text(material.question(.text($0.written)))
        return try PlayShelf.Saying(text: written, sound: voice.saying(said, in: material.language).sound)
      } : []
    drifts = material.drifts
    let face = material.faces.first { $0.clue != .none } ?? material.faces.first
    clue =
      switch face?.clue ?? .none {
      case .none: "none"
      case .word: "word"
      case .picture: "picture"
      case .both: "both"
      case .text: "text"
      }
    offered = (face?.offered ?? .both).rawValue
    second = (face?.second ?? .both).rawValue
  }
}

/// JSON of a file, to stand in other JSON.
indirect enum PlainJSON: Codable {
  case number(Int)
  case text(String)
  case list([PlainJSON])
  case members([String: PlainJSON])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let number = try? container.decode(Int.self) {
      self = .number(number)
    } else if let text = try? container.decode(String.self) {
      self = .text(text)
    } else if let list = try? container.decode([PlainJSON].self) {
      self = .list(list)
    } else {
      self = .members(try container.decode([String: PlainJSON].self))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .number(let number): try container.encode(number)
    case .text(let text): try container.encode(text)
    case .list(let list): try container.encode(list)
    case .members(let members): try container.encode(members)
    }
  }
}

/// Texts said by the patient's voice, and recordings, each once.
private final class PageVoice {
  let clinic: Clinic
  private let patient: PatientRecord
  private var known: [String: PlayShelf.Saying] = [:]
  private(set) var sounds: [String] = []
  private var places: [Data: Int] = [:]

  init(_ clinic: Clinic, for patient: PatientRecord) {
    self.clinic = clinic
    self.patient = patient
  }

  func saying(_ text: String, in language: String) throws -> PlayShelf.Saying {
    if let known = known["\(language) \(text)"] { return known }
    let saying = PlayShelf.Saying(
      text: text, sound: try clinic.packedSpeech(of: text, for: patient, in: language).map(place(of:)))
    known["\(language) \(text)"] = saying
    return saying
  }

  /// A recording of the symbol's, where it has one.
  func saying(_ part: BoardMessage.Part, in language: String) throws -> PlayShelf.Saying {
    guard let recording = try clinic.workspace.voice(part.voice) else { return try saying(part.text, in: language) }
    return try saying(part.text, recording)
  }

  func saying(_ remark: PlayRemarks.Remark, in language: String) throws -> PlayShelf.Saying {
    guard let recording = try remark.recording.map({ Voice(bytes: try $0()) }) else {
      return try saying(remark.text, in: language)
    }
    return try saying(remark.text, recording)
  }

  private func saying(_ text: String, _ recording: Voice) throws -> PlayShelf.Saying {
    PlayShelf.Saying(text: text, sound: place(of: try clinic.packed(recording)))
  }

  private func place(of sound: PackedSound) -> Int {
    if let known = places[sound.bytes] { return known }
    places[sound.bytes] = sounds.count
    sounds.append(DataAddress.text(type: sound.mediaType, bytes: sound.bytes))
    return sounds.count - 1
  }
}
