import Foundation
import TagarelaKit
import Workspace

/// Something that was said or done, on a page of a patient's diary.
struct DiaryEntry: Equatable {
  /// In this workspace; 0 before it is kept.
  var id: Int64 = 0
  /// In all workspaces.
  var uid = newUID()
  let patient: Int64
  var at: Moment
  var text: String
  /// ISO 639-1; nil for a text that somebody wrote.
  var language: String?
  /// What was pointed at, where it was made of symbols.
  var parts: [Part] = []
  /// The number of a medium.
  var picture: Int64?
  /// The number of a medium in which somebody says it; nil where nobody did.
  var voice: Int64?
  /// For the patient alone, whoever was chosen.
  var isHidden = false
  /// Who may read it when it isn't hidden.
  var chosenReaders: Set<DiaryReader> = .all

  /// Who may read it.
  var readers: Set<DiaryReader> {
    get { isHidden ? .meAlone : chosenReaders }
    set {
      isHidden = newValue == .meAlone
      if !isHidden { chosenReaders = newValue }
    }
  }

  /// Whether it tells of something that was finished elsewhere, as an event of the agenda: its identity is the source's name and the
  /// thing's, wherever it was taken in.
  var isGathered: Bool { uid.contains(" ") }

  /// Seconds that somebody may take to say it.
  static let longestVoice = 60.0

  struct Part: Equatable, Codable {
    let word: String
    /// The key of a concept, by which every symbol system draws it.
    let concept: String?
  }

  /// ``parts`` as they are kept and sent; nil for none.
  var partsText: String? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return parts.isEmpty ? nil : (try? encoder.encode(parts)).map { String(decoding: $0, as: UTF8.self) }
  }

  /// What can't be read is no parts: the text says all that they say.
  static func parts(_ text: String?) -> [Part] {
    text.flatMap { try? JSONDecoder().decode([Part].self, from: Data($0.utf8)) } ?? []
  }
}

extension Moment {
  /// `09:15`
  var clock: String { String(iso.dropFirst(11).prefix(5)) }
}
