import Mail
import TagarelaKit
public import Workspace

extension Clinic {
  /// Has a plan's bundle, the PDF of its board and the e-mail with both leave, and notes when it was sent. What leaves must
  /// not come before what it rests on is on the disk, so it is a step of its own.
  ///
  /// - Parameters:
  ///   - linked: whether the boards to which its board leads go along.
  ///   - request: for the page that goes along.
  ///   - seal: for whom its files are sealed; nil for no seal.
  /// - Returns: the letter, and what became of it, to be concluded after the step.
  /// - Throws: ``Failure`` `plan.empty`, and those of the transport; the plan isn't noted as sent then.
  public func send(
    _ plan: PlanRecord, linked: Bool, by transport: Transport, _ request: CompanionRequest = CompanionRequest(),
    seal: Seal? = nil
  ) throws -> (letter: Outgoing, delivery: Transport.Delivery) {
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
      body: plan.description, about: plan.uid, request, seal: seal)
    let delivery = try outgoing.leave(by: transport)
    plan.sent = .now
    try workspace.save(plan)
    return (outgoing, delivery)
  }
}
