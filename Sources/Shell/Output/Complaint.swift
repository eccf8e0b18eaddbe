import TagarelaKit
import Terminal

/// Puts a failure into words, with the line and the place that it is about.
struct Complaint {
  let wording: Wording
  let style: Style
  let width: Int?

  func text(_ failure: Failure) -> String {
    var first = wording.text(failure.what)
    if !failure.candidates.isEmpty {
      first += wording.text(Phrase("failure.near", ["candidates": .list(failure.candidates.map(Value.text))]))
    }
    var lines: [String] = []
    if let place = failure.place, let file = place.file {
      lines.append("\(file.harmless):\(place.line):\(place.column): \(first)")
    } else {
      lines.append(style.failed("✗ ") + first)
    }
    if let width { lines = lines.flatMap { wrapped($0, to: width) } }
    if let place = failure.place, !place.isWholeLine { lines += excerpt(place) }
    if let hint = failure.hint { lines.append(broken("  " + wording.text(hint), to: width, indent: 0)) }
    return lines.joined(separator: "\n")
  }

  /// The line and carets under the place; of a long line only what fits around it.
  private func excerpt(_ place: Place) -> [String] {
    let characters = place.text.harmless.map { $0 == "\t" || $0 == "\n" ? " " : $0 }
    let start = place.column - 1 - place.before
    let length = max(
      1,
      String(decoding: Array(place.text.utf8)[place.range.clamped(to: 0..<place.text.utf8.count)], as: UTF8.self).count)
    let room = max(20, (width ?? 100) - 4)
    let from = start + length > room ? max(0, min(start - 8, characters.count - room)) : 0
    let shown = characters[from..<min(characters.count, from + room)]
    let before = displayWidth(String(characters[from..<min(start, characters.count)]))
    let under = displayWidth(String(shown.dropFirst(start - from).prefix(length)))
    return [
      "  " + (from > 0 || place.before > 0 ? "…" + String(shown.dropFirst()) : String(shown)),
      "  " + String(repeating: " ", count: before) + style.failed(String(repeating: "^", count: max(1, under))),
    ]
  }
}

extension Place {
  var isWholeLine: Bool { range == 0..<text.utf8.count }
}
