public import Mail
import TagarelaKit
public import Workspace

extension Clinic {
  /// Writes a plan's bundle, the PDF of its board and the e-mail with both, and notes when it was sent. What it writes must
  /// not come before what it rests on is on the disk, so it is a step of its own.
  ///
  /// - Parameters:
  ///   - linked: whether the boards to which its board leads go along.
  /// - Returns: the files, and to whom the letter goes; nobody where no address is known.
  /// - Throws: ``Failure`` `plan.empty`, and those of ``Outgoing/write(to:)``.
  public func send(_ plan: PlanRecord, linked: Bool, to outbox: Outbox) throws -> (paths: [String], to: Mailbox?) {
    var plan = plan
    let (tutor, patient) = try people(of: plan)
    let parcel = try workspace.parcel(of: plan, linked: linked)
    if parcel.plans.contains(where: \.board.cells.isEmpty) {
      throw Failure("plan.empty", ["board": .text(plan.name)], hint: Phrase("plan.empty.hint"))
    }
    // The patient's address is the one that the plan goes to; without one, its tutor's.
    let to = mailbox(patient.name, patient.email) ?? mailbox(tutor.name, tutor.email)
    let outgoing = Outgoing(
      self, name: LetterName(of: plan, for: patient), parcel: parcel, to: to, subject: plan.name,
      body: plan.description)
    let paths = try outgoing.write(to: outbox)
    plan.sent = .now
    try workspace.save(plan)
    return (paths, to)
  }
}
