/// The candidates that a mistyped word may have meant, nearest first, at most three: those within a third of its length
/// in edits (an insertion, a deletion, a substitution or a swap of neighbours), and those that begin with it.
///
/// - Parameter byEar: of ``Language``: what is heard the same comes first.
public func nearest(
  to word: String, among candidates: some Sequence<String>, byEar: (String) -> String = { $0.folded }
) -> [String] {
  let wanted = Array(word.folded.unicodeScalars)
  let heard = Array(byEar(word).unicodeScalars)
  guard !wanted.isEmpty else { return [] }
  let farthest = max(1, wanted.count / 3)
  var found: [(distance: Int, candidate: String)] = []
  for candidate in candidates {
    let folded = Array(candidate.folded.unicodeScalars)
    let candidateHeard = Array(byEar(candidate).unicodeScalars)
    if heard.count >= 2, candidateHeard == heard {
      found.append((-1, candidate))
    } else if folded.count > wanted.count, wanted.count >= 2, folded.starts(with: wanted) {
      found.append((0, candidate))
    } else {
      // Of a name of several words, one may have been meant.
      let words = folded.split(separator: " ").map(Array.init)
      let spelled = ([folded] + (words.count > 1 ? words : [])).compactMap {
        editDistance(wanted, $0, atMost: farthest)
      }
      let isHeardOtherwise = heard.count >= 2 && (candidateHeard != folded || heard != wanted)
      let sounding =
        isHeardOtherwise ? editDistance(heard, candidateHeard, atMost: max(1, heard.count / 3)) : nil
      if let distance = (spelled + [sounding].compactMap { $0 }).min() { found.append((distance, candidate)) }
    }
  }
  found.sort { $0.distance < $1.distance }
  var result: [String] = []
  for (_, candidate) in found where !result.contains(candidate) {
    result.append(candidate)
    if result.count == 3 { break }
  }
  return result
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
