import TagarelaKit

/// Where indicators stand over the standard's characters, after bliss-svg-builder: the table `Tables/anchors.tsv` beside
/// these sources, with each character whose anchor isn't the middle of its box at the sky line.
struct AnchorTable: Sendable {
  /// Read when the first character with an indicator is; the failure is `module.files_missing`.
  static let standard = Result { AnchorTable(try InstalledFiles.text(of: "Bliss", at: "Tables/anchors.tsv")) }

  private var offsets: [Int: BlissPoint] = [:]

  init(_ table: String) {
    for line in table.split(separator: "\n") where !line.hasPrefix("#") {
      let cells = line.split(separator: "\t")
      guard cells.count == 3, let number = PlacedPart(name: cells[0]).number, let x = Double(cells[1]),
        let y = Double(cells[2])
      else { continue }
      offsets[number] = BlissPoint(x, y)
    }
  }

  /// How far a character's anchor lies to the right of the middle of its box and below the sky line, in units of the
  /// matrix; an indicator's is the middle of its content. Nil for a character that has it there.
  subscript(number: Int) -> BlissPoint? { offsets[number] }
}
