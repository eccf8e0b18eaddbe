public import TagarelaKit

/// A kind of thing that a module lets travel between workspaces: how it is gathered for a parcel, compared with what is
/// here, and taken in.
///
/// Its identifier is the module's; it is also the ``ParcelItem/part`` of its items, and their kind in a ``ChangeSet``, whose
/// word is at `value.ID`, and how many there are at `count.ID`.
public struct ParcelPart: Identified {
  public let id: String
  /// The kinds of parcels with which its items go along.
  public let travelsWith: Set<Parcel.Kind>
  /// What of a patient's goes out with a parcel of a kind, in an order that two workspaces share: a plan goes to the tutor,
  /// observations go to the therapist, and each gets what they may see.
  public let gather:
    @Sendable (_ workspace: Workspace, _ patient: PatientRecord, _ kind: Parcel.Kind) throws -> [ParcelItem]
  /// What an item would change; it must change nothing. The patient is nil where it isn't here yet.
  public let compare:
    @Sendable (_ workspace: Workspace, _ patient: PatientRecord?, _ item: ParcelItem) throws -> Arrival
  /// Takes an item that was found new or changed, inside the command's step.
  public let take: @Sendable (_ workspace: Workspace, _ patient: PatientRecord, _ item: ParcelItem) throws -> Void
  /// The item of an identity as it is here, in the names that it travels with; nil where there is none. A part that has
  /// this lets people choose field by field, and is told what both sides have changed.
  public let here: (@Sendable (_ workspace: Workspace, _ patient: PatientRecord, _ uid: String) throws -> ParcelItem?)?
  /// Names that go along with another when a field is chosen: how a text is divided, with the text.
  public let companions: [String: [String]]
  /// What a field holds in the words of people, where it travels as something else; nil for a field that is read as it stands.
  public let told: @Sendable (_ field: String, _ value: String, _ wording: Wording) -> String?

  public init(
    id: String, travelsWith: Set<Parcel.Kind>,
    gather:
      @escaping @Sendable (_ workspace: Workspace, _ patient: PatientRecord, _ kind: Parcel.Kind) throws -> [ParcelItem],
    compare:
      @escaping @Sendable (_ workspace: Workspace, _ patient: PatientRecord?, _ item: ParcelItem) throws -> Arrival,
    take: @escaping @Sendable (_ workspace: Workspace, _ patient: PatientRecord, _ item: ParcelItem) throws -> Void,
    here: (@Sendable (_ workspace: Workspace, _ patient: PatientRecord, _ uid: String) throws -> ParcelItem?)? = nil,
    companions: [String: [String]] = [:],
    told: @escaping @Sendable (_ field: String, _ value: String, _ wording: Wording) -> String? = { _, _, _ in nil }
  ) {
    self.id = id
    self.travelsWith = travelsWith
    self.gather = gather
    self.compare = compare
    self.take = take
    self.here = here
    self.companions = companions
    self.told = told
  }

  /// What an item means for the workspace.
  public enum Arrival: Sendable, Equatable {
    /// It is not here. Its name, the patient's where it is empty, and, where it has one, its moment are what people see
    /// of it.
    case new(name: String, at: Moment?)
    /// It is here and differs in these fields.
    case changed(name: String, fields: [String])
    case same
    /// It says nothing that the module understands.
    case unreadable
  }
}

extension ExtensionPoint<ParcelPart> {
  /// What modules let travel between workspaces.
  public static var parcelParts: Self { Self("parcelParts") }
}

extension Reception {
  /// Items of modules that aren't here stay out, as do those that say nothing or come twice; they are counted.
  mutating func addItems(_ patient: Patient, _ known: PatientRecord?) throws {
    var strange: [String: Int] = [:]
    var unreadable: [String: Int] = [:]
    var seen: Set<[String]> = []
    for sent in parcel.items {
      guard let part = parts.first(where: { $0.id == sent.part }) else {
        strange[sent.part, default: 0] += 1
        continue
      }
      guard !sent.uid.isEmpty, seen.insert([sent.part, sent.uid]).inserted else {
        unreadable[sent.part, default: 0] += 1
        continue
      }
      let item = try usable(sent)
      switch try part.compare(workspace, known, item) {
      case .same: set.unchanged += 1
      case .unreadable: unreadable[item.part, default: 0] += 1
      case .new(let name, let at):
        let picture = item.media.sorted { $0.key < $1.key }.lazy.compactMap { Picture(ofAnyFormat: $0.value) }.first
        note(.new, part.id, name.isEmpty ? patient.name : name, at: at, picture: picture, needs: [Ground.patient]) {
          workspace, _ in
          try part.take(workspace, workspace.ground(patient), item)
        }
      case .changed(let name, let fields):
        let held = try known.flatMap { try part.here?(workspace, $0, item.uid) }
        let key = ExchangedVersions.key(part.id, item.uid)
        let differences = try workspace.judged(
          fields.map { FieldDifference($0, here: held?.version(of: $0) ?? .nothing, there: item.version(of: $0)) },
          key)
        note(.changed, part.id, name, differences, key: key) { workspace, keeping in
          let taken = held.map { item.keeping(keeping, of: $0, with: part.companions) } ?? item
          try part.take(workspace, workspace.ground(patient), taken)
        }
      }
    }
    complain(of: strange) { Phrase("receive.items_strange", ["part": .text($0), "count": .integer($1)]) }
    complain(of: unreadable) { Phrase("receive.items_unreadable", ["part": .text($0), "count": .integer($1)]) }
  }

  private mutating func complain(of counts: [String: Int], _ phrase: (_ part: String, _ count: Int) -> Phrase) {
    for (part, count) in counts.sorted(by: { $0.key < $1.key }) { set.complaints.append(phrase(part, count)) }
  }

  /// The item with its pictures as they are kept, without those that nobody can draw, and without what is neither a picture
  /// nor a sound nor a film.
  private mutating func usable(_ item: ParcelItem) throws -> ParcelItem {
    var item = item
    for (name, bytes) in item.media {
      if let picture = Picture(ofAnyFormat: bytes) {
        item.media[name] = try usable(picture, of: "\(item.part) \(name)")?.bytes
      } else if Voice(wave: bytes)?.seconds == nil, Video(file: bytes) == nil {
        item.media[name] = nil
        complaints.add("receive.sound_unusable", cell: "\(item.part) \(name)")
      }
    }
    return item
  }
}

extension ParcelItem {
  /// The item with some fields, and what goes along with them, as another has them.
  fileprivate func keeping(_ fields: Set<String>, of other: ParcelItem, with companions: [String: [String]])
    -> ParcelItem
  {
    var item = self
    for name in fields.union(fields.flatMap { companions[$0] ?? [] }) {
      item.fields[name] = other.fields[name]
      item.media[name] = other.media[name]
    }
    return item
  }
}
