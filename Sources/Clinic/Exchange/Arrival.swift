public import TagarelaKit
public import Workspace

/// What came in a file, with what it would change here.
public struct Arrival: Sendable {
  public let reading: Reading
  /// Whose boards become which the parcel doesn't say of whom they are; nil for everybody's.
  public let owner: PatientRecord?
  public let changes: ChangeSet
  public let summary: ChangeSummary
  public let lookedUp: LookedUp
  /// Tells whether others have changed the data since.
  fileprivate let seen: Int

  /// What was repaired, and what can't be used.
  public var complaints: [Phrase] { reading.complaints + changes.complaints }

  /// The same, and what became of the words whose pictures the file doesn't have.
  public var remarks: [Phrase] { complaints + lookedUp.remarks(ofList: reading.isWordList) }
}

extension Clinic {
  /// What a reading would change here.
  ///
  /// - Throws: ``Failure`` as ``changes(in:for:)``.
  public func arrival(of reading: Reading, for owner: PatientRecord?) throws -> Arrival {
    let seen = try workspace.foreignChanges()
    let (changes, lookedUp) = try changes(in: reading, for: owner)
    return Arrival(
      reading: reading, owner: owner, changes: changes, summary: ChangeSummary(changes), lookedUp: lookedUp, seen: seen)
  }

  /// Does what was chosen of an arrival, inside a step.
  ///
  /// - Parameter progress: told how far it has come, 0 to 1, then nil.
  /// - Returns: what was done.
  /// - Throws: ``Failure`` `receive.changed_meanwhile` where it would come to something else than it did when it was looked
  ///   at, `patient.gone`, `interrupted`; then nothing is done.
  public func take(
    _ arrival: Arrival, _ choice: ChangeSet.Choice, progress: (Double?) -> Void = { _ in }
  ) throws -> ChangeSet {
    var changes = try current(arrival)
    let done = try workspace.apply(changes, choice) { part in
      try checkInterruption()
      progress(part)
    }
    progress(nil)
    changes.keep(done)
    return changes
  }

  private func current(_ arrival: Arrival) throws -> ChangeSet {
    guard try workspace.foreignChanges() != arrival.seen else { return arrival.changes }
    if let owner = arrival.owner, try workspace.patient(id: owner.id) == nil {
      throw Failure("patient.gone", ["name": .text(owner.name)])
    }
    let (changes, _) = try changes(in: arrival.reading, for: arrival.owner)
    guard ChangeSummary(changes) == arrival.summary else {
      throw Failure("receive.changed_meanwhile", hint: Phrase("receive.changed_meanwhile.hint"))
    }
    return changes
  }
}
