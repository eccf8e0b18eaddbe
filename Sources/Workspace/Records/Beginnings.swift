import GRDB
import TagarelaKit

/// What is offered while a name is typed: rows whose names begin so, else those that have a word that does; behind a `#` those whose
/// numbers begin so. All of it is asked of indexes.
extension Workspace {
  public func patients(beginning text: String, limit: Int = mostOffered) throws -> [PatientRecord] {
    try rows(PatientRecord.self, beginning: text, in: .all, limit: limit)
  }

  public func tutors(beginning text: String, of patient: Int64?, limit: Int = mostOffered) throws -> [TutorRecord] {
    try rows(TutorRecord.self, beginning: text, in: Workspace.tutorScope(patient), limit: limit)
  }

  public func boards(beginning text: String, for patient: Int64?, limit: Int = mostOffered) throws -> [BoardRecord] {
    try rows(BoardRecord.self, beginning: text, in: Workspace.boardScope(patient), limit: limit)
  }

  public func plans(beginning text: String, of patient: Int64?, limit: Int = mostOffered) throws -> [PlanRecord] {
    try rows(PlanRecord.self, beginning: text, in: Workspace.planScope(patient), limit: limit)
  }

  public func symbols(beginning text: String, for patient: Int64?, limit: Int = mostOffered) throws -> [SymbolRecord] {
    try rows(SymbolRecord.self, beginning: text, in: Workspace.visible(to: patient), limit: limit)
  }

  public func categories(beginning text: String, limit: Int = mostOffered) throws -> [CategoryRecord] {
    try rows(CategoryRecord.self, beginning: text, in: .all, limit: limit)
  }

  /// Where tutors are, as it has been written before.
  public func tutorPlaces() throws -> [String] {
    try read { db in
      try String.fetchAll(
        db, sql: "SELECT DISTINCT place FROM tutor WHERE place IS NOT NULL ORDER BY place LIMIT \(Self.mostOffered)")
    }
  }

  /// More are not read through.
  public static let mostOffered = 100

  func rows<R: NamedRecord>(
    _: R.Type, beginning text: String, in scope: Scope, limit: Int
  ) throws -> [R] {
    if text.hasPrefix("#") {
      guard let numbered = scope.andNumber(beginning: text.dropFirst()) else { return [] }
      return try read { try $0.all(R.self, numbered, order: "id LIMIT \(limit)") }
    }
    let folded = text.folded
    let order = "folded, id LIMIT \(limit)"
    return try read { db in
      let begun = scope.and("folded >= ? AND folded < ?", [folded, folded + "\u{10FFFF}"])
      let rows = try db.all(R.self, begun, order: order)
      guard rows.isEmpty, !folded.isEmpty else { return rows }
      return try db.all(R.self, scope.and("instr(folded, ?) > 0", [" \(folded)"]), order: order)
    }
  }
}

extension Scope {
  /// The rows whose numbers begin with these digits, found by the primary key: of `12` it has 12, 120 to 129, 1200 to 1299 …
  ///
  /// - Returns: nil for what begins no number.
  fileprivate func andNumber(beginning digits: Substring) -> Scope? {
    if digits.isEmpty { return self }
    guard digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = Int64(digits), number > 0 else {
      return nil
    }
    var ranges: [ClosedRange<Int64>] = []
    var power: Int64 = 1
    while true {
      let (first, isTooLarge) = number.multipliedReportingOverflow(by: power)
      let (last, isBeyond) = first.addingReportingOverflow(power - 1)
      guard !isTooLarge, !isBeyond else { break }
      ranges.append(first...last)
      guard power < 1_000_000_000_000 else { break }
      power *= 10
    }
    let condition = ranges.map { _ in "id BETWEEN ? AND ?" }.joined(separator: " OR ")
    return and("(\(condition))", StatementArguments(ranges.flatMap { [$0.lowerBound, $0.upperBound] }))
  }
}
