import Clinic
import Desk
import Foundation
import Sealing
import Shell
import TagarelaKit
import Workspace

/// What the commands of keys take.
enum KeyParameter {
  static let name = Argument.optionalOperand("name", .text)
  static let target = Argument.optionalOperand("file", .outputFile)
  static let file = Argument.operand("file", .inputFile)
  static let yes = Argument.flag("yes")
}

extension Noun {
  static let key = Noun(
    "key",
    [
      Command(
        Signature(
          "key", "new", [KeyParameter.name, Common.replace],
          examples: [Example("key new Ana", prints: "✓ Ana has keys; what others need is written by  key show FILE")]),
        .acts, run: newKeys),
      Command(
        Signature(
          "key", "list", examples: [Example("key list", prints: "no keys are trusted yet")]),
        .reads, run: listKeys),
      Command(
        Signature(
          "key", "show", [KeyParameter.target, Common.replace],
          examples: [Example(after: ["key new Ana"], "key show ana.pub", prints: "✓ ana.pub")]),
        .acts, run: showKeys),
      Command(
        Signature(
          "key", "trust", [KeyParameter.file, KeyParameter.yes],
          examples: [
            Example(
              after: ["key new Ana", "key show ana.pub"], "key trust ana.pub --yes", prints: "✓ Ana is trusted")
          ]),
        .acts, run: trustKeys),
    ])
}

private func newKeys(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let clinic = try context.clinic
  let keyring = clinic.keyring
  guard let name = try arguments[KeyParameter.name] ?? clinic.workspace.setting("name") else {
    throw Failure("key.nameless", hint: Phrase("key.nameless.hint"))
  }
  guard arguments[Common.replace] || !keyring.hasOwn else {
    throw Failure(
      "key.there", hint: Phrase("key.there.hint", ["option": .text("--" + context.wording.word("option.replace"))]))
  }
  let (secret, known) = try clinic.sealer.makeKeys()
  let keys = try keyring.keep(secret, known, of: name, replacing: arguments[Common.replace])
  try clinic.note(.keyed, "key", to: name)
  return Outcome(
    .record(keys.record), said: Phrase("key.made", ["name": .text(name)]),
    remarks: [Phrase("key.fingerprint", ["fingerprint": .text(keys.fingerprint)])])
}

private func listKeys(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let rows = try context.clinic.keyring.trusted().map { [Value.text($0.name), .text($0.fingerprint)] }
  return .table(Table([.init("name"), .init("fingerprint")], rows: rows, empty: Phrase("key.none_trusted")))
}

/// The user's own keys as others may have them, on the screen or in a file.
private func showKeys(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let keyring = try context.clinic.keyring
  guard let keys = try keyring.own()?.known else { throw Failure("key.none", hint: Phrase("key.none.hint")) }
  guard let path = arguments[KeyParameter.target] else { return .record(keys.record) }
  try arguments.at(KeyParameter.target) {
    try UserFiles.write(
      [(path: path, data: keyring.file(of: keys))], replacing: context.mayReplace([path], arguments))
  }
  try context.clinic.note(.exported, "key", to: path)
  return Outcome(
    .record(keys.record), said: Phrase("file.written", ["path": .text(path)]),
    remarks: [Phrase("key.fingerprint", ["fingerprint": .text(keys.fingerprint)])])
}

private func trustKeys(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let keyring = try context.clinic.keyring
  let keys = try arguments.at(KeyParameter.file) { try keyring.keys(in: arguments[KeyParameter.file]) }
  let (name, fingerprint) = (Value.text(keys.name), Value.text(keys.fingerprint))
  if !arguments[KeyParameter.yes] {
    try context.confirm(
      Phrase("key.question", ["name": name, "fingerprint": fingerprint]), option: KeyParameter.yes)
  }
  try keyring.trust(keys)
  try context.clinic.note(.trusted, "key", to: keys.name)
  return Outcome(
    .record(keys.record), said: Phrase("key.trusted", ["name": name]),
    remarks: [Phrase("key.fingerprint", ["fingerprint": fingerprint])])
}

extension KnownKeys {
  fileprivate var record: Record { Record(["name": .text(name), "fingerprint": .text(fingerprint)]) }
}
