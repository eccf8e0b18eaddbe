import TagarelaKit

extension Failure {
  /// As programs read it: `error` is the key, `message` the sentence; `file`, `line` and `column` say where, and `candidates` what would
  /// have been right.
  func record(in wording: Wording) -> Record {
    Record([
      "error": .text(what.key), "message": .text(wording.text(what)), "hint": Value(hint.map(wording.text)),
      "file": Value(place?.file), "line": Value(place?.line), "column": Value(place?.column),
      "candidates": .list(candidates.map(Value.text)),
    ])
  }
}
