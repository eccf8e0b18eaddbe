import TagarelaKit

/// A text as a voice reads it, its numbers in words, and what of the written one each stretch stands for.
struct SpokenText {
  let text: String
  /// Words of the spoken text, with the places in the written one that they stand for.
  private let words: [(spoken: Range<Int>, written: Range<Int>)]

  /// - Parameter clock: how it tells the time; nil for the usual way.
  init(_ written: String, _ pronunciation: Pronunciation?, clock: String? = nil) {
    let spoken = pronunciation?.spoken(written, clock: clock) ?? written
    text = spoken
    guard spoken != written else {
      words = []
      return
    }
    words = Self.matched(Self.words(of: written), Self.words(of: spoken))
  }

  /// - Parameter range: UTF-8 offsets in the spoken text.
  /// - Returns: those in the written one.
  func written(_ range: Range<Int>) -> Range<Int>? {
    guard !words.isEmpty else { return range }
    return words.first { $0.spoken.overlaps(range) || $0.spoken == range }?.written
  }

  private struct Word {
    let text: Substring
    let range: Range<Int>
  }

  private static func words(of text: String) -> [Word] {
    text.split(whereSeparator: \.isWhitespace).map { word in
      let start = text.utf8.distance(from: text.startIndex, to: word.startIndex)
      return Word(text: word, range: start..<start + word.utf8.count)
    }
  }

  /// Words that are in both stand for each other; those in between stand for all that is between.
  private static func matched(_ written: [Word], _ spoken: [Word]) -> [(spoken: Range<Int>, written: Range<Int>)] {
    let changes = spoken.map(\.text).difference(from: written.map(\.text))
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in changes {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var matched: [(spoken: Range<Int>, written: Range<Int>)] = []
    var place = 0
    var index = 0
    while index < spoken.count {
      var gap = place
      while gap < written.count, removed.contains(gap) { gap += 1 }
      guard inserted.contains(index) else {
        // What was only left out is passed over.
        if gap < written.count { matched.append((spoken[index].range, written[gap].range)) }
        place = gap + 1
        index += 1
        continue
      }
      let from = place
      while index < spoken.count, inserted.contains(index) {
        if from < gap {
          matched.append((spoken[index].range, written[from].range.lowerBound..<written[gap - 1].range.upperBound))
        }
        index += 1
      }
      place = gap
    }
    return matched
  }
}
