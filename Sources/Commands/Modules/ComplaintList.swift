import Shell
import TagarelaKit

/// What is wrong in files that somebody made, a line each: `words.tsv:3: …`.
struct ComplaintList {
  let complaints: [FileComplaint]

  /// Lines that people are shown at most.
  private static let most = 50

  init(_ complaints: [FileComplaint]) {
    self.complaints = complaints
  }

  func text(_ wording: Wording) -> String {
    var lines = complaints.prefix(Self.most).map { Self.line($0, wording) }
    if complaints.count > Self.most {
      lines.append(wording.text(Phrase("prompt.more", ["count": .integer(complaints.count - Self.most)])))
    }
    return lines.joined(separator: "\n")
  }

  var json: Value {
    .list(
      complaints.map { complaint in
        .record(
          Record([
            "file": .text(complaint.file), "row": Value(complaint.row), "column": Value(complaint.column),
            "what": .phrase(complaint.what),
          ]))
      })
  }

  static func line(_ complaint: FileComplaint, _ wording: Wording) -> String {
    var place = complaint.file
    for number in [complaint.row, complaint.column].compactMap({ $0 }) { place += ":\(number)" }
    let what = wording.text(complaint.what)
    let near = Phrase("failure.near", ["candidates": .list(complaint.candidates.map(Value.text))])
    let line = (place.isEmpty ? what : "\(place): \(what)") + (complaint.candidates.isEmpty ? "" : wording.text(near))
    return line.harmless.replacing("\n", with: " ")
  }
}
