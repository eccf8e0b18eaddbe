import Clinic
import Desk
import Shell
import TagarelaKit
import Workspace

extension Noun {
  static let audit = Noun(
    "audit",
    [
      Command(
        Signature(
          "audit", "list", [Common.from, Common.to, Common.patient],
          examples: [Example("audit list", prints: "nothing was sent, exported, shown or erased")]),
        .reads, run: listAudit)
    ])
}

/// Who sent, exported, showed and erased what, of a period; what it held is nowhere in it.
private func listAudit(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let patient = try arguments.read(Common.patient) { try context.workspace.patient(named: $0) }
  let entries = try context.workspace.auditEntries(
    from: arguments[Common.from], to: arguments[Common.to], about: patient)
  let rows = entries.map { entry -> [Value] in
    [
      .integer(Int(entry.number)), .moment(entry.at), .text(entry.hand),
      .word(entry.deed.rawValue), context.wording.named(entry.subject), Value(entry.way),
      entry.name.map(Value.text) ?? Value(entry.person), Value(entry.receiver),
    ]
  }
  return .table(
    Table(
      [
        .init("n", .number), .init("at"), .init("hand"), .init("action"), .init("thing"), .init("way"), .init("whom"),
        .init("addressee"),
      ], rows: rows, empty: Phrase("audit.none")))
}

extension Wording {
  /// What a kind of parcel or a command's noun is called.
  fileprivate func named(_ key: String) -> Value {
    knownWord("value.\(key)") == nil ? .text(word("noun.\(key)")) : .word(key)
  }
}
