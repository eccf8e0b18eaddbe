import TagarelaKit

extension ResultShape {
  /// The rows that were asked for, in the order that was asked for.
  ///
  /// - Throws: ``Failure`` `rows.no_table`, those of ``RowCondition`` and ``TableColumns``, with the place in the line.
  func applied(to outcome: Outcome, of line: String, reader: ValueReader) throws -> Outcome {
    guard isOfRows else { return outcome }
    guard case .table(var table) = outcome.output else {
      throw Failure("rows.no_table", place: Place(text: line, range: 0..<line.utf8.count))
    }
    let columns = TableColumns(columns: table.columns, wording: reader.wording)
    let conditions = try conditions.map { bound in
      try bound.read(on: line) { text in
        do {
          return try RowCondition(text, columns: columns, reader: reader)
        } catch var failure as Failure where failure.what.key == "rows.field_unknown" && !bound.word.quoted {
          let start = bound.word.range.upperBound - text.utf8.count
          failure.place = Place(text: line, range: start..<start + RowCondition.field(of: text).utf8.count)
          throw failure
        }
      }
    }
    let column = try order.map { bound in try bound.read(on: line) { try columns.number(named: $0) } }
    if !conditions.isEmpty { table.rows = table.rows.filtered { row in conditions.allSatisfy { $0.holds(for: row) } } }
    if column != nil || isReversed {
      var rows = try table.rows.all()
      if let column { rows = rows.inOrder(of: column, reader.wording) }
      table.rows = Flow(isReversed ? rows.reversed() : rows)
    }
    if let limit { table.rows = table.rows.prefix(limit) }
    // That there is nothing at all isn't true of a list of which nothing was wanted.
    if !conditions.isEmpty || limit == 0 { table.empty = Phrase("rows.none_fit") }
    var shaped = outcome
    shaped.output = .table(table)
    // The pictures and the sentence are of all rows.
    shaped.gallery = nil
    shaped.said = nil
    return shaped
  }
}

extension Arguments.Bound {
  /// What its text says; a failure gets its place in the line.
  fileprivate func read<Result>(on line: String, _ body: (String) throws -> Result) throws -> Result {
    guard case .text(let text) = value else { throw Failure("value.empty") }
    return try at(line) { try body(text) }
  }
}

extension [[Value]] {
  /// By the values of one column: numbers, days and texts each in their order, as dictionaries have texts; rows without a value last.
  fileprivate func inOrder(of column: Int, _ wording: Wording) -> [[Value]] {
    let keys = map { SortKey($0[column], wording) }
    // Rows that are alike stay in the order that the list has them in.
    return indices.sorted { (keys[$0], $0) < (keys[$1], $1) }.map { self[$0] }
  }
}

/// What a value is put in order by.
private enum SortKey: Comparable {
  case number(Double)
  case text(String)
  case nothing

  init(_ value: Value, _ wording: Wording) {
    self =
      switch value {
      case .integer(let number): .number(Double(number))
      case .real(let number): .number(number)
      case .day(let day): .text(day.description)
      case .moment(let moment): .text(moment.iso)
      case .none: .nothing
      default: .text(wording.text(value).folded)
      }
  }
}
