import GRDB
import TagarelaKit

extension Reception {
  mutating func addObservations(_ patient: Patient, _ known: PatientRecord?) throws {
    var here = try known.map { try workspace.observations(of: $0.id) } ?? []
    for observation in parcel.observations {
      // Without a uid the same author's same words at the same moment are the same note.
      let twin = here.firstIndex {
        observation.uid.isEmpty
          ? $0.at == observation.at && $0.text == observation.text && $0.author?.folded == observation.tutor?.folded
          : $0.uid == observation.uid
      }
      if let twin {
        here.remove(at: twin)
        set.unchanged += 1
        continue
      }
      note(.new, "observation", observation.text, at: observation.at, needs: [Ground.patient]) {
        [parcel] workspace, _ in
        let patient = try workspace.ground(patient)
        let author = observation.tutor.map { name in
          Tutor(uid: parcel.tutor?.name == name ? parcel.tutor?.uid ?? "" : "", name: name)
        }
        let tutor = try workspace.ground(author, of: patient)
        try workspace.add(observation, to: patient.id, tutor: tutor?.id)
      }
    }
  }

  /// Touches are compared and added one after the other as they are read: a year of them is a million.
  mutating func addTouches(_ patient: Patient, _ known: PatientRecord?) throws {
    guard !parcel.touches.isEmpty else { return }
    let arrivals = try TouchArrivals(parcel.touches)
    var many = ChangeSet.Many()
    set.unchanged += try arrivals.forEachNew(of: known?.id, in: workspace, isAdding: false) {
      many.add($0.symbol, at: $0.at)
    }
    guard many.count > 0 else { return }
    let sender = parcel.tutor
    note(.new, "touch", many, needs: [Ground.patient]) { [many] workspace, progress in
      let patient = try workspace.ground(patient)
      let tutor = try workspace.ground(sender, of: patient)
      var names = NamesOfTouches(patient: patient.id)
      var done = 0
      _ = try arrivals.forEachNew(of: patient.id, in: workspace, isAdding: true) { touch in
        if done % 256 == 0 { try progress(Double(done) / Double(many.count)) }
        try workspace.add(
          touch, to: patient.id, tutor: tutor?.id, plan: touch.plan.flatMap { try names.plan($0, in: workspace) },
          symbol: names.symbol(touch.symbol, in: workspace))
        done += 1
      }
      return done
    }
  }
}

/// Which symbols and plans are meant by the names that touches have, each looked up once.
private struct NamesOfTouches {
  let patient: Int64
  private var symbols: [String: Int64?] = [:]
  private var plans: [String: Int64?] = [:]

  /// A file may have any number of names; a patient has hundreds.
  private static let most = 10_000

  init(patient: Int64) { self.patient = patient }

  mutating func symbol(_ name: String, in workspace: Workspace) throws -> Int64? {
    if let known = symbols[name] { return known }
    let scope = Workspace.visible(to: patient).and("folded = ?", [name.folded])
    let found = try workspace.read { try $0.first(SymbolRecord.self, scope) }?.id
    if symbols.count < Self.most { symbols[name] = found }
    return found
  }

  mutating func plan(_ name: String, in workspace: Workspace) throws -> Int64? {
    if let known = plans[name] { return known }
    let scope = Scope(
      condition: "folded = ? AND tutor IN (SELECT id FROM tutor WHERE patient = ?)", arguments: [name.folded, patient])
    let found = try workspace.read { try $0.first(PlanRecord.self, scope) }?.id
    if plans.count < Self.most { plans[name] = found }
    return found
  }
}
