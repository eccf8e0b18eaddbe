/// The candidates that a mistyped word may have meant, nearest first, at most three: those within a third of its length
/// in edits (an insertion, a deletion, a substitution or a swap of neighbours), and those that begin with it.
///
/// - Parameter byEar: of ``Language``: what is heard the same comes first.
public func nearest(
  to word: String, among candidates: some Sequence<String>, byEar: (String) -> String = { $0.folded }
) -> [String] {
  NearestCandidates(candidates, byEar: byEar).nearest(to: Misspelling(word, byEar: byEar))
}

/// Three of a few words that can be typed: those that a mistyped word may have meant (``nearest(to:among:byEar:)``), and where it
/// is like none, the least unlike.
public func nearestOf(_ words: some Sequence<String>, to word: String) -> [String] {
  let words = Array(words).removingRepeats
  let near = nearest(to: word, among: words)
  guard near.isEmpty, words.count > 3 else { return near.isEmpty ? words : near }
  let wanted = Array(word.folded.unicodeScalars)
  let distances = words.map { text in
    let written = Array(text.folded.unicodeScalars)
    return editDistance(wanted, written, atMost: max(wanted.count, written.count)) ?? .max
  }
  return zip(words, distances).sorted { $0.1 < $1.1 }.prefix(3).map(\.0)
}

/// Whether a word is a name, or a word of it, with one mistake in letters or spelt as it is heard; or holds only a part of it.
///
/// - Parameter byEar: of ``Language``.
public func isSlip(_ word: String, for name: String, byEar: (String) -> String) -> Bool {
  if NameFit(of: name, typed: word) != nil { return true }
  let wanted = Array(word.folded.unicodeScalars)
  guard wanted.count > 2 else { return false }
  let heard = byEar(word)
  return ([name] + name.split(separator: " ").map(String.init)).contains { one in
    editDistance(wanted, Array(one.folded.unicodeScalars), atMost: 1) != nil || byEar(one) == heard
  }
}

/// A word that may be meant otherwise than it is written.
public struct Misspelling: Sendable {
  let written: [Unicode.Scalar]
  let heard: [Unicode.Scalar]

  /// - Parameter byEar: of ``Language``.
  public init(_ word: String, byEar: (String) -> String = { $0.folded }) {
    written = Array(word.folded.unicodeScalars)
    heard = Array(byEar(word).unicodeScalars)
  }
}

/// Words among which many others are looked for: how each is written and heard is worked out once.
public struct NearestCandidates: Sendable {
  private struct Candidate {
    let text: String
    let written: [Unicode.Scalar]
    let heard: [Unicode.Scalar]
    /// Of a name of several words, each: one of them may have been meant.
    let words: [[Unicode.Scalar]]
  }

  private var candidates: [Candidate]

  /// - Parameter byEar: of ``Language``, the same as the words' that are looked for.
  public init(_ candidates: some Sequence<String>, byEar: (String) -> String = { $0.folded }) {
    self.candidates = candidates.map { text in
      let written = Array(text.folded.unicodeScalars)
      let words = written.split(separator: " ").map(Array.init)
      return Candidate(
        text: text, written: written, heard: Array(byEar(text).unicodeScalars), words: words.count > 1 ? words : [])
    }
  }

  /// These before those.
  public static func + (these: NearestCandidates, those: NearestCandidates) -> NearestCandidates {
    var all = these
    all.candidates += those.candidates
    return all
  }

  /// As ``nearest(to:among:byEar:)``.
  public func nearest(to word: Misspelling) -> [String] {
    guard !word.written.isEmpty else { return [] }
    var found: [(distance: Int, candidate: String)] = []
    for candidate in candidates {
      if let distance = distance(of: candidate, from: word) { found.append((distance, candidate.text)) }
    }
    found.sort { $0.distance < $1.distance }
    var result: [String] = []
    for (_, candidate) in found where !result.contains(candidate) {
      result.append(candidate)
      if result.count == 3 { break }
    }
    return result
  }

  /// Twice the mistakes, and one more where only a word of the candidate is like it.
  private func distance(of candidate: Candidate, from word: Misspelling) -> Int? {
    let (wanted, heard) = (word.written, word.heard)
    if heard.count >= 2, candidate.heard == heard { return -1 }
    if candidate.written.count > wanted.count, wanted.count >= 2, candidate.written.starts(with: wanted) { return 0 }
    let farthest = max(1, wanted.count / 3)
    var least = editDistance(wanted, candidate.written, atMost: farthest).map { $0 * 2 }
    for one in candidate.words {
      if let distance = editDistance(wanted, one, atMost: farthest) {
        least = min(least ?? .max, distance * 2 + 1)
      }
    }
    if heard.count >= 2, candidate.heard != candidate.written || heard != wanted,
      let distance = editDistance(heard, candidate.heard, atMost: max(1, heard.count / 3))
    {
      least = min(least ?? .max, distance * 2)
    }
    return least
  }
}

/// Optimal string alignment distance, or nil when it is more than `limit`.
public func editDistance<Element: Equatable>(_ a: [Element], _ b: [Element], atMost limit: Int) -> Int? {
  guard abs(a.count - b.count) <= limit else { return nil }
  var beforeLast: [Int] = []
  var last = Array(0...b.count)
  for i in 0..<a.count {
    var row = [i + 1]
    row.reserveCapacity(b.count + 1)
    for j in 0..<b.count {
      var best = min(last[j + 1] + 1, row[j] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
      if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { best = min(best, beforeLast[j - 1] + 1) }
      row.append(best)
    }
    guard let smallest = row.min(), smallest <= limit else { return nil }
    (beforeLast, last) = (last, row)
  }
  return last[b.count] <= limit ? last[b.count] : nil
}
