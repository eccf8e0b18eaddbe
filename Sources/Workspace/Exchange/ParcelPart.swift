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
  /// What of a patient's goes out, in an order that two workspaces share.
  public let gather: @Sendable (_ workspace: Workspace, _ patient: PatientRecord) throws -> [ParcelItem]
  /// What an item would change; it must change nothing. The patient is nil where it isn't here yet.
  public let compare:
    @Sendable (_ workspace: Workspace, _ patient: PatientRecord?, _ item: ParcelItem) throws -> Arrival
  /// Takes an item that was found new or changed, inside the command's step.
  public let take: @Sendable (_ workspace: Workspace, _ patient: PatientRecord, _ item: ParcelItem) throws -> Void

  public init(
    id: String, travelsWith: Set<Parcel.Kind>,
    gather: @escaping @Sendable (_ workspace: Workspace, _ patient: PatientRecord) throws -> [ParcelItem],
    compare:
      @escaping @Sendable (_ workspace: Workspace, _ patient: PatientRecord?, _ item: ParcelItem) throws -> Arrival,
    take: @escaping @Sendable (_ workspace: Workspace, _ patient: PatientRecord, _ item: ParcelItem) throws -> Void
  ) {
    self.id = id
    self.travelsWith = travelsWith
    self.gather = gather
    self.compare = compare
    self.take = take
  }

  /// What an item means for the workspace.
  public enum Arrival: Sendable, Equatable {
    /// It is not here. Its name and, where it has one, its moment are what people see of it.
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
      let item = try drawable(sent)
      switch try part.compare(workspace, known, item) {
      case .same: set.unchanged += 1
      case .unreadable: unreadable[item.part, default: 0] += 1
      case .new(let name, let at):
        note(.new, part.id, name, at: at) { try part.take($0, $0.ground(patient), item) }
      case .changed(let name, let fields):
        note(.changed, part.id, name, fields: fields) { try part.take($0, $0.ground(patient), item) }
      }
    }
    complain(of: strange) { Phrase("receive.items_strange", ["part": .text($0), "count": .integer($1)]) }
    complain(of: unreadable) { Phrase("receive.items_unreadable", ["part": .text($0), "count": .integer($1)]) }
  }

  private mutating func complain(of counts: [String: Int], _ phrase: (_ part: String, _ count: Int) -> Phrase) {
    for (part, count) in counts.sorted(by: { $0.key < $1.key }) { set.complaints.append(phrase(part, count)) }
  }

  /// The item without pictures that nobody can draw.
  private mutating func drawable(_ item: ParcelItem) throws -> ParcelItem {
    var item = item
    for (name, bytes) in item.media {
      guard let picture = Picture(ofAnyFormat: bytes) else { continue }
      if try usable(picture, of: "\(item.part) \(name)") == nil { item.media[name] = nil }
    }
    return item
  }
}
