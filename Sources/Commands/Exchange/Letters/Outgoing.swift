import Foundation
import Mail
import Shell
import TagarelaKit
import Workspace

/// Files for a tutor or a therapist, and the e-mail that carries them: all about one patient.
struct Outgoing {
  let context: Context
  let name: LetterName
  let parcel: Parcel
  let to: Mailbox?
  let subject: String
  let body: String

  /// Writes all files or none, under names that no file had: one in each format that letters carry, and the letter.
  ///
  /// - Returns: their paths.
  /// - Throws: ``Failure`` `send.no_format` where no module brings one, `send.too_large` for a letter that mail doesn't take,
  ///   `file.unwritable`.
  func write(to outbox: Outbox) throws -> [String] {
    let aids = try context.writingAids(for: parcel, reader: nil)
    let limit = try context.largestLetter
    let files = try StagedFiles(in: outbox.folder)
    var attachments: [Letter.Attachment] = []
    for format in context.registry.all(.formats) where format.attaches.contains(parcel.kind) {
      guard let write = format.write else { continue }
      let ending = format.endings.first ?? format.id
      let file = try files.add(ending: ending)
      try write(parcel, file, aids)
      attachments.append(
        .init(name: "\(name.plain).\(ending)", mediaType: format.mediaType, bytes: try file.finished()))
      try check(attachments.reduce(0) { $0 + Letter.length(encoding: $1.bytes.count) }, limit)
    }
    guard !attachments.isEmpty else { throw Failure("send.no_format", hint: Phrase("send.no_format.hint")) }
    let file = try files.add(ending: "eml")
    try letter(attachments).write(to: file)
    try check(file.finished().count, limit)
    return try files.publish(as: outbox.isNamed ? name.candidates : name.candidates(at: aids.now))
  }

  private func check(_ bytes: Int, _ limit: Int) throws {
    guard bytes > limit else { return }
    throw Failure(
      "send.too_large", ["size": .real(Double(bytes) / 1e6), "limit": .real(Double(limit) / 1e6)],
      hint: Phrase("send.too_large.hint"))
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

/// Where letters are laid.
struct Outbox {
  let folder: String
  /// Whether the user named the folder for this letter.
  let isNamed: Bool
}

extension Context {
  /// `--to-dir`, else the outbox that the settings name, else one in the user's data folder.
  func outbox(_ arguments: Arguments) throws -> Outbox {
    if let folder = arguments.text("to-dir") { return Outbox(folder: folder, isNamed: true) }
    return Outbox(folder: try workspace.setting("outbox") ?? usualOutbox, isNamed: false)
  }

  /// In the user's data folder.
  var usualOutbox: String {
    let environment = ProcessInfo.processInfo.environment
    // An empty one is as none (XDG Base Directory Specification): it would lead to the root of the disk.
    let named = environment["XDG_DATA_HOME"].flatMap { $0.isEmpty ? nil : $0 }
    let data = named ?? (environment["HOME"] ?? ".") + "/.local/share"
    return data + "/tagarela/outbox"
  }

  /// Bytes of the largest letter that mail takes.
  var largestLetter: Int {
    get throws { try LetterSize.bytes(workspace.setting(LetterSize.setting)) }
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
