import Clinic
import Desk
import Shell
import TagarelaKit
import Workspace

/// What the commands of the outbox take.
enum OutboxParameter {
  static let letter = Argument.operand("letter", .name(waiting))
  static let optionalLetter = Argument.optionalOperand("letter", .name(waiting))

  private static let waiting: Parameter.Names = { text, context in
    try Queue(context.clinic).letters().map { String($0.id) }.filter { $0.hasPrefix(text) }
  }
}

enum OutboxCommands {
  static let all = [
    Command(
      Signature(
        "outbox", "list",
        examples: [Example("outbox list", prints: "no letter waits")]),
      .reads, run: list),
    Command(
      Signature(
        "outbox", "send", [OutboxParameter.optionalLetter],
        examples: [Example("outbox send", prints: "✓ no letter waits")]),
      .acts, run: send),
    Command(
      Signature(
        "outbox", "remove", [OutboxParameter.letter],
        examples: [
          Example(
            after: PostExamples.noted + [
              "settings email ana@example.org", "settings mail.smtp smtp://127.0.0.1:1",
              "observation send --by mail",
            ], "outbox remove 1", prints: "✓ the letter “…” for mother@example.org is forgotten")
        ]),
      .acts, run: remove),
  ]
}

/// What the examples of several commands begin with.
enum PostExamples {
  static let noted = [
    "patient new Giovanna --email mother@example.org", "use giovanna",
    #"note "Asked for juice." --at "2012-11-05 09:15""#,
  ]

  /// A letter in a folder.
  static let arrived = noted + ["observation send --to-dir sent", "settings mail.inbox sent"]
}

private func list(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let rows = try Queue(context.clinic).letters().map { letter -> [Value] in
    [
      .integer(Int(letter.id)), .text(letter.subject), .text(letter.receiver), .moment(letter.since),
      .word(letter.state.rawValue), letter.why.map(Value.phrase) ?? .none, .word(letter.way),
      .text(letter.messageID), .integer(letter.bytes),
    ]
  }
  return .table(
    Table(
      [
        .init("id", .number), .init("subject"), .init("receiver"), .init("at"), .init("state"), .init("why", .wrapped),
        .init("by", .hidden), .init("message_id", .hidden), .init("bytes", .hidden),
      ], rows: rows, empty: Phrase("post.empty")))
}

/// Hands one letter over, which may have left already; or all that certainly haven't.
private func send(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let queue = Queue(try context.clinic)
  let named = try arguments.read(OutboxParameter.optionalLetter, queue.letter(numbered:))
  guard try !context.workspace.isUnsaved else { throw Failure("post.atomic") }
  let letters = try named.map { [$0] } ?? queue.letters().filter { $0.state == .waiting }
  var told: [(letter: QueuedLetter, fate: Queue.Fate)] = []
  for letter in letters {
    try context.checkInterruption()
    context.console.progress(letter.subject, Double(told.count) / Double(letters.count))
    told.append((letter, try queue.handOver(letter, again: named != nil)))
  }
  context.console.progress("", nil)
  let left = told.filter { $0.fate != .sent }
  let sent = told.count - left.count
  let remaining = try queue.letters().count
  let said =
    letters.isEmpty && remaining == 0
    ? Phrase("post.empty") : Phrase("post.sent_count", ["count": .integer(sent), "left": .integer(remaining)])
  let record = Record(["sent": .integer(sent), "waiting": .integer(remaining), "letters": .list(told.map(Value.init))])
  guard let first = left.first else { return .record(record, said: said) }
  let stays = Phrase("post.stays", ["name": .text(first.letter.subject)])
  var failure = first.fate.why.map { Failure($0) }
  failure?.hint = sent > 0 ? stays : nil
  let output: Output = sent > 0 ? .record(record) : .text(context.wording.text(stays), json: .record(record))
  return Outcome(
    output, said: sent > 0 ? said : nil, remarks: left.dropFirst().compactMap { $0.fate.why }, failure: failure)
}

private func remove(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let queue = Queue(try context.clinic)
  let letter = try arguments.read(OutboxParameter.letter, queue.letter(numbered:))
  guard letter.state != .leaving else { throw Failure("post.leaving") }
  try queue.remove(letter)
  return .record(
    Record(["id": .integer(Int(letter.id)), "subject": .text(letter.subject), "receiver": .text(letter.receiver)]),
    said: Phrase("post.removed", ["name": .text(letter.subject), "to": .text(letter.receiver)]))
}

extension Queue.Fate {
  fileprivate var why: Phrase? {
    switch self {
    case .sent: nil
    case .waiting(let why), .unsure(let why): why
    }
  }
}

extension Value {
  fileprivate init(_ told: (letter: QueuedLetter, fate: Queue.Fate)) {
    let delivery = Transport.Delivery(told.fate)
    self = .record(
      Record([
        "id": .integer(Int(told.letter.id)), "subject": .text(told.letter.subject),
        "state": .word(delivery.state.rawValue), "why": delivery.why.map(Value.phrase) ?? .none,
      ]))
  }
}
