import Clinic
import Desk
import Shell
import TagarelaKit
import Workspace

/// How it is decided what of a file is taken: by what the line says, else by who sits at the prompt. Where nobody can be asked,
/// a file that only adds is taken, and one that would change or remove something is not.
struct ReceptionDeciding {
  let context: Context
  let arrival: Arrival
  let preview: Preview
  let path: String

  /// - Parameters:
  ///   - wanted: what the line says; nil for nothing.
  ///   - isAgreed: whether the line says yes to what would be changed and removed.
  ///   - complaints: what is wrong with the file.
  /// - Throws: ``Failure`` `receive.no_number`, `receive.conflict`, `receive.needs_yes`, `confirm.declined`.
  func choice(_ wanted: Wanted?, isAgreed: Bool, _ complaints: [Phrase]) throws -> ChangeSet.Choice {
    let selection = try arrival.selection(wanted ?? Wanted())
    guard context.console.isInteractive else {
      guard selection.conflicts.isEmpty else { throw conflict(selection) }
      let count = selection.replaced(in: arrival.changes)
      guard wanted != nil || isAgreed || count == 0 else { throw needsYes(count) }
      return selection.choice
    }
    if !asks(wanted, isAgreed: isAgreed) { return try settled(selection) }
    for complaint in complaints { context.console.message("! " + context.wording.text(complaint)) }
    context.console.message(preview.lines.joined(separator: "\n").harmless)
    switch try context.ask(Phrase("receive.question"), among: ["yes", "no", "choose"], usual: "no") {
    case "yes": return try settled(selection)
    case "choose": return try chosen(selection)
    default: throw Failure("confirm.declined")
    }
  }

  /// Whether whoever sits there is shown what is wrong with the file and what it changes, and asked.
  func asks(_ wanted: Wanted?, isAgreed: Bool) -> Bool {
    context.console.isInteractive && wanted == nil && !isAgreed
  }

  /// With an answer for what both sides have changed.
  private func settled(_ selection: Selection) throws -> ChangeSet.Choice {
    guard !selection.conflicts.isEmpty else { return selection.choice }
    for line in conflicts(selection) { context.console.message("   ! " + line.harmless) }
    let question = Phrase("receive.question_conflict", ["count": .integer(selection.conflicts.count)])
    switch try context.ask(question, among: ["ours", "theirs", "choose", "no"], usual: "no") {
    case "ours": return selection.choice(settling: .ours, in: arrival.changes)
    case "theirs": return selection.choice(settling: .theirs, in: arrival.changes)
    case "choose": return try chosen(selection)
    default: throw Failure("confirm.declined")
    }
  }

  private func chosen(_ selection: Selection) throws -> ChangeSet.Choice {
    var list = try ReceiveList(context, arrival, selection, path: path)
    try context.console.open(&list, keys: context.wording.text(Phrase("receive.keys")))
    guard list.isConfirmed else { throw Failure("confirm.declined") }
    return list.choice
  }

  /// What was taken along, and whose places stay empty.
  func remarks(_ choice: ChangeSet.Choice, _ wanted: Wanted?) throws -> [Phrase] {
    var remarks: [Phrase] = []
    let brought = try wanted.map { try arrival.selection($0).brought.sorted().filter { choice.taken[$0] != nil } } ?? []
    if !brought.isEmpty {
      let names = brought.map { preview.name(of: arrival.changes.items[$0]) }
      remarks.append(Phrase("receive.brought", ["names": listed(names)]))
    }
    let missing = arrival.missing(choice)
    if !missing.isEmpty {
      remarks.append(Phrase("receive.without", ["count": .integer(missing.count), "names": listed(missing)]))
    }
    return remarks
  }

  private func listed(_ names: [String]) -> Value {
    let rest = names.count > Self.mostNames ? ["… +\(names.count - Self.mostNames)"] : []
    return .list((names.prefix(Self.mostNames) + rest).map { .text($0.brief) })
  }

  private static let mostNames = 6

  private func conflicts(_ selection: Selection) -> [String] {
    let numbers = arrival.summary.numbers
    return selection.conflicts.prefix(Self.mostNames).map { place in
      let item = arrival.changes.items[place]
      let fields = item.conflicts.compactMap { try? preview.line($0, of: item) }
      return "#\(numbers[place] ?? 0) \(preview.name(of: item)): \(fields.joined(separator: "; "))"
    }
  }

  private func conflict(_ selection: Selection) -> Failure {
    Failure(
      "receive.conflict",
      ["count": .integer(selection.conflicts.count), "items": .list(conflicts(selection).map(Value.text))],
      hint: Phrase(
        "receive.conflict.hint",
        [
          "ours": context.option(ReceiveParameter.ours), "theirs": context.option(ReceiveParameter.theirs),
          "except": context.option(ReceiveParameter.except),
        ]))
  }

  private func needsYes(_ count: Int) -> Failure {
    Failure(
      "receive.needs_yes", ["count": .integer(count)],
      hint: Phrase(
        "receive.needs_yes.hint",
        [
          "yes": context.option(ReceiveParameter.yes), "only": context.option(ReceiveParameter.only),
          "preview": context.option(ReceiveParameter.preview),
        ]))
  }
}
