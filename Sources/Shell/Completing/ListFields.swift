import TagarelaKit

/// The fields that `--where` and `--sort` take. A list is asked for once in a session to know them; how they are called never changes.
final class ListFields {
  private var known: [String: [String]] = [:]

  /// - Parameter words: those of the line before the value that is completed, which are to say a command.
  func candidates(of command: Command, after words: [Word], in line: String, _ session: Session) -> [Parameter
    .Candidate]
  {
    let keys = known[command.signature.id] ?? (try? read(command, words, line, session)) ?? []
    return keys.map { key in
      let heading = session.wording.field(key)
      // One word, so that it needs no quotes with the sign and the text behind it.
      return Parameter.Candidate(heading.replacing(" ", with: "-"))
    }
  }

  private func read(_ command: Command, _ words: [Word], _ line: String, _ session: Session) throws -> [String] {
    guard command.effect == .reads else { return [] }
    let binder = Binder(table: session.table, wording: session.wording)
    let (_, count) = try session.table.command(in: words, line: line, wording: session.wording)
    let arguments = try binder.bind(words[count...], to: command, line: line)
    try binder.requireAll(arguments, command.signature)
    var keys: [String] = []
    _ = try session.ledger.consult {
      if case .table(let table) = try command.run(Context(session: session), arguments).output {
        keys = table.columns.map(\.key)
      }
      return Outcome()
    }
    known[command.signature.id] = keys
    return keys
  }
}
