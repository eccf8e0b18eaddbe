import GRDB

/// An owner of names (a concept or one symbol) one of whose names fits.
struct Candidate {
  let owner: Int64
  /// The vocabulary or system whose name it is.
  let source: Int64
  let rank: Int
  let length: Int
  var score: Double
  var match: CatalogHit.Match
  let matched: String
}

/// A row of the table of names.
struct NameRow {
  let source: Int64
  let owner: Int64
  let language: String
  let weight: NameWeight
  let folded: String
  let shown: String

  static let columns = "name.source, name.owner, name.language, name.weight, name.folded, name.shown"

  init(_ row: StatementRow) {
    source = row[0]
    owner = row[1]
    language = row[2]
    weight = NameWeight(row[3])
    folded = row[4]
    shown = row[5]
  }

  func candidate(_ score: Double, _ match: CatalogHit.Match) -> Candidate {
    Candidate(
      owner: owner, source: source, rank: weight.rank, length: weight.length, score: score, match: match,
      matched: shown)
  }
}
