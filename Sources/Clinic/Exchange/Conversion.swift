public import TagarelaKit
import Workspace

/// What a file of one kind holds, on its way into a file of another.
///
/// Boards and plans are taken into a workspace that is there only meanwhile, as ``Clinic/take(_:_:progress:)`` takes them: so they
/// come out as they would of a clinic's, every cell in a place of its own and every word with the picture that there is for it. Nothing
/// of it touches the clinic's workspace, unless that is a temporary one itself. What else a file may hold, like a history, goes
/// on as it was read.
public struct Conversion {
  /// What was repaired in reading, and what couldn't be used.
  public let complaints: [Phrase]
  private let parcel: Parcel
  /// Of most words, where the file says or shows it.
  private let language: String?
  /// What words got that had none in the file.
  private let added: Set<FileFormat.Carried>
  private let clinic: Clinic
  /// The workspace lies in it, where the clinic's isn't a temporary one.
  private let folder: PrivateFolder?

  /// - Throws: ``Failure`` `convert.nothing` where no board or plan of it can be kept, and what the database says.
  public init(of reading: Reading, at clinic: Clinic) throws {
    folder = clinic.workspace.isTemporary ? nil : try PrivateFolder()
    let passing = try folder.map { try clinic.meanwhile(in: $0) } ?? clinic
    self.clinic = passing
    language = reading.language
    guard reading.parcel.kind == .plan || reading.parcel.kind == .board else {
      parcel = reading.parcel
      complaints = reading.complaints
      added = []
      return
    }
    let arrival = try passing.arrival(of: reading, for: nil)
    let choice = try arrival.selection(Wanted()).choice
    let workspace = passing.workspace
    _ = try workspace.together { try passing.take(arrival, choice) }
    let kept = try reading.parcel.kind == .plan ? workspace.allPlans() : workspace.allBoards(as: reading.parcel.boards)
    guard !kept.plans.isEmpty || !kept.boards.isEmpty else { throw Failure("convert.nothing") }
    parcel = kept
    let boards = reading.parcel.boards + reading.parcel.plans.map(\.board)
    added = boards.contains { $0.cells.contains { $0.shown != nil } } ? [] : [.pictures]
    complaints = reading.isWordList ? arrival.complaints : arrival.remarks
  }

  /// All that is to be written in a format: one that holds no plans gets their boards, as ``Parcel/Kind/board``.
  public func parcel(for format: FileFormat) -> Parcel {
    guard parcel.kind == .plan, !format.writes.contains(.plan), format.writes.contains(.board) else { return parcel }
    return Parcel(kind: .board, patient: parcel.patient, boards: parcel.plans.map(\.board) + parcel.boards)
  }

  /// What of it a format has no place for.
  public func losses(in format: FileFormat) -> Losses { Losses(of: parcel, in: format, besides: added) }

  /// - Throws: ``Failure`` as ``Clinic/write(_:as:to:ending:reader:_:_:)``.
  public func write(as format: FileFormat, to sink: any ByteSink, ending: String) throws {
    _ = try clinic.write(parcel(for: format), as: format, to: sink, ending: ending, reader: nil, wordsIn: language)
  }
}

extension Clinic {
  /// The same with another workspace, that is there only meanwhile.
  fileprivate func meanwhile(in folder: PrivateFolder) throws -> Clinic {
    let temporary = try Workspace.open(
      folder.path + "/workspace", tables: registry.all(.tables),
      hooks: Workspace.Hooks(
        interrupted: isInterrupted, byEar: wording.language.byEar, isTemporary: true, cache: workspace.cache))
    return Clinic(temporary, registry: registry, wording: wording, services: services, isInterrupted: isInterrupted)
  }
}

extension Workspace {
  /// All boards, in the order in which they are here, so that one begins where one began.
  fileprivate func allBoards(as order: [Board]) throws -> Parcel {
    let places = Dictionary(order.enumerated().map { ($0.element.uid, $0.offset) }) { first, _ in first }
    return try parcel(
      of: boards(for: nil).sorted { places[$0.uid, default: places.count] < places[$1.uid, default: places.count] })
  }

  /// All plans, with the boards to which they lead.
  fileprivate func allPlans() throws -> Parcel {
    var all = Parcel(kind: .plan)
    for plan in try plans(of: nil).map({ try parcel(of: $0) }) {
      if all.plans.isEmpty {
        all = plan
        continue
      }
      all.plans += plan.plans
      let known = Set(all.boards.map(\.uid))
      all.boards += plan.boards.filter { !known.contains($0.uid) }
    }
    return all
  }
}
