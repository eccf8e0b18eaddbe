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

  public init(
    manner: CompanionManner,
    pointed: @escaping @Sendable (Board.Cell) throws -> PointedWord?,
    sentences: @escaping @Sendable ([PointedWord]) throws -> [ReadySentence],
    likely: @escaping @Sendable ([PointedWord]) throws -> LikelyWords,
    speech: @escaping @Sendable (String) throws -> PackedSound?,
    packed: @escaping @Sendable (Voice) throws -> PackedSound,
    printed: @escaping @Sendable (Parcel) throws -> [Data]
  ) {
    self.manner = manner
    self.pointed = pointed
    self.sentences = sentences
    self.likely = likely
    self.speech = speech
    self.packed = packed
    self.printed = printed
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
