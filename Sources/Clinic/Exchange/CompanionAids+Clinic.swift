import Foundation
import Prediction
import Services
import Sound
public import TagarelaKit
public import Workspace

/// How a file is made that is used without the program.
public struct CompanionRequest: Sendable {
  /// Who speaks in it; nil for the patient's voice.
  public var voice: SpeechVoice?
  public var manner = CompanionManner()

  /// In the patient's voice, to be touched.
  public init() {}
}

extension Clinic {
  /// What a file takes along that is used without the program, in the language of the wording.
  ///
  /// - Parameters:
  ///   - patient: whose voice speaks, and from whose use is learned what is likely.
  ///   - aids: with what a parcel is printed.
  func companion(
    _ request: CompanionRequest, for patient: PatientRecord?, printingWith aids: WritingAids
  ) throws -> CompanionAids {
    let language = wording.language.id
    let settings = patientSettings.map(\.key) + [Self.pinKey]
    let kept = try settings.compactMap { key in try self.kept(key, for: patient).map { (key, $0) } }
    return CompanionAids(
      manner: request.manner,
      pointed: { try pointed($0, in: language) },
      sentences: { try readySentences(of: $0, in: language, for: patient) },
      likely: { try likelyWords(among: $0, in: language, for: patient) },
      speech: { text in
        try heard {
          let voice = try request.voice.map { try chosen($0, for: patient) }
          return try packedSpeech(text, by: voice ?? chosenVoice(for: patient, language: language))
        }
      },
      packed: { try packed($0) },
      printed: { try printed($0, with: aids) }, settings: Dictionary(uniqueKeysWithValues: kept),
      favourites: Set(try patient.map { try workspace.favourites(of: $0.id).map(\.uid) } ?? []),
      activities: { try activities(of: $0) })
  }

  /// What a cell of a parcel says; nil for one that is hidden, leads elsewhere or acts.
  private func pointed(_ cell: Board.Cell, in language: String) throws -> PointedWord? {
    guard !cell.isHidden, cell.link == nil, cell.actions.isEmpty, !cell.text.isEmpty else { return nil }
    guard let symbol = cell.symbol else { return PointedWord(cell.text) }
    let label = try label(of: symbol.concept, called: symbol.name, in: language)
    return PointedWord(label ?? symbol.name, concept: label == nil ? nil : symbol.concept)
  }

  /// After nothing, after each word and, where there are few, after each two.
  private func likelyWords(
    among words: [PointedWord], in language: String, for patient: PatientRecord?
  ) throws -> LikelyWords {
    let book = try predictions.words(grammars.words(), in: language)
    let ids = words.map { book.id(of: $0.text, concept: $0.concept) }
    let predictor = try predictions.symbols(self, in: language, for: patient?.id)
    func next(_ said: [Int]) -> [Int] {
      let likely = predictor.likelihoods(after: said.map { ids[$0] })
      return Array(ids.indices.sorted { likely[ids[$0]] > likely[ids[$1]] }.prefix(Self.mostLikely))
    }
    var contexts: [[Int]] = [[]] + ids.indices.map { [$0] }
    if ids.count <= Self.fewWords {
      contexts += ids.indices.flatMap { first in ids.indices.map { [first, $0] } }
    }
    var likely: LikelyWords = [:]
    for context in contexts {
      try checkInterruption()
      likely[context] = next(context)
    }
    return likely
  }

  /// Words that a page offers at once at most.
  private static let mostLikely = 8
  /// So many that what follows two of them is few enough to be sent.
  private static let fewWords = 60

  /// What `make` makes; nil where this machine can't, which is told once: a file without voices is better than none, for
  /// devices have their own.
  private func heard(_ make: () throws -> PackedSound?) throws -> PackedSound? {
    try checkInterruption()
    do {
      return try make()
    } catch let failure as Failure {
      try checkInterruption()
      try? speaker.notice(failure.told, once: "companion \(failure.what.key)")
      return nil
    }
  }

  /// A recording in as few bytes as this machine can write it.
  public func packed(_ recording: Voice) throws -> PackedSound {
    try heard { try sound.packed(recording.bytes) } ?? PackedSound(mediaType: "audio/wav", bytes: recording.bytes)
  }

  /// A text said by a patient's voice, for a file that is used without the program; nil where nobody can say it here, which is
  /// told once.
  public func packedSpeech(of text: String, for patient: PatientRecord?, in language: String) throws -> PackedSound? {
    try heard { try packedSpeech(text, by: chosenVoice(for: patient, language: language)) }
  }

  /// Nil where no voice can say it.
  private func packedSpeech(_ text: String, by voice: ChosenVoice) throws -> PackedSound? {
    guard text.contains(where: { $0.isLetter || $0.isNumber }) else { return nil }
    guard let before = try services[SaidBefore.self] else {
      return try sound.packed(spoken(text, by: voice).speech.wav)
    }
    let utterance = SaidBefore.Utterance(
      text: text, voice: voice.voice.id, rate: voice.manner.rate, pitch: voice.manner.pitch, volume: voice.manner.volume
    )
    return try before.sound(utterance) { try sound.packed(spoken(text, by: voice).speech.wav) }
  }

  /// The first board's pages as a module draws them.
  private func printed(_ parcel: Parcel, with aids: WritingAids) throws -> [Data] {
    let drawing = registry.all(.formats).first { $0.mediaType == PictureFormat.svg.mediaType }
    guard let pages = drawing?.writePages, let board = parcel.allBoards.first else { return [] }
    return try pages(Parcel(kind: .board, patient: parcel.patient, boards: [board]), aids)
  }
}
