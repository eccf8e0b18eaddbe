/// Reads what concepts are in sentences: a table without heads, `key`, `kinds` with commas between, and marks with blanks
/// between, like `mass:pt,es of:person`.
public struct NatureTable: Sendable {
  /// By the concept's key. Of one that has two rows the later counts.
  public private(set) var natures: [String: ConceptNature] = [:]
  /// What is wrong, each with its row counted from 1.
  public private(set) var complaints: [Phrase] = []

  /// - Parameter source: lines with tabs between their cells; empty lines and those with `#` first say nothing.
  public init(_ source: String) {
    for (row, cells) in source.tableRows {
      guard cells.count == 3, !cells[0].isEmpty else {
        complaints.append(Phrase("relations.cells", ["row": .integer(row), "count": 3]))
        continue
      }
      let marks = cells[2].split(separator: " ").map { mark in
        let parts = mark.split(separator: ":", maxSplits: 1)
        return ConceptNature.Mark(
          String(parts.first ?? ""), parts.count == 2 ? parts[1].split(separator: ",").map(String.init) : [])
      }
      natures[String(cells[0])] = ConceptNature(kinds: cells[1].split(separator: ",").map(String.init), marks: marks)
    }
  }
}

/// Reads what goes with verbs: a table without heads, `key`, the subject's kinds, complements like `object!:food,drink
/// place:place`, and marks with blanks between.
public struct FrameTable: Sendable {
  /// By the concept's key. Of one that has two rows the later counts.
  public private(set) var frames: [String: VerbFrame] = [:]
  /// What is wrong, each with its row counted from 1.
  public private(set) var complaints: [Phrase] = []

  /// - Parameter source: as that of a ``NatureTable``; `-` in place of kinds is for a verb without subject.
  public init(_ source: String) {
    for (row, cells) in source.tableRows {
      guard cells.count == 4, !cells[0].isEmpty else {
        complaints.append(Phrase("relations.cells", ["row": .integer(row), "count": 4]))
        continue
      }
      var frame = VerbFrame(
        subjects: cells[1] == "-" ? [] : cells[1].split(separator: ",").map(String.init),
        marks: Set(cells[3].split(separator: " ").map(String.init)))
      for part in cells[2].split(separator: " ") {
        guard let complement = VerbFrame.Complement(written: part) else {
          complaints.append(Phrase("relations.role", ["row": .integer(row), "text": .text(String(part))]))
          continue
        }
        frame.complements.append(complement)
      }
      frames[String(cells[0])] = frame
    }
  }
}

extension VerbFrame.Complement {
  /// Reads `object!:food,drink`; nil where the role is none.
  fileprivate init?(written text: Substring) {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let isRequired = parts[0].hasSuffix("!")
    guard parts.count == 2, let role = VerbFrame.Role(rawValue: String(isRequired ? parts[0].dropLast() : parts[0]))
    else { return nil }
    self.init(role, kinds: parts[1].split(separator: ",").map(String.init), isRequired: isRequired)
  }
}

extension String {
  /// The cells of each line that is neither empty nor a remark, with its number from 1.
  var tableRows: [(row: Int, cells: [Substring])] {
    split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated().compactMap { index, line in
      guard !line.isEmpty, !line.hasPrefix("#") else { return nil }
      return (index + 1, line.split(separator: "\t", omittingEmptySubsequences: false))
    }
  }
}
