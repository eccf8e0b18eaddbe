public import TagarelaKit
import Workspace

/// What a file of one kind holds, on its way into a file of another.
///
/// Boards and plans are taken into a workspace that is there only meanwhile, as ``Clinic/take(_:_:progress:)`` takes them: so they
/// come out as they would of a clinic's, every cell in a place of its own and every word with the picture that there is for it. Nothing
/// of it touches the clinic's workspace.
public final class Conversion {
  /// What was repaired in reading, and what couldn't be used.
  public let complaints: [Phrase]
  /// All that is to be written.
  public private(set) var parcel: Parcel
  private let clinic: Clinic
  private let folder: PrivateFolder

  /// - Throws: ``Failure`` `convert.nothing` where no board, plan or symbol is in it, and what the database says.
  public init(of reading: Reading, at clinic: Clinic) throws {
    folder = try PrivateFolder()
    let isInterrupted = clinic.isInterrupted
    let workspace = try Workspace.open(
      folder.path + "/workspace", tables: clinic.registry.all(.tables),
      hooks: Workspace.Hooks(interrupted: isInterrupted, byEar: clinic.wording.language.byEar))
    self.clinic = Clinic(
      workspace, registry: clinic.registry, wording: clinic.wording, services: clinic.services,
      isInterrupted: isInterrupted)
    parcel = reading.parcel
    let arrival = try self.clinic.arrival(of: reading, for: nil)
    complaints = arrival.complaints
    guard parcel.kind == .plan || parcel.kind == .board else { return }
    let choice = try arrival.selection(Wanted()).choice
    _ = try workspace.together { try self.clinic.take(arrival, choice) }
    parcel = try kept(of: reading.parcel)
    guard !parcel.plans.isEmpty || !parcel.boards.isEmpty else { throw Failure("convert.nothing") }
  }

  /// Plans with the boards to which they lead; boards from the one where one begins, with all others of the file.
  private func kept(of parcel: Parcel) throws -> Parcel {
    let workspace = clinic.workspace
    guard parcel.kind == .plan else {
      let places = Dictionary(
        parcel.boards.enumerated().map { ($0.element.uid, $0.offset) }, uniquingKeysWith: { first, _ in first })
      return try workspace.parcel(
        of: workspace.boards(for: nil).sorted {
          places[$0.uid, default: places.count] < places[$1.uid, default: places.count]
        })
    }
    let plans = try workspace.plans(of: nil).map { try workspace.parcel(of: $0) }
    guard var all = plans.first else { return parcel }
    for plan in plans.dropFirst() {
      all.plans += plan.plans
      let known = Set(all.boards.map(\.uid))
      all.boards += plan.boards.filter { !known.contains($0.uid) }
    }
    return all
  }

  /// In the shape in which a format has it: a format that holds no plans takes their boards.
  ///
  /// - Returns: true where plans went, and boards stay.
  public func fit(_ format: FileFormat) -> Bool {
    guard parcel.kind == .plan, !format.writes.contains(.plan), format.writes.contains(.board) else { return false }
    parcel = Parcel(kind: .board, patient: parcel.patient, boards: parcel.plans.map(\.board) + parcel.boards)
    return true
  }

  /// - Throws: ``Failure`` as ``Clinic/write(_:as:to:ending:reader:_:_:)``.
  public func write(as format: FileFormat, to sink: any ByteSink, ending: String) throws -> Losses {
    try clinic.write(parcel, as: format, to: sink, ending: ending, reader: nil)
  }
}
