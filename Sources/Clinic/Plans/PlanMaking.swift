public import TagarelaKit
public import Workspace

extension Clinic {
  /// Makes a plan for a tutor.
  ///
  /// - Parameters:
  ///   - start: nil for today.
  ///   - activities: what it brings along onto the patient's page.
  /// - Throws: ``Failure`` `tutor.former`, `plan.exists`, and where the tutor's patient doesn't see what it shows.
  public func makePlan(
    _ name: String, description: String, start: Day? = nil, for tutor: TutorRecord, showing content: PlanContent,
    activities: [PlanActivity] = []
  ) throws -> PlanRecord {
    try tutor.checkIsCurrent()
    return try workspace.add(
      name: name, description: description, start: start ?? Moment.now.day, tutor: tutor, showing: content,
      activities: activities)
  }

  /// All that a plan is, for programs.
  public func record(of plan: PlanRecord) throws -> Record {
    let (tutor, patient) = try people(of: plan)
    let symbols = try symbolNames(of: plan).map(Value.text)
    let waiting = try waiting(plan)
    return Record([
      "id": .integer(Int(plan.id)), "name": .text(plan.name), "description": .text(plan.description),
      "type": .word(plan.kind.rawValue), "tutor": .text(tutor.name), "patient": .text(patient.name),
      "start": Value(plan.start), "board": Value(try plan.board.flatMap { try workspace.board(id: $0)?.name }),
      "symbols": .list(symbols), "activities": .list(plan.activities.map { .text($0.rawValue) }),
      "sent": waiting == nil ? Value(plan.sent) : .none, "waiting": waiting.map(Value.phrase) ?? .none,
    ])
  }
}

extension TutorRecord {
  /// - Throws: ``Failure`` `tutor.former` for one who has left.
  public func checkIsCurrent() throws {
    guard let until else { return }
    throw Failure("tutor.former", ["name": .text(name), "until": .day(until)], hint: Phrase("tutor.former.hint"))
  }
}
