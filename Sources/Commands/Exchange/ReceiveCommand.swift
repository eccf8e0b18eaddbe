import Clinic
import Desk
import Foundation
import Sealing
import Shell
import TagarelaKit
import Workspace

/// What `receive` takes.
enum ReceiveParameter {
  static let file = Argument.operands("file", .inputFile)
  static let preview = Argument.flag("preview")
  static let only = Argument.option("only", .name(someItems))
  static let except = Argument.option("except", .name(someItems))
  static let ours = Argument.flag("ours")
  static let theirs = Argument.flag("theirs")
  static let fetch = Argument.flag("fetch")
  static let forEverybody = Argument.flag("for-everybody")
  static let yes = Argument.flag("yes")
  static let format = Argument.option("as", .noted(Names.formats { $0.read != nil }))

  /// The last of several with commas between.
  private static let someItems: Parameter.Names = { text, context in
    let before = text.lastIndex(of: ",").map { String(text[...$0]) } ?? ""
    let keys = ChangeSet.Action.allCases.map(\.rawValue) + Context.usualKinds
    return keys.map { before + context.wording.word("value.\($0)") }.filter { $0.folded.hasPrefix(text.folded) }
  }
}

extension Noun {
  static let receive = Noun(
    "receive",
    [
      Command(
        Signature(
          "receive", nil,
          [
            ReceiveParameter.file, ReceiveParameter.preview, ReceiveParameter.only, ReceiveParameter.except,
            ReceiveParameter.ours, ReceiveParameter.theirs, ReceiveParameter.fetch, ReceiveParameter.yes,
            ReceiveParameter.format,
            SealParameter.key, SealParameter.passphraseFile, Common.patient, ReceiveParameter.forEverybody,
          ],
          examples: [
            Example(
              after: PlanExamples.plan + ["plan send Snack --to-dir sent"], "receive sent/snack.psyb",
              prints: "✓ nothing new in sent/snack.psyb: all of it was here already")
          ]),
        .acts, run: receiveFile)
    ])
}

private func receiveFile(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let named = arguments[ReceiveParameter.file]
  let endings = try Set(context.clinic.readableFormats.flatMap(\.endings)).union([Sealer.ending])
  let found = try arguments.at(ReceiveParameter.file) { try NamedFiles.found(named, endings: endings) }
  let fetches = arguments[ReceiveParameter.fetch] && !arguments[ReceiveParameter.preview]
  let fetched = fetches ? try FetchingPictures(context: context, arguments: arguments).run(found.paths) : []
  guard let path = found.paths.first, found.paths == named, found.paths.count == 1 else {
    return try ReceivingMany(context: context, arguments: arguments, found: found, fetched: fetched).outcome()
  }
  let (reading, told) = try arguments.at(ReceiveParameter.file) { try read(path, context, arguments) }
  let origin = fetched + told
  let owner = try arguments.at(ReceiveParameter.file) { try futureOwner(of: reading, path, context, arguments) }
  // What is new is told by what is here, and must still be so when it is taken: another process may receive the same.
  if !context.console.isInteractive, !arguments[ReceiveParameter.preview] { try context.workspace.begin() }
  let arrival = try context.clinic.arrival(of: reading, for: owner)
  let changes = arrival.changes
  let complaints = arrival.remarks.map(\.brief)
  let wanted = try wanted(context, arguments, changes)
  let preview = Preview(
    arrival: arrival, clinic: try context.clinic, takesAll: wanted?.side == .theirs)
  let whose = saysNoPatient(reading.parcel) ? [context.destination(owner)] : []
  if arguments[ReceiveParameter.preview] {
    let record = try context.clinic.record(of: changes)
    return Outcome(
      .text(try preview.listing.joined(separator: "\n"), json: .record(record)),
      remarks: origin + complaints + whose)
  }
  let kept = changes.items.reduce(0) { $0 + ($1.isOurs ? $1.count : 0) }
  let keeps = kept > 0 && wanted?.side != .theirs
  let stays =
    keeps
    ? [Phrase("receive.stays", ["count": .integer(kept), "theirs": context.option(ReceiveParameter.theirs)])] : []
  guard changes.items.contains(where: { !$0.isOurs }) || wanted?.side == .theirs && kept > 0 else {
    // What both have come to alike is what they have alike from here on.
    _ = try context.workspace.together { try context.clinic.take(arrival, ChangeSet.Choice()) }
    let told = Phrase(
      "receive.remarks",
      ["count": .integer(complaints.count), "preview": context.option(ReceiveParameter.preview)])
    return Outcome(
      .record(try context.clinic.record(of: changes)),
      said: Phrase(kept > 0 ? "receive.nothing_to_take" : "receive.nothing_new", ["path": .text(path)]),
      remarks: origin + stays + (complaints.isEmpty ? [] : [told]))
  }
  let deciding = ReceptionDeciding(context: context, arrival: arrival, preview: preview, path: path)
  let isAgreed = arguments[ReceiveParameter.yes]
  let choice = try deciding.choice(wanted, isAgreed: isAgreed, origin + complaints + whose)
  var done = changes
  _ = try context.change(arguments.line) {
    done = try context.clinic.take(arrival, choice) {
      context.console.progress((path as NSString).lastPathComponent, $0)
    }
    return Outcome()
  }
  var remarks = origin + (deciding.asks(wanted, isAgreed: isAgreed) ? [] : complaints)
  remarks +=
    try deciding.remarks(choice, wanted) + (choice.taken.keys.contains { changes.items[$0].isOurs } ? [] : stays)
  let left = left(of: changes, choice, done)
  if left > 0 { remarks.append(Phrase("receive.left_out", ["count": .integer(left)])) }
  return Outcome(
    .record(try context.clinic.record(of: done)),
    said: done.items.isEmpty
      ? Phrase("receive.nothing_taken") : Phrase("receive.done", ["items": .text(preview.counts(done))]),
    remarks: remarks,
    next: arrival.lookedUp.alone.isEmpty ? nil : NextLine("board.illustrate", [], isOpen: true))
}

/// Whose the boards of a file become: nil for everybody's.
///
/// - Throws: ``Failure`` `receive.one_owner`; `receive.has_owner` where they are a patient's already and the line doesn't say whose
///   they are to become now.
func futureOwner(
  of reading: Reading, _ path: String, _ context: Context, _ arguments: Arguments
) throws -> PatientRecord? {
  if arguments[ReceiveParameter.forEverybody] {
    guard arguments[Common.patient] == nil else {
      throw Failure(
        "receive.one_owner",
        ["patient": context.option(Common.patient), "everybody": context.option(ReceiveParameter.forEverybody)])
    }
    return nil
  }
  if let owner = try context.optionalPatient(arguments) { return owner }
  let owners = try context.workspace.owners(ofBoardsIn: reading.parcel)
  guard let first = owners.first else { return nil }
  throw Failure(
    "receive.has_owner",
    [
      "path": .text(path), "count": .integer(owners.map(\.boards).max() ?? 0),
      "names": .list(owners.map { .text($0.patient.name) }),
    ],
    hint: Phrase(
      "receive.has_owner.hint",
      [
        "name": .text(first.patient.name), "patient": context.option(Common.patient),
        "everybody": context.option(ReceiveParameter.forEverybody),
      ]))
}

/// Whether it is of boards that become whoever's the line says.
private func saysNoPatient(_ parcel: Parcel) -> Bool { parcel.kind == .board && parcel.patient == nil }

extension Context {
  /// What a preview says of whose boards become that say of no patient.
  func destination(_ owner: PatientRecord?) -> Phrase {
    owner.map { Phrase("receive.for_patient", ["name": .text($0.name)]) }
      ?? Phrase("receive.for_everybody", ["patient": option(Common.patient)])
  }
}

/// How many things were not taken though the sender has them otherwise; those whose versions of here were chosen are none.
private func left(of changes: ChangeSet, _ choice: ChangeSet.Choice, _ done: ChangeSet) -> Int {
  let offered = changes.items.enumerated().filter { !$0.element.isOurs }.reduce(0) { count, item in
    let keeping = choice.taken[item.offset] ?? []
    let isSettled =
      !item.element.differences.isEmpty && item.element.differences.allSatisfy { keeping.contains($0.field) }
    return isSettled ? count : count + item.element.count
  }
  return max(0, offered - done.items.reduce(0) { $0 + ($1.isOurs ? 0 : $1.count) })
}

/// What the line says is wanted; nil where it says nothing.
func wanted(_ context: Context, _ arguments: Arguments, _ changes: ChangeSet) throws -> Wanted? {
  let only = try arguments.read(ReceiveParameter.only) { try context.picks($0, in: changes) }
  let except = try arguments.read(ReceiveParameter.except) { try context.picks($0, in: changes) }
  let (ours, theirs) = (arguments[ReceiveParameter.ours], arguments[ReceiveParameter.theirs])
  guard !(ours && theirs) else {
    throw Failure(
      "receive.one_side",
      ["ours": context.option(ReceiveParameter.ours), "theirs": context.option(ReceiveParameter.theirs)])
  }
  let side: Wanted.Side? = ours ? .ours : theirs ? .theirs : nil
  guard only != nil || except != nil || side != nil else { return nil }
  return Wanted(only: only, except: except ?? [], side: side)
}

/// What a file that isn't sealed holds; nil for one that is.
func readUnsealed(_ path: String, _ context: Context, _ arguments: Arguments) throws -> Reading? {
  let found = try UserFiles.received(path)
  return try context.clinic.isSealed(found) ? nil : read(found, context, arguments)
}

/// What a file holds, and what is to be said of it: of a sealed one who has signed it, and which pictures could be fetched.
func read(_ path: String, _ context: Context, _ arguments: Arguments) throws -> (Reading, [Phrase]) {
  let found = try UserFiles.received(path)
  let clinic = try context.clinic
  guard clinic.isSealed(found) else {
    let reading = try read(found, context, arguments)
    // Who has just had them fetched has been told what didn't come.
    let fetches = arguments[ReceiveParameter.fetch] && !arguments[ReceiveParameter.preview]
    let offer = fetches ? nil : FetchingPictures.offer(clinic.addressesToFetch(reading), in: context)
    return (reading, offer.map { [$0] } ?? [])
  }
  let opened = try clinic.open(path, keyFile: arguments[SealParameter.key]) {
    try context.passphrase(arguments, insteadOf: $0)
  }
  let origin =
    opened.signer.map { key in
      clinic.keyring.name(ofSigner: key).map { Phrase("seal.signed", ["name": .text($0)]) }
        ?? Phrase("seal.signed_unknown")
    } ?? Phrase("seal.unsigned")
  return try withExtendedLifetime(opened) { (try read(opened.file, context, arguments), [origin]) }
}

private func read(_ file: InputFile, _ context: Context, _ arguments: Arguments) throws -> Reading {
  let clinic = try context.clinic
  let format = try arguments.read(ReceiveParameter.format) {
    try clinic.format(named: $0, among: clinic.readableFormats)
  }
  return try clinic.read(file, as: format)
}

extension Context {
  /// An option as it is typed, for messages.
  func option(_ option: some DeclaredParameter) -> Value {
    .text("--" + wording.word("option.\(option.parameter.name)"))
  }
}
