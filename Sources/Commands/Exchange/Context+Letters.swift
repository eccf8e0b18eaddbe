import Clinic
import Desk
import Mail
import Shell
import TagarelaKit
import Workspace

/// How a letter leaves.
enum LetterParameter {
  static let by = Argument.option("by", .name(Names.values { try $0.clinic.transports }))
}

extension Context {
  /// `--to-dir`, which is the folder's own, else `--by`, else the usual one.
  func transport(_ arguments: Arguments) throws -> Transport {
    let named = try arguments.read(LetterParameter.by) { try choice($0, among: clinic.transports) }
    guard let folder = arguments[Common.folder] else { return try clinic.transport(named) }
    if let named, named != Transport.folderID {
      throw Failure("send.folder_alone", ["transport": .word(named)])
    }
    return .folder(folder)
  }

  /// The tutor for whom a tutor's workspace speaks: `--tutor`, else the patient's only one. Nil in a therapist's.
  func speaker(_ arguments: Arguments, for patient: PatientRecord) throws -> TutorRecord? {
    if let tutor = try arguments.read(Common.tutor, { try workspace.tutor(named: $0, of: patient.id) }) { return tutor }
    guard try clinic.isTutors else { return nil }
    let tutors = try workspace.tutors(of: patient.id)
    guard tutors.count <= 1 else {
      throw Failure(
        "tutor.which", ["option": .text("--" + wording.word("option.tutor"))], candidates: tutors.map(\.name))
    }
    return tutors.first
  }

  /// Has a letter leave with what is noted of it, as one step, and when that is on the disk has it leave for good.
  func sent(
    inStep label: String, _ send: () throws -> (letter: Outgoing, delivery: Transport.Delivery)
  ) throws -> Outcome {
    var sent: (letter: Outgoing, delivery: Transport.Delivery)?
    _ = try change(label) {
      sent = try send()
      return Outcome()
    }
    guard let (letter, delivery) = sent else { return Outcome() }
    return try self.sent(letter, delivery.concluded())
  }

  /// What has left and to whom it goes.
  func sent(_ letter: Outgoing, _ delivery: Transport.Delivery) throws -> Outcome {
    let mailbox = letter.to
    let files = Value.list(delivery.paths.map(Value.text))
    var remarks: [Phrase] = []
    if mailbox == nil { remarks.append(Phrase("sent.no_address")) }
    if try !clinic.isTutors {
      if try workspace.setting("name") == nil { remarks.append(Phrase("sent.no_own_name")) }
      if try workspace.setting("email") == nil { remarks.append(Phrase("sent.no_own_address")) }
    }
    let along = try letter.itemCounts().map { part, count in
      Value.phrase(Phrase("count.\(part)", ["count": .integer(count)]))
    }
    if !letter.leftOut.isEmpty {
      remarks.append(Phrase("sent.left_out", ["formats": .list(letter.leftOut.map { .text($0.id.uppercased()) })]))
    }
    if !along.isEmpty { remarks.append(Phrase("sent.along", ["items": .list(along)])) }
    let to = Value(mailbox?.address.description)
    let key =
      switch (delivery.state, mailbox) {
      case (.written, nil): "sent.written"
      case (.written, _): "sent.written_to"
      case (_, nil): "sent.files"
      case (_, _): "sent.files_to"
      }
    var said = Phrase(key, ["files": files, "to": to])
    if let receipt = delivery.receipt {
      said = receipt
      said.arguments += [.init(name: "to", value: to), .init(name: "name", value: .text(letter.subject))]
    }
    if let why = delivery.why { remarks.insert(why, at: 0) }
    return Outcome(
      .record(
        Record([
          "files": files, "to": to, "state": .word(delivery.state.rawValue),
          "why": delivery.why.map(Value.phrase) ?? .none,
        ])), said: said, remarks: remarks)
  }
}
