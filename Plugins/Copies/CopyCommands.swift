import Clinic
import Desk
import Shell
import TagarelaKit
import Workspace

enum CopyCommands {
  static let all = [
    Command(
      Signature(
        "copies", nil,
        examples: [
          Example(
            after: ["settings copies.folder .", "copies now"], "copies",
            prints: "day …")
        ]),
      .reads, run: list),
    Command(
      Signature(
        "copies", "now",
        examples: [Example(after: ["settings copies.folder ."], "copies now", prints: "✓ all data is in …")]),
      .acts, run: now),
  ]
}

extension Context {
  /// - Throws: ``Failure`` `copies.no_folder`, `settings.set_elsewhere`.
  fileprivate var copyFolder: CopyFolder {
    get throws {
      guard let folder = try CopyFolder(clinic) else {
        throw Failure("copies.no_folder", hint: Phrase("copies.no_folder.hint"))
      }
      return folder
    }
  }

  /// Who can read the copies, and what that takes.
  fileprivate func remark(isSealed: Bool) throws -> Phrase {
    let keyring = try clinic.keyring
    guard isSealed, let own = try keyring.own() else { return Phrase("copies.unsealed") }
    return Phrase("copies.keep_key", ["name": .text(own.known.name), "path": .text(keyring.ownPath)])
  }
}

private func list(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let folder = try context.copyFolder
  let copies = try folder.copies()
  let table = Table(
    [.init("day"), .init("file"), .init("sealed"), .init("megabytes", .number), .init("path", .hidden)],
    rows: copies.map {
      [.day($0.day), .text($0.name), .flag($0.isSealed), .real($0.megabytes), .text(folder.path + "/" + $0.name)]
    },
    empty: Phrase("copies.none", ["path": .text(folder.path)]))
  return Outcome(.table(table), remarks: try copies.first.map { [try context.remark(isSealed: $0.isSealed)] } ?? [])
}

private func now(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let written = try context.copyFolder.write(Moment.now.day)
  var remarks = [try context.remark(isSealed: written.isSealed)]
  if !written.removed.isEmpty { remarks.append(Phrase("copies.removed", ["count": .integer(written.removed.count)])) }
  return Outcome(
    .record(
      Record([
        "file": .text(written.path), "sealed": .flag(written.isSealed),
        "removed": .list(written.removed.map(Value.text)),
      ])), said: Phrase("copies.done", ["path": .text(written.path)]), remarks: remarks)
}
