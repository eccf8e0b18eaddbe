import Foundation
import TagarelaKit

/// Reads all three kinds of bundle; which one it is, the content says before the file's name does.
enum BundleReader {
  /// - Parameter expected: what to take it for when the content leaves it open.
  /// - Throws: ``Failure`` `bundle.not_bundle`, and `bundle.truncated` or `bundle.object_broken` when nothing is whole.
  static func read(_ input: InputFile, expecting expected: Parcel.Kind) throws -> Reading {
    let file = BundleFile(input)
    guard file.isBundle else { throw Failure("bundle.not_bundle") }
    guard file.count > 0 else {
      throw file.isCut
        ? Failure("bundle.truncated", ["objects": .integer(0)])
        : Failure("bundle.object_broken", ["number": .integer(1)])
    }
    var complaints = file.complaints
    // Whatever was left out of the file itself may have been a symbol.
    let isPartial = !complaints.phrases.isEmpty
    var parcel =
      switch file.kind ?? expected {
      case .plan, .board, .symbols: PlanReader.parcel(from: file.objects, &complaints)
      case .usage: HistoryReader.usage(from: file, &complaints)
      case .observations: HistoryReader.observations(from: file, &complaints)
      case let other: HistoryReader.people(of: file, kind: other, &complaints)
      }
    parcel.items = file.items
    return Reading(parcel: parcel, complaints: complaints.phrases, isPartial: isPartial)
  }
}
