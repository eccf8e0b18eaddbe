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
      note(.new, "observation", observation.text, at: observation.at) { [parcel] workspace in
        let patient = try workspace.ground(patient)
        let author = observation.tutor.map { name in
          Tutor(uid: parcel.tutor?.name == name ? parcel.tutor?.uid ?? "" : "", name: name)
        }
        let tutor = try workspace.ground(author, of: patient)
        try workspace.add(observation, to: patient.id, tutor: tutor?.id)
      }
    }
  }

  mutating func addTouches(_ patient: Patient, _ known: PatientRecord?) throws {
    let here = try known.map { try workspace.touches(of: $0.id) } ?? []
    let uids = Set(here.map(\.uid))
    // Without uids: as many touches of a symbol in a second as the file has, no more.
    var counts = Dictionary(here.map { (TouchKey($0.at, $0.symbolName), 1) }, uniquingKeysWith: +)
    for touch in parcel.touches {
      let key = TouchKey(touch.at, touch.symbol)
      let isHere = touch.uid.isEmpty ? (counts[key] ?? 0) > 0 : uids.contains(touch.uid)
      if isHere {
        counts[key, default: 1] -= 1
        set.unchanged += 1
        continue
      }
      note(.new, "touch", touch.symbol, at: touch.at) { [parcel] workspace in
        let patient = try workspace.ground(patient)
        let tutor = try workspace.ground(parcel.tutor, of: patient)
        try workspace.add(touch, to: patient, tutor: tutor)
      }
    }
  }
}

private struct TouchKey: Hashable {
  let at: Moment
  let symbol: String

  init(_ at: Moment, _ symbol: String) {
    self.at = at
    self.symbol = symbol.folded
  }
}

extension Workspace {
  /// Finds the touched symbol and plan by their names.
  func add(_ touch: Touch, to patient: PatientRecord, tutor: TutorRecord?) throws {
    try read { db in
      let symbol = try db.first(
        SymbolRecord.self, Workspace.visible(to: patient.id).and("folded = ?", [touch.symbol.folded]))
      let plan = try touch.plan.flatMap { name in
        try db.first(
          PlanRecord.self,
          Scope(
            condition: "folded = ? AND tutor IN (SELECT id FROM tutor WHERE patient = ?)",
            arguments: [name.folded, patient.id]))
      }
      try add(touch, to: patient.id, tutor: tutor?.id, plan: plan?.id, symbol: symbol?.id)
    }
  }
}
