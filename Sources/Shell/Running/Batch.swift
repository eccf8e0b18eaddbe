import TagarelaKit
import Terminal

/// Lines that were pasted or entered together, to be run one after another.
///
/// The first that fails ends it: it comes up at the prompt again with those behind it, which nobody wants to be done to data that
/// aren't as they were expected.
struct Batch {
  private let lines: [String]
  /// What has no line end yet.
  private let rest: String

  init(_ lines: [String], rest: String) {
    self.lines = lines.filter { $0.contains { !$0.isWhitespace } }
    self.rest = rest
  }

  /// How it went.
  struct End {
    /// What is said of it; nil where it says itself.
    var phrase: Phrase?
    /// What stands at the next prompt.
    var initial: String
  }

  /// - Parameters:
  ///   - isOver: whether the user has left, or wants to.
  ///   - run: runs a line and tells why it failed.
  func run(isOver: () -> Bool, run: (String) -> Failure?) -> End {
    for (done, line) in lines.enumerated() {
      let failure = run(line)
      if let failure, failure.what.key != "interrupted" {
        let left = lines.count - done - 1
        let phrase = Phrase(
          left > 0 ? "batch.failed" : "batch.failed_last",
          ["lines": .integer(lines.count), "done": .integer(done), "failed": .integer(1), "left": .integer(left)])
        return End(phrase: phrase, initial: (lines[done...] + (rest.isEmpty ? [] : [rest])).joined(separator: "\n"))
      }
      let kept = failure == nil ? done + 1 : done
      let left = lines[kept...] + (rest.isEmpty ? [] : [rest])
      guard failure != nil || (isOver() && !left.isEmpty) else { continue }
      let first = lines.dropFirst(kept).first ?? rest
      let phrase = Phrase(
        "batch.interrupted",
        [
          "lines": .integer(lines.count), "done": .integer(kept), "left": .integer(left.count),
          "first": .text(first.replacing("\n", with: " ")),
        ])
      return End(phrase: left.isEmpty ? nil : phrase, initial: "")
    }
    let phrase = Phrase("batch.done", ["lines": .integer(lines.count), "done": .integer(lines.count)])
    return End(phrase: lines.count > 1 ? phrase : nil, initial: rest)
  }
}
