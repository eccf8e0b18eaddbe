import TagarelaKit

/// What each concept of the vocabulary is in Blissymbolics: the table `Tables/concepts.tsv` beside this source, with a
/// concept's key, its word's BCI-AV number, empty for one composed here, and the composition.
struct ConceptMap: Sendable {
  struct Row: Sendable {
    var key: String
    var number: Int?
    var composition: String
  }

  private(set) var rows: [Row] = []
  private var places: [String: Int] = [:]
  /// The first of the concepts that a standard word means.
  private var numbers: [Int: Int] = [:]
  /// The concept that a composition means; nil where it means several.
  private var compositions: [String: Int?] = [:]

  init(_ table: String) {
    for line in table.split(separator: "\n").dropFirst() where !line.hasPrefix("#") {
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false)
      guard cells.count == 3, cells[0] != "key" else { continue }
      let row = Row(key: String(cells[0]), number: Int(cells[1]), composition: String(cells[2]))
      guard places.updateValue(rows.count, forKey: row.key) == nil else { continue }
      if let number = row.number, numbers[number] == nil { numbers[number] = rows.count }
      compositions[row.composition] = compositions[row.composition] == nil ? .some(rows.count) : .some(nil)
      rows.append(row)
    }
  }

  /// - Throws: ``Failure`` `module.files_missing` when the table isn't installed.
  static func path() throws -> String { try InstalledFiles.folder(of: "Bliss") + "/Tables/concepts.tsv" }

  subscript(key: String) -> Row? { places[key].map { rows[$0] } }

  subscript(number: Int) -> Row? { numbers[number].map { rows[$0] } }

  /// The only concept that is drawn so.
  func concept(drawn composition: String) -> String? { compositions[composition]?.map { rows[$0].key } ?? nil }
}
