import Clinic
import Desk
import HelperProtocols
import Shell
import TagarelaKit
import Workspace

/// What the commands of the inbox take.
enum InboxParameter {
  static let letter = Argument.operand("letter", .name(arrived))
  static let preview = Argument.flag("preview")
  static let only = Argument.option("only", .text)
  static let except = Argument.option("except", .text)
  static let ours = Argument.flag("ours")
  static let theirs = Argument.flag("theirs")
  static let yes = Argument.flag("yes")
  static let key = Argument.option("key", .inputFile)
  static let passphraseFile = Argument.option("passphrase-file", .inputFile)

  private static let arrived: Parameter.Names = { text, context in
    try Inbox(context.clinic).letters().map { String($0.id) }.filter { $0.hasPrefix(text) }
  }
}

enum InboxCommands {
  static let all = [
    Command(
      Signature(
        "inbox", "list",
        examples: [
          Example("inbox list", prints: "no letter with a plan or a history has come:  inbox fetch  looks anew")
        ]),
      .reads, run: list),
    Command(
      Signature(
        "inbox", "fetch",
        examples: [
          Example(
            after: PostExamples.arrived, "inbox fetch",
            prints: """
              id  date and time … from whom  kind          what … patient   state    why
               1  … Tagarela   observations  … Giovanna  waiting
              """)
        ]),
      .acts, run: fetch),
    Command(
      Signature(
        "inbox", "receive",
        [
          InboxParameter.letter, InboxParameter.preview, InboxParameter.only, InboxParameter.except,
          InboxParameter.ours, InboxParameter.theirs, InboxParameter.yes, InboxParameter.key,
          InboxParameter.passphraseFile, Common.patient,
        ],
        examples: [
          Example(
            after: PostExamples.arrived + ["inbox fetch"], "inbox receive 1",
            prints: "✓ nothing new in giovanna-observations.pobs: all of it was here already")
        ]),
      .acts, run: receive),
  ]
}

private func list(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  .table(try table(of: Inbox(context.clinic).letters()))
}

private func table(of letters: [ArrivedLetter]) -> Table {
  let rows = letters.map { letter -> [Value] in
    [
      .integer(Int(letter.id)), Value(letter.at), .text(letter.sender), letter.kind.map(Value.word) ?? .none,
      .text(letter.content ?? letter.subject), Value(letter.patient), .word(letter.state.rawValue), Value(letter.reply),
      .text(letter.address), .text(letter.subject), .integer(letter.bytes),
    ]
  }
  return Table(
    [
      .init("id", .number), .init("at"), .init("sender"), .init("kind"), .init("what"), .init("patient"),
      .init("state"), .init("why", .wrapped), .init("address", .hidden), .init("subject", .hidden),
      .init("bytes", .hidden),
    ], rows: rows, empty: Phrase("inbox.empty"))
}

/// Looks through what has come since, and shows what carries something for us.
private func fetch(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  guard try !context.workspace.isUnsaved else { throw Failure("post.atomic") }
  let inbox = Inbox(try context.clinic)
  let name = context.wording.word("noun.inbox")
  defer { context.console.progress(name, nil) }
  let count = try inbox.fetch { context.console.progress(name, $0) }
  let new = try inbox.letters().suffix(count)
  var outcome = Outcome.table(table(of: Array(new)))
  if count == 0 { outcome = .record(Record(["count": .integer(0)]), said: Phrase("inbox.nothing_new")) }
  return outcome
}

/// Receives what a letter carries, as `receive` does with a file.
private func receive(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let inbox = Inbox(try context.clinic)
  let letter = try arguments.read(InboxParameter.letter, inbox.letter(numbered:))
  let folder = try PrivateFolder()
  defer { withExtendedLifetime(folder) {} }
  let file = try inbox.file(of: letter, in: folder)
  var options: [(String, String?)] = []
  for (name, isGiven) in [
    ("preview", arguments[InboxParameter.preview]), ("yes", arguments[InboxParameter.yes]),
    ("ours", arguments[InboxParameter.ours]), ("theirs", arguments[InboxParameter.theirs]),
  ] where isGiven { options.append((name, nil)) }
  for (name, value) in [
    ("only", arguments[InboxParameter.only]), ("except", arguments[InboxParameter.except]),
    ("key", arguments[InboxParameter.key]), ("passphrase-file", arguments[InboxParameter.passphraseFile]),
  ] {
    if let value { options.append((name, value)) }
  }
  if let patient = try context.optionalPatient(arguments) { options.append(("patient", "#\(patient.id)")) }
  var outcome = try context.run("receive", [file.path], options: options, insteadOf: arguments)
  // Where it lies for a moment is nobody's business.
  outcome.said?.rename(file.path, file.name)
  if !arguments[InboxParameter.preview] { try inbox.noteReceived(letter) }
  return outcome
}

extension Phrase {
  fileprivate mutating func rename(_ path: String, _ name: String) {
    for index in arguments.indices where arguments[index].value == .text(path) { arguments[index].value = .text(name) }
  }
}
