import TagarelaKit

/// What becomes of what commands give.
extension Session {
  /// Shows the table of an outcome while it is read, if it is a long one: of one state of the data, until the user has
  /// seen enough.
  ///
  /// - Returns: false for what is to be shown as a whole.
  func show(_ outcome: Outcome, by printer: Printer, width: Int?, before: () throws -> Void = {}) throws -> Bool {
    guard outcome.isLong, case .table(let table) = outcome.output else { return false }
    try before()
    _ = try ledger.consult {
      try printer.parts(of: table, in: outcome.manner, wording: wording, width: width) { part in
        if isInterrupted() { throw Failure("interrupted") }
        try console.result(part: part)
      }
      try console.result(part: "\n")
      return Outcome()
    }
    return true
  }

  /// Reads what an outcome has for as long as it is shown: of one state of the data, where it is a long table.
  func reading(_ outcome: Outcome, _ body: () throws -> Void) throws {
    guard outcome.isLong else { return try body() }
    _ = try ledger.consult {
      try body()
      return Outcome()
    }
  }

  /// Hands what a command gives to a program of the user's.
  ///
  /// - Throws: those of ``ProgramPipe``, and what the rows of a table throw.
  func hand(_ outcome: Outcome, to pipe: ProgramPipe, by printer: Printer) throws {
    let printer = Printer(printer.manner == .json ? .json : .plain)
    try noteLeaving(by: "program", to: String(pipe.program.prefix { !$0.isWhitespace }))
    try pipe.run { take in
      if case .table(let table) = outcome.output, table.isLong, outcome.said == nil {
        _ = try ledger.consult {
          try printer.parts(of: table, in: outcome.manner, wording: wording, width: nil, take)
          return Outcome()
        }
        try take("\n")
      } else if let text = try printer.text(outcome, wording: wording, width: nil) {
        try take(text + "\n")
      }
    }
  }

  /// What a command gives, as the line wants it.
  func shaped(_ shape: ResultShape, _ arguments: Arguments, _ run: () throws -> Outcome) throws -> Outcome {
    let line = arguments.line
    var delivery: (Delivery, mayReplace: Bool)?
    if let file = shape.file, case .text(let path) = file.value {
      let made = Delivery(context: Context(session: self), path: path, replaces: shape.replaces)
      delivery = (made, try file.at(line) { try made.check() })
    }
    let reader = ValueReader(table: table, wording: wording)
    let outcome = try shape.applied(to: run(), of: line, reader: reader)
    guard let (delivery, mayReplace) = delivery, let file = shape.file else { return outcome }
    return try file.at(line) {
      try noteLeaving(by: delivery.ending, to: delivery.path)
      return try delivery.write(outcome, mayReplace: mayReplace)
    }
  }

  private func noteLeaving(by way: String, to place: String) throws {
    try ledger.note(leaving: told.noun, about: told.people, way: way, to: place)
  }
}

extension Failure {
  /// Where it happened in a script, unless it is one of a script that this one called.
  mutating func happened(in file: String?, atLine line: Int) {
    guard place?.file == nil else { return }
    place?.file = file
    place?.line = line
  }
}

extension Outcome {
  /// Whether it is shown while it is read: a long table, and nothing else.
  var isLong: Bool {
    guard case .table(let table) = output, said == nil, gallery == nil else { return false }
    return table.isLong
  }
}
