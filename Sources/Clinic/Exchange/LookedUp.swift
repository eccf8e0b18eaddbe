public import TagarelaKit

/// What became of the words whose pictures a file doesn't have.
public struct LookedUp: Sendable {
  /// Words for which the clinic's symbol systems have a picture.
  public internal(set) var found = 0
  /// Those for which they have none, in the order in which they came.
  public internal(set) var alone: [String] = []

  /// For a list of words it goes without saying that they get pictures.
  public func remarks(ofList isWordList: Bool) -> [Phrase] {
    var remarks: [Phrase] = []
    if found > 0, !isWordList { remarks.append(Phrase("receive.pictures_found", ["count": .integer(found)])) }
    if !alone.isEmpty {
      let told = alone.prefix(Self.mostTold).map { Value.text($0.oneLine) }
      let more = alone.count > Self.mostTold ? [Value.text("…")] : []
      remarks.append(
        Phrase("receive.words_alone", ["count": .integer(alone.count), "words": .list(told + more)]))
    }
    return remarks
  }

  private static let mostTold = 3
}
