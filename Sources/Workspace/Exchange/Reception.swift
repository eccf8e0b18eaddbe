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
  ///   - settle: gives a symbol that came without category one, and without picture a picture of its meaning for a use.
  /// - Throws: ``Failure`` `receive.no_patient` when the parcel doesn't say whom it concerns and isn't of boards,
  ///   `patient.ambiguous`.
  public func changes(
    in reading: Reading, pictures: any Renderer, for patient: PatientRecord? = nil, parts: [ParcelPart] = [],
    settle: @escaping (Symbol, CellPurpose) throws -> SettledSymbol = { symbol, _ in SettledSymbol(symbol) }
  ) throws -> ChangeSet {
    var reception = Reception(
      workspace: self, reading: reading, pictures: pictures, patient: patient, parts: parts, settle: settle)
    var changes = try read { _ in try reception.changes() }
    changes.complaints += reception.complaints.phrases { Phrase("receive.more", ["count": .integer($0)]) }
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

  /// What is kept of each picture that was looked at; nil of one that can't be used.
  private var inspected: [BytesKey: Picture?] = [:]
  /// The file brings words, and says nothing of what is not in it.
  let isWordList: Bool
  /// Not all of the file was read: what isn't in what was says nothing.
  let isPartial: Bool
  /// The items that bring the cells of boards, by the board's ground and the place.
  var cellItems: [String: [Int: Int]] = [:]

  /// The boards of the parcel, by what links say of them; of two the first.
  let siblings: (byUID: [String: Board], byName: [String: Board])

  /// How the boards of the parcel lead to each other.
  let ways: BoardWays

  private let patient: PatientRecord?

  init(
    workspace: Workspace, reading: Reading, pictures: any Renderer, patient: PatientRecord?,
    parts: [ParcelPart], settle: @escaping (Symbol, CellPurpose) throws -> SettledSymbol
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
    isPartial = reading.isPartial
    let all = parcel.boards + parcel.plans.map(\.board)
    let siblings = (
      byUID: Dictionary(all.filter { !$0.uid.isEmpty }.map { ($0.uid, $0) }) { first, _ in first },
      byName: Dictionary(all.map { ($0.name, $0) }) { first, _ in first }
    )
    self.siblings = siblings
    ways = BoardWays(parcel.boards) { siblings.byUID[$0.uid] ?? siblings.byName[$0.name] }
    settling = Settling(settle: settle)
  }

  mutating func changes() throws -> ChangeSet {
    try addAll()
    set.remember = remembering
    return set
  }

  /// What is here afterwards is what both sides have, but for what was not taken.
  private var remembering: (@Sendable (Workspace, ChangeSet.Choice) throws -> Void)? {
    guard !isWordList else { return nil }
    let named = set.items.enumerated().compactMap { place, item in
      item.key.map { (place: place, key: $0, differences: item.differences) }
    }
    return { [parcel, parts, patient] workspace, choice in
      var remembering = Remembering(workspace: workspace, parcel: parcel, parts: parts)
      for (place, key, differences) in named {
        guard let keeping = choice.taken[place] else {
          remembering.declined.insert(key)
          continue
        }
        for difference in differences where keeping.contains(difference.field) {
          remembering.kept[key, default: [:]][difference.field] = difference.there
        }
      }
      try remembering.run(for: patient)
    }
  }

  private mutating func addAll() throws {
    if parcel.kind == .board || parcel.kind == .symbols, parcel.patient == nil {
      let owner = patient.map { Patient(uid: $0.uid, name: $0.name) }
      try add(parcel.boards, owner, patient)
      return try addSymbols(parcel.symbols, owner, patient)
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
    try addArrangements(known)
    try addItems(patient, known)
  }

  /// The picture as it is kept, or nil with a complaint when it can't be drawn or is too large: the rest of the parcel is still good.
  mutating func usable(_ picture: Picture?, of name: String) throws -> Picture? {
    guard let picture else { return nil }
    guard picture.bytes.count <= Picture.largest else {
      complaints.add("receive.picture_unusable", cell: name)
      return nil
    }
    let key = BytesKey(picture.bytes)
    if let known = inspected[key] { return known }
    do {
      let kept = try keepable(picture)
      inspected[key] = .some(kept)
      picture.bytes.letGo()
      return kept
    } catch let failure as Failure where failure.what.key.hasPrefix("picture.") {
      inspected[key] = .some(nil)
      complaints.add("receive.picture_unusable", cell: name)
      return nil
    }
  }

  private func keepable(_ picture: Picture) throws -> Picture {
    if try workspace.keptPicture(picture.bytes) != nil { return picture }
    let keepable = try pictures.keepable(picture: picture.bytes)
    // The same bytes are held once.
    return keepable.bytes == picture.bytes
      ? picture : Picture(format: keepable.facts.format, bytes: keepable.bytes)
  }

  /// - Parameters:
  ///   - apply: does it but for the fields that are to stay as they are here.
  /// - Returns: the item's place.
  @discardableResult
  mutating func note(
    _ action: ChangeSet.Action, _ kind: String, _ name: String, _ differences: [FieldDifference] = [],
    at: Moment? = nil, picture: Picture? = nil, key: String? = nil, as ground: String? = nil, needs: [String] = [],
    apply: @escaping @Sendable (_ workspace: Workspace, _ keeping: Set<String>) throws -> Void
  ) -> Int {
    set.items.append(
      ChangeSet.Item(
        action: action, kind: kind, name: name, differences: differences, at: at, many: nil, picture: picture,
        key: key, ground: ground, needs: needs
      ) { workspace, keeping, _ in
        let staysAsItIs = !differences.isEmpty && differences.allSatisfy { keeping.contains($0.field) }
        if !staysAsItIs || action != .changed { try apply(workspace, keeping) }
        return staysAsItIs ? 0 : 1
      })
    return set.items.count - 1
  }

  /// Notes what is counted rather than named.
  mutating func note(
    _ action: ChangeSet.Action, _ kind: String, _ many: ChangeSet.Many, needs: [String],
    apply: @escaping @Sendable (Workspace, (Double) throws -> Void) throws -> Int
  ) {
    set.items.append(
      ChangeSet.Item(
        action: action, kind: kind, name: "", differences: [], at: nil, many: many, picture: nil, key: nil, ground: nil,
        needs: needs, count: many.count
      ) { workspace, _, progress in try apply(workspace, progress) })
  }

  private mutating func addAddress(_ email: String, _ patient: Patient) throws {
    // The therapist's own workspace knows its address.
    guard try workspace.setting("role") == "tutor" || workspace.patients().isEmpty else { return }
    let known = try workspace.setting("therapist_email")
    guard known != email else { return }
    let value = FieldDifference("value", here: .text(known), there: .text(email))
    note(known == nil ? .new : .changed, "setting", "therapist_email", known == nil ? [] : [value]) { workspace, _ in
      try workspace.set("therapist_email", to: email)
    }
  }
}

/// By what items of a change set name what they rest on.
enum Ground {
  static let patient = "patient"
  static let tutor = "tutor"
  static func category(_ category: Category) -> String { "category \(category.name)" }
  static func symbol(_ symbol: Symbol) -> String { "symbol \(symbol.uid) \(symbol.category.name) \(symbol.name)" }
  static func board(_ board: Board) -> String { "board \(board.uid) \(board.name)" }
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
