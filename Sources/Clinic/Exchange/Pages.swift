public import Foundation
public import TagarelaKit
public import Workspace

extension Clinic {
  /// Boards to be written or printed together, each once.
  ///
  /// - Parameter linked: whether all those to which they lead go along.
  public func parcel(of boards: [BoardRecord], linked: Bool) throws -> Parcel {
    let all = linked ? try boards.flatMap { try workspace.linked(from: $0) } : boards
    var seen: Set<String> = []
    return try workspace.parcel(of: all.filter { seen.insert($0.uid).inserted })
  }

  /// A board with those to which it leads, and behind them all others of the same owner.
  public func parcel(ofAllFrom board: BoardRecord) throws -> Parcel {
    let others = try workspace.boards(for: board.patient).filter { $0.patient == board.patient }
    var seen: Set<String> = []
    return try workspace.parcel(
      of: (workspace.linked(from: board) + others).filter { seen.insert($0.uid).inserted })
  }

  /// The symbols of a category that a patient sees.
  ///
  /// - Parameter patient: nil for everybody's.
  /// - Throws: ``Failure`` `print.empty_category`.
  public func parcel(of category: CategoryRecord, for patient: PatientRecord?) throws -> Parcel {
    let parcel = try workspace.parcel(of: category, for: patient?.id)
    guard !parcel.symbols.isEmpty else { throw Failure("print.empty_category", ["name": .text(category.name)]) }
    return parcel
  }

  /// A parcel on pages, a file each where a file of the format shows one page.
  ///
  /// - Parameters:
  ///   - format: as ``pageFormat(writing:for:)``.
  ///   - reader: in whose letters pages are written that belong to nobody.
  /// - Throws: ``Failure`` `print.…` for measures that can't be.
  public func pages(
    of parcel: Parcel, as format: FileFormat, _ setup: PageSetup, reader: PatientRecord?
  ) throws -> [Data] {
    let aids = try writingAids(for: parcel, reader: reader, setup)
    if let writePages = format.writePages { return try writePages(parcel, aids) }
    return try format.file(of: parcel, with: aids).map { [$0] } ?? []
  }
}
