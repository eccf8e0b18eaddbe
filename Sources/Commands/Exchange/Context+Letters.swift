import Clinic
import Desk
import Mail
import Shell
import TagarelaKit
import Workspace

extension Context {
  /// `--to-dir`, else the clinic's outbox.
  func outbox(_ arguments: Arguments) throws -> Outbox {
    if let folder = arguments[Common.folder] { return Outbox(folder: folder, isNamed: true) }
    return try clinic.outbox
  }

  /// The tutor for whom a tutor's workspace speaks: `--tutor`, else the patient's only one. Nil in a therapist's.
  func speaker(_ arguments: Arguments, for patient: PatientRecord) throws -> TutorRecord? {
    if let name = arguments[UsageParameter.tutor] {
      return try arguments.at(UsageParameter.tutor) { try workspace.tutor(named: name, of: patient.id) }
    }
    guard try clinic.isTutors else { return nil }
    let tutors = try workspace.tutors(of: patient.id)
    guard tutors.count <= 1 else {
      throw Failure(
        "tutor.which", ["option": .text("--" + wording.word("option.tutor"))], candidates: tutors.map(\.name))
    }
    return tutors.first
  }

  /// What was written and to whom it goes.
  func sent(_ paths: [String], to mailbox: Mailbox?) throws -> Outcome {
    try workspace.note(letters: paths)
    let files = Value.list(paths.map(Value.text))
    var remarks: [Phrase] = []
    if mailbox == nil { remarks.append(Phrase("sent.no_address")) }
    if try workspace.setting("email") == nil, try !clinic.isTutors { remarks.append(Phrase("sent.no_own_address")) }
    let to = Value(mailbox?.address.description)
    return Outcome(
      .record(Record(["files": files, "to": to])),
      said: Phrase(mailbox == nil ? "sent.files" : "sent.letter", ["files": files, "to": to]), remarks: remarks)
  }
}
