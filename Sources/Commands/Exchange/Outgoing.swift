import Foundation
import Mail
import Shell
import TagarelaKit
import Workspace

/// Files for a tutor or a therapist, and the e-mail that carries them.
struct Outgoing {
  let context: Context
  /// Of the files, without ending.
  let name: String
  let parcel: Parcel
  let to: Mailbox?
  let subject: String
  let body: String

  /// Writes all files or none: one in each format that letters carry.
  ///
  /// - Returns: their paths.
  /// - Throws: ``Failure`` `send.no_format` where no module brings one, `file.unwritable`.
  func write(to folder: String) throws -> [String] {
    let aids = try context.writingAids(for: parcel, reader: nil)
    var files: [(name: String, data: Data, mediaType: String)] = []
    for format in context.registry.all(.formats) where format.attaches.contains(parcel.kind) {
      guard let data = try format.file(of: parcel, with: aids) else { continue }
      files.append(("\(name).\(format.endings.first ?? format.id)", data, format.mediaType))
    }
    guard !files.isEmpty else { throw Failure("send.no_format", hint: Phrase("send.no_format.hint")) }
    let letter = try letter(files.map { .init(name: $0.name, mediaType: $0.mediaType, bytes: $0.data) })
    files.append(("\(name).eml", letter.message(), "message/rfc822"))
    try Files.makeFolder(folder)
    let paths = files.map { folder == "." ? $0.name : "\(folder)/\($0.name)" }
    try Files.write(zip(paths, files).map { (path: $0, data: $1.data) })
    return paths
  }

  private func letter(_ attachments: [Letter.Attachment]) throws -> Letter {
    let own = try EmailAddress(validating: context.workspace.setting("email") ?? Self.noAddress)
    let name = try context.workspace.setting("name") ?? "Tagarela"
    return Letter(
      from: Mailbox(name: name, address: own), to: to.map { [$0] } ?? [], subject: subject, body: body,
      attachments: attachments,
      date: .now, minutesAheadOfUTC: Moment.minutesAheadOfUTC, messageID: "\(UUID().uuidString.lowercased())@tagarela")
  }

  /// Every letter comes from somebody; where no address has been set, from a domain that can't exist (RFC 2606).
  private static let noAddress = "tagarela@tagarela.invalid"
}

extension Context {
  /// `--to-dir`, else the outbox that the settings name, else one in the user's data folder.
  func outbox(_ arguments: Arguments) throws -> String {
    if let folder = arguments.text("to-dir") { return folder }
    if let folder = try workspace.setting("outbox") { return folder }
    let environment = ProcessInfo.processInfo.environment
    let data = environment["XDG_DATA_HOME"] ?? (environment["HOME"] ?? ".") + "/.local/share"
    return data + "/tagarela/outbox"
  }

  /// True in a tutor's workspace.
  var isTutors: Bool {
    get throws { try workspace.setting("role") == "tutor" }
  }

  /// The tutor for whom a tutor's workspace speaks: `--tutor`, else the patient's only one. Nil in a therapist's.
  func speaker(_ arguments: Arguments, for patient: PatientRecord) throws -> TutorRecord? {
    if let name = arguments.text("tutor") {
      return try arguments.at("tutor") { try workspace.tutor(named: name, of: patient.id) }
    }
    guard try isTutors else { return nil }
    let tutors = try workspace.tutors(of: patient.id)
    guard tutors.count <= 1 else {
      throw Failure(
        "tutor.which", ["option": .text("--" + wording.word("option.tutor"))], candidates: tutors.map(\.name))
    }
    return tutors.first
  }

  /// Where a tutor's letters go, else the patient's address.
  func addressee(_ patient: PatientRecord) throws -> Mailbox? {
    if try isTutors { return try workspace.setting("therapist_email").flatMap { mailbox(nil, $0) } }
    return mailbox(patient.name, patient.email)
  }

  /// Nil without an address.
  func mailbox(_ name: String?, _ address: String?) -> Mailbox? {
    address.flatMap { EmailAddress($0) }.map { Mailbox(name: name, address: $0) }
  }

  /// What was written and to whom it goes.
  func sent(_ paths: [String], to mailbox: Mailbox?) throws -> Outcome {
    let files = Value.list(paths.map(Value.text))
    var remarks: [Phrase] = []
    if mailbox == nil { remarks.append(Phrase("sent.no_address")) }
    if try workspace.setting("email") == nil, try !isTutors { remarks.append(Phrase("sent.no_own_address")) }
    let to = Value(mailbox?.address.description)
    return Outcome(
      .record(Record(["files": files, "to": to])),
      said: Phrase(mailbox == nil ? "sent.files" : "sent.letter", ["files": files, "to": to]), remarks: remarks)
  }
}

/// Writes the bundle, the PDF of the board and the e-mail with both. What it writes must not come before what it rests on
/// is on the disk, so it is a step of its own.
func sendPlan(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  try context.change(arguments.line) { try send(context, arguments) }
}

private func send(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  var plan = try context.plan(arguments)
  let (tutor, patient) = try context.people(of: plan)
  let parcel = try arguments.at("plan") { () throws -> Parcel in
    let parcel = try context.workspace.parcel(of: plan)
    if parcel.plans.contains(where: \.board.cells.isEmpty) {
      throw Failure("plan.empty", ["board": .text(plan.name)], hint: Phrase("plan.empty.hint"))
    }
    return parcel
  }
  // The patient's address is the one that the plan goes to; without one, its tutor's.
  let to =
    context.mailbox(patient.name, patient.email) ?? context.mailbox(tutor.name, tutor.email)
  let outgoing = Outgoing(
    context: context, name: Files.slug(plan.name), parcel: parcel, to: to,
    subject: plan.name, body: plan.description)
  let paths = try outgoing.write(to: context.outbox(arguments))
  plan.sent = .now
  try context.workspace.save(plan)
  return try context.sent(paths, to: to)
}
