public import Foundation

/// What a file takes along that is used without the program: it can't ask for a sentence, a voice or a likely word later.
public struct CompanionAids: Sendable {
  /// As its maker chose.
  public let manner: CompanionManner
  /// What a cell says in the file's language, as grammars take it; nil for one that only leads or acts.
  public let pointed: @Sendable (Board.Cell) throws -> PointedWord?
  /// All sentences that words make by what goes with what; none in a language without a grammar.
  public let sentences: @Sendable ([PointedWord]) throws -> [ReadySentence]
  /// Which words are likely after others, as places in a list.
  public let likely: @Sendable ([PointedWord]) throws -> LikelyWords
  /// A text said by the voice of whose file it is; nil where nobody can say it.
  public let speech: @Sendable (String) throws -> PackedSound?
  /// A recording in as few bytes.
  public let packed: @Sendable (Voice) throws -> PackedSound
  /// A parcel as it is printed, as pictures that browsers show; none where no module prints.
  public let printed: @Sendable (Parcel) throws -> [Data]
  /// What is set for whose file it is, as it is kept, by key.
  public let settings: [String: String]
  /// The identities of the symbols that are the favourites of whose file it is.
  public let favourites: Set<String>
  /// What a parcel's plans bring along of activities.
  public let activities: @Sendable (Parcel) throws -> [CompanionActivity]

  public init(
    manner: CompanionManner,
    pointed: @escaping @Sendable (Board.Cell) throws -> PointedWord?,
    sentences: @escaping @Sendable ([PointedWord]) throws -> [ReadySentence],
    likely: @escaping @Sendable ([PointedWord]) throws -> LikelyWords,
    speech: @escaping @Sendable (String) throws -> PackedSound?,
    packed: @escaping @Sendable (Voice) throws -> PackedSound,
    printed: @escaping @Sendable (Parcel) throws -> [Data], settings: [String: String] = [:],
    favourites: Set<String> = [],
    activities: @escaping @Sendable (Parcel) throws -> [CompanionActivity] = { _ in [] }
  ) {
    self.manner = manner
    self.pointed = pointed
    self.sentences = sentences
    self.likely = likely
    self.speech = speech
    self.packed = packed
    self.printed = printed
    self.settings = settings
    self.favourites = favourites
    self.activities = activities
  }
}

/// An activity on a page that is used without the program, as its module makes it.
public struct CompanionActivity: Identified, Sendable {
  /// By which its script finds ``data``.
  public let id: String
  /// JavaScript, which runs with the page's own; one that several activities have runs once.
  public let scripts: [String]
  /// CSS, likewise.
  public let styles: [String]
  /// What it says, by the names that its script knows.
  public let texts: [String: String]
  /// What it shows: JSON.
  public let data: Data

  public init(id: String, scripts: [String], styles: [String], texts: [String: String], data: Data) {
    self.id = id
    self.scripts = scripts
    self.styles = styles
    self.texts = texts
    self.data = data
  }

  /// One whose scripts and styles are files: `Browser/Script` and `Browser/Style` among the data of its module, and of rooms
  /// that several modules share.
  ///
  /// - Parameters:
  ///   - modules: the targets' names, the module's own last.
  ///   - keys: of its texts; all begin with `page.`, without which its script knows them.
  ///   - wording: in whose language they are.
  /// - Throws: ``Failure`` `module.files_missing`, and what can't be encoded.
  public init(
    id: String, filesOf modules: String..., texts keys: some Sequence<String>, in wording: Wording, data: some Encodable
  ) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    self.init(
      id: id,
      scripts: try modules.map { try InstalledFiles.texts(of: $0, in: "Browser/Script").joined(separator: "\n") },
      styles: try modules.map { try InstalledFiles.texts(of: $0, in: "Browser/Style").joined(separator: "\n") },
      texts: Dictionary(
        keys.map { (String($0.dropFirst("page.".count)), wording.template($0) ?? $0) }, uniquingKeysWith: { $1 }),
      data: try encoder.encode(data))
  }
}

/// A sound as it is sent: compressed, with what it is.
public struct PackedSound: Sendable, Equatable {
  /// Of its bytes (RFC 6838): `audio/mpeg`, `audio/ogg`.
  public let mediaType: String
  /// The whole file.
  public let bytes: Data

  public init(mediaType: String, bytes: Data) {
    self.mediaType = mediaType
    self.bytes = bytes
  }
}

/// Which of some words are likely to come next, the likeliest first, by what was said before: nothing, one word, or two.
public typealias LikelyWords = [[Int]: [Int]]
