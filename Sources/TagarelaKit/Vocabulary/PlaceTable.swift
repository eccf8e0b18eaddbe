/// A place where somebody is, or a part of one, with who is there, what one does there and what belongs to that: keys of concepts,
/// the most needed first.
public struct VocabularyPlace: Sendable, Equatable {
  /// The place's concept.
  public var place: String
  /// Nil for the place as a whole.
  public var part: String?
  /// Who is there.
  public var people: [String]
  /// What one does there: verbs.
  public var actions: [String]
  /// Things, and what one says of them.
  public var complements: [String]

  public init(place: String, part: String? = nil, people: [String], actions: [String], complements: [String]) {
    self.place = place
    self.part = part
    self.people = people
    self.actions = actions
    self.complements = complements
  }

  /// All that is said there, in the order in which a sentence has it.
  public var words: [String] { people + actions + complements }
}

/// Reads places: a table whose first row has the heads `place`, `part`, `people`, `actions`, `complements`, of which the last three
/// have keys with commas between; a place's own row, without a part, comes before those of its parts.
public struct PlaceTable: Sendable {
  /// Those that could be read, in the order of the table.
  public private(set) var places: [VocabularyPlace] = []
  /// What is wrong, each with its row counted from 1.
  public private(set) var complaints: [Phrase] = []

  /// - Parameter source: as that of a ``NatureTable``.
  public init(_ source: String) {
    for (row, cells) in source.tableRows where cells.first != "place" {
      guard cells.count == 5, !cells[0].isEmpty else {
        complaints.append(Phrase("relations.cells", ["row": .integer(row), "count": 5]))
        continue
      }
      func keys(_ cell: Substring) -> [String] { cell.split(separator: ",").map(String.init) }
      places.append(
        VocabularyPlace(
          place: String(cells[0]), part: cells[1].isEmpty ? nil : String(cells[1]), people: keys(cells[2]),
          actions: keys(cells[3]), complements: keys(cells[4])))
    }
  }
}
