import Clinic
import Desk
import Foundation
import Shell
import TagarelaKit
import Workspace

/// Several files in one go, one step for `undo`. Of each is taken what is new; what would be changed or removed only where the line
/// says so. A file that can't be taken is told with its reason, and the others are.
struct ReceivingMany {
  let context: Context
  let arguments: Arguments
  let found: NamedFiles.Found
  /// What is to be said of the pictures that were fetched for all of them.
  let fetched: [Phrase]

  private var paths: [String] { found.paths }

  private struct Row {
    let path: String
    var taken: ChangeSet?
    /// How many things of each kind, in the order in which they are told.
    var counts: [(kind: String, count: Int)] = []
    var received = ""
    var remarks: [Phrase] = []
    var failure: Failure?

    func count(_ kind: String) -> Int { counts.first { $0.kind == kind }?.count ?? 0 }
  }

  func outcome() throws -> Outcome {
    let isPreview = arguments[ReceiveParameter.preview]
    if isPreview { return try shown(rows { try previewed($0) }, isPreview: true) }
    if context.console.isInteractive, !arguments[ReceiveParameter.yes] {
      let question = Phrase("receive.question_many", ["count": .integer(paths.count)])
      guard try context.ask(question, among: ["yes", "no"], usual: "no") == "yes" else {
        throw Failure("confirm.declined")
      }
    }
    var done: [Row] = []
    _ = try context.change(arguments.line) {
      done = try rows { try taken($0) }
      return Outcome()
    }
    return try shown(done, isPreview: false)
  }

  /// One after the other, so that no more than one is in memory.
  private func rows(_ body: (String) throws -> Row) throws -> [Row] {
    let label = context.wording.text(Phrase("receive.many", ["count": .integer(paths.count)]))
    defer { context.console.progress(label, nil) }
    return try paths.enumerated().map { number, path in
      context.console.progress(label, Double(number) / Double(paths.count))
      do {
        return try body(path)
      } catch let failure as Failure where failure.what.key != "interrupted" {
        return Row(path: path, failure: failure)
      }
    }
  }

  private func arrival(_ path: String) throws -> (Arrival, Preview, Row) {
    let (reading, origin) = try read(path, context, arguments)
    let arrival = try context.clinic.arrival(of: reading, for: try futureOwner(of: reading, path, context, arguments))
    let preview = Preview(arrival: arrival, clinic: try context.clinic)
    return (arrival, preview, Row(path: path, remarks: origin + arrival.remarks.map(\.brief)))
  }

  private func previewed(_ path: String) throws -> Row {
    var (arrival, preview, row) = try arrival(path)
    row.taken = arrival.changes
    row.counts = Preview.counts(of: arrival.changes)
    row.received = preview.told(row.counts)
    return row
  }

  private func taken(_ path: String) throws -> Row {
    var (arrival, preview, row) = try arrival(path)
    let wanted = try wanted(context, arguments, arrival.changes)
    let selection = try arrival.selection(wanted ?? Wanted())
    var choice = selection.choice
    var left = selection.conflicts.count
    if wanted == nil, !arguments[ReceiveParameter.yes] {
      choice = selection.newOnly(in: arrival.changes)
      left += selection.choice.taken.count - choice.taken.count
    }
    let done = try context.workspace.together { try context.clinic.take(arrival, choice) }
    row.taken = done
    row.counts = Preview.counts(of: done)
    row.received = preview.told(row.counts)
    if left > 0 {
      row.remarks.append(
        Phrase(
          "receive.many_left", ["count": .integer(left), "yes": context.option(ReceiveParameter.yes)]))
    }
    return row
  }

  /// A line for each file; what is to be said of them stands below, each kind once, and last of all how many came.
  private func shown(_ rows: [Row], isPreview: Bool) throws -> Outcome {
    let failed = rows.filter { $0.failure != nil }
    let table = Table(
      [
        .init("file", .hidden), .init("name"), .init("received", .wrapped), .init("notices"), .init("remarks", .hidden),
        .init("boards", .hidden), .init("symbols", .hidden), .init("cells_with_picture", .hidden),
        .init("words_alone", .hidden),
      ],
      rows: Flow(
        rows.map { row in
          let said = row.failure.map { [$0.what] } ?? row.remarks
          return [
            .text(row.path), .text(name(of: row)),
            .text(row.failure == nil && row.received.isEmpty ? "–" : row.received),
            row.remarks.isEmpty ? .none : .integer(row.remarks.count),
            .text(said.map(context.wording.text).joined(separator: "; ")),
            .integer(row.count("board")), .integer(row.count("symbol")), .integer(row.taken?.shown.pictures ?? 0),
            .integer(row.taken?.shown.words ?? 0),
          ]
        }), empty: Phrase("receive.nothing_taken"))
    let refused = failed.compactMap { row in row.failure.map { refusal($0, of: name(of: row)) } }
    let others = found.others
    let names = others.prefix(Self.mostTold).map { Value.text($0) } + (others.count > Self.mostTold ? [.text("…")] : [])
    let becomeWhose =
      isPreview && rows.contains { $0.count("board") > 0 }
      ? [context.destination(try context.optionalPatient(arguments))] : []
    let passed = Phrase("receive.many_passed", ["count": .integer(others.count), "names": .list(names)])
    return Outcome(
      .table(table),
      remarks: Self.gathered(rows.flatMap(\.remarks)) + becomeWhose + refused + fetched
        + (others.isEmpty ? [] : [passed]) + [try sums(of: rows, failed: failed.count, isPreview: isPreview)],
      failure: failed.isEmpty ? nil : Failure("receive.many_failed", ["count": .integer(failed.count)]))
  }

  /// Why a file was not received, and what one does about it.
  private func refusal(_ failure: Failure, of name: String) -> Phrase {
    let refused = Phrase("receive.many_refused", ["name": .text(name), "reason": .phrase(failure.what)])
    guard let hint = failure.hint else { return refused }
    return Phrase("receive.many_refused_hint", ["refused": .phrase(refused), "hint": .phrase(hint)])
  }

  /// What came of all files together.
  private func sums(of rows: [Row], failed: Int, isPreview: Bool) throws -> Phrase {
    let key =
      switch (isPreview, failed > 0) {
      case (true, false): "receive.many_seen"
      case (true, true): "receive.many_seen_but"
      case (false, false): "receive.many_done"
      case (false, true): "receive.many_done_but"
      }
    let files = Phrase(
      key, ["count": .integer(rows.count - failed), "of": .integer(rows.count), "failed": .integer(failed)])
    let kinds = rows.flatMap { $0.counts.map(\.kind) }.removingRepeats
    let clinic = try context.clinic
    let items = kinds.map { kind in Preview.counted(kind, rows.reduce(0) { $0 + $1.count(kind) }, clinic.wording) }
    return Phrase(
      "receive.many_sums",
      [
        "files": .phrase(files),
        "items": items.isEmpty ? .phrase(Phrase("receive.many_nothing")) : .text(items.joined(separator: ", ")),
        "pictures": .integer(rows.reduce(0) { $0 + ($1.taken?.shown.pictures ?? 0) }),
        "words": .integer(rows.reduce(0) { $0 + ($1.taken?.shown.words ?? 0) }),
      ])
  }

  /// A file without the folders that it shares with all others.
  private func name(of row: Row) -> String {
    let folders = paths.map { $0.split(separator: "/", omittingEmptySubsequences: false).dropLast() }
    guard let first = folders.first else { return row.path }
    let shared = first.indices.prefix { place in
      folders.allSatisfy { $0.indices.contains(place) && $0[place] == first[place] }
    }
    return row.path.split(separator: "/", omittingEmptySubsequences: false).dropFirst(shared.count)
      .joined(separator: "/")
  }

  /// Of what is said of all files each kind once, by its first, with how many there are; those that come most often first. `--json`
  /// tells all of each file.
  private static func gathered(_ remarks: [Phrase]) -> [Phrase] {
    let kinds = Dictionary(grouping: remarks.enumerated()) { $0.element.key }.values.sorted {
      ($1.count, $0[0].offset) < ($0.count, $1[0].offset)
    }
    let told = kinds.prefix(mostKinds).map { alike -> Phrase in
      let first = alike[0].element
      guard alike.count > 1 else { return first }
      return Phrase("receive.many_alike", ["first": .phrase(first), "count": .integer(alike.count - 1)])
    }
    let rest = kinds.dropFirst(mostKinds).reduce(0) { $0 + $1.count }
    return told + (rest > 0 ? [Phrase("receive.many_more", ["count": .integer(rest), "json": "--json"])] : [])
  }

  private static let mostKinds = 8

  /// Names of files that are passed over.
  private static let mostTold = 3
}
