import Foundation
import GRDB
public import TagarelaKit

extension Workspace {
  /// Compares what was read from a file with what is here.
  ///
  /// Things are recognised by their `uid`; where a file gives none, by their names, and touches and notes by their moment.
  ///
  /// - Parameters:
  ///   - patient: whose boards they become when the parcel doesn't say; nil for everybody's.
  ///   - parts: what modules take of it.
  ///   - settle: gives a symbol that came without category one, and without picture a picture of its meaning.
  /// - Throws: ``Failure`` `receive.no_patient` when the parcel doesn't say whom it concerns and isn't of boards,
  ///   `patient.ambiguous`.
  public func changes(
    in reading: Reading, pictures: any Renderer, for patient: PatientRecord? = nil, parts: [ParcelPart] = [],
    settle: @escaping (Symbol) throws -> Symbol = { $0 }
  ) throws -> ChangeSet {
    var reception = Reception(
      workspace: self, reading: reading, pictures: pictures, patient: patient, parts: parts, settle: settle)
    var changes = try read { _ in try reception.changes() }
    changes.complaints += reception.complaints.phrases { Phrase("receive.more", ["count": .integer($0)]) }
    if reading.isPartial { changes.items.removeAll { $0.action == .removed } }
    return changes
  }
}

/// Walks through a parcel and notes what is new, changed or gone.
struct Reception {
  let workspace: Workspace
  /// Its boards by names that no two of them share.
  let parcel: Parcel
  let pictures: any Renderer
  let parts: [ParcelPart]
  var settling: Settling
  var set = ChangeSet()
  var complaints = BoardComplaints()
  /// What has been noted already, by kind and name.
  var noted: Set<String> = []
  /// Loose symbols that this parcel brings first, by folded name.
  var fresh: [String: Symbol] = [:]

  /// What a picture turned out to be, each looked at once.
  private var inspected: [Data: Bool] = [:]
  /// The file brings words, and says nothing of what is not in it.
  let isWordList: Bool

  /// The boards of the parcel, by what links say of them; of two the first.
  let siblings: (byUID: [String: Board], byName: [String: Board])

  private let patient: PatientRecord?

  init(
    workspace: Workspace, reading: Reading, pictures: any Renderer, patient: PatientRecord?,
    parts: [ParcelPart], settle: @escaping (Symbol) throws -> Symbol
  ) {
    self.parts = parts
    self.workspace = workspace
    var complaints = BoardComplaints()
    var parcel = reading.parcel.tidy { complaints.shortened($0) }
    self.complaints = complaints
    parcel.boards = parcel.boards.uniquelyNamed()
    self.parcel = parcel
    self.pictures = pictures
    self.patient = patient
    isWordList = reading.isWordList
    let all = parcel.boards + parcel.plans.map(\.board)
    siblings = (
      Dictionary(all.filter { !$0.uid.isEmpty }.map { ($0.uid, $0) }) { first, _ in first },
      Dictionary(all.map { ($0.name, $0) }) { first, _ in first }
    )
    settling = Settling(settle: settle)
  }

  mutating func changes() throws -> ChangeSet {
    if parcel.kind == .board || parcel.kind == .symbols, parcel.patient == nil {
      let owner = patient.map { Patient(uid: $0.uid, name: $0.name) }
      try add(parcel.boards, owner, patient)
      try addSymbols(parcel.symbols, owner, patient)
      return set
    }
    if let named = parcel.patient, !named.name.isEmpty, try !isStranger(named) {
      let known = try workspace.match(named)
      try add(named, known)
      try addContents(of: named, known)
    } else if let patient {
      try addContents(of: Patient(uid: patient.uid, name: patient.name), patient)
    } else {
      throw Failure("receive.no_patient", hint: Phrase("receive.no_patient.hint"))
    }
    return set
  }

  /// A log of another program knows its user by a name of its own; it is about the patient in use.
  private func isStranger(_ named: Patient) throws -> Bool {
    guard patient != nil, named.uid.isEmpty, parcel.kind == .usage else { return false }
    return try workspace.match(named) == nil
  }

  private mutating func addContents(of patient: Patient, _ known: PatientRecord?) throws {
    let tutor = try parcel.tutor.map { try add($0, patient, known) }
    if let email = parcel.therapistEmail { try addAddress(email, patient) }
    for plan in parcel.plans { try add(plan, patient, known, tutor ?? nil) }
    try add(parcel.boards, patient, known)
    try addObservations(patient, known)
    try addTouches(patient, known)
    try addItems(patient, known)
  }

  /// The picture, or nil with a complaint when it can't be drawn or is too large: the rest of the parcel is still good.
  mutating func usable(_ picture: Picture?, of name: String) throws -> Picture? {
    guard let picture else { return nil }
    guard picture.bytes.count <= Picture.largest else {
      complaints.add("receive.picture_unusable", cell: name)
      return nil
    }
    if let isUsable = inspected[picture.bytes] { return isUsable ? picture : nil }
    do {
      if try workspace.keptPicture(picture.bytes) == nil { _ = try pictures.inspect(picture: picture.bytes) }
      inspected[picture.bytes] = true
      picture.bytes.letGo()
      return picture
    } catch let failure as Failure where failure.what.key.hasPrefix("picture.") {
      inspected[picture.bytes] = false
      complaints.add("receive.picture_unusable", cell: name)
      return nil
    }
  }

  mutating func note(
    _ action: ChangeSet.Action, _ kind: String, _ name: String, fields: [String] = [], at: Moment? = nil,
    apply: @escaping @Sendable (Workspace) throws -> Void
  ) {
    set.items.append(
      ChangeSet.Item(action: action, kind: kind, name: name, fields: fields, at: at, many: nil) { workspace, _ in
        try apply(workspace)
        return 1
      })
  }

  /// Notes what is counted rather than named.
  mutating func note(
    _ action: ChangeSet.Action, _ kind: String, _ many: ChangeSet.Many,
    apply: @escaping @Sendable (Workspace, (Double) throws -> Void) throws -> Int
  ) {
    set.items.append(
      ChangeSet.Item(
        action: action, kind: kind, name: "", fields: [], at: nil, many: many, count: many.count, apply: apply))
  }

  private mutating func addAddress(_ email: String, _ patient: Patient) throws {
    // The therapist's own workspace knows its address.
    guard try workspace.setting("role") == "tutor" || workspace.patients().isEmpty else { return }
    let known = try workspace.setting("therapist_email")
    guard known != email else { return }
    note(known == nil ? .new : .changed, "setting", "therapist_email", fields: known == nil ? [] : ["value"]) {
      try $0.set("therapist_email", to: email)
    }
  }
}

extension Workspace {
  /// The patient that a parcel means: the same `uid`, else the only one of that name.
  func match(_ patient: Patient) throws -> PatientRecord? {
    try read { db in
      if !patient.uid.isEmpty,
        let same = try db.first(PatientRecord.self, Scope(condition: "uid = ?", arguments: [patient.uid]))
      {
        return same
      }
      let namesakes = try db.all(
        PatientRecord.self, Scope(condition: "folded = ?", arguments: [patient.name.folded]))
      guard namesakes.count > 1 else { return namesakes.first }
      throw Failure(
        "patient.ambiguous", ["name": .text(patient.name), "count": .integer(namesakes.count)],
        candidates: namesakes.map { "\($0.name) #\($0.id)" })
    }
  }

  func match(_ tutor: Tutor, of patient: PatientRecord) throws -> TutorRecord? {
    try read { db in
      let mine = Scope(condition: "patient = ?", arguments: [patient.id])
      if !tutor.uid.isEmpty, let same = try db.first(TutorRecord.self, mine.and("uid = ?", [tutor.uid])) { return same }
      return try db.first(TutorRecord.self, mine.and("folded = ?", [tutor.name.folded]))
    }
  }

  /// The patient of a parcel, who must be here by now; nil for everybody.
  func ground(_ patient: Patient?) throws -> PatientRecord? {
    try patient.map(ground)
  }

  func ground(_ patient: Patient) throws -> PatientRecord {
    guard let known = try match(patient) else { throw MissingGround() }
    return known
  }

  func ground(_ tutor: Tutor?, of patient: PatientRecord) throws -> TutorRecord? {
    try tutor.flatMap { try match($0, of: patient) }
  }
}
