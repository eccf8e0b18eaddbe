import Foundation
import TagarelaKit

/// Writes all three kinds of bundle, one object a line.
enum BundleWriter {
  /// - Throws: ``Failure`` `bundle.nothing_to_write` when the parcel brings nothing that belongs into a bundle of this
  ///   kind, `bundle.too_many_to_write` when no reader would take all of it.
  static func write(_ parcel: Parcel, as kind: Parcel.Kind, with aids: WritingAids) throws -> Data {
    guard parcel.kind == kind, kind != .plan || !parcel.plans.isEmpty else { throw Failure("bundle.nothing_to_write") }
    var bytes: [UInt8] = []
    var count = 0
    func append(_ line: ObjectLine) throws {
      count += 1
      guard count <= BundleFile.mostObjects else {
        throw Failure("bundle.too_many_to_write", ["limit": .integer(BundleFile.mostObjects - 1)])
      }
      bytes.append(contentsOf: line.ended())
    }
    switch kind {
    case .plan, .board:
      for plan in parcel.plans {
        try append(.plan(plan, of: parcel, with: aids))
        for cell in plan.board.cells { try append(.cell(cell, with: aids)) }
      }
    case .usage:
      try append(.people(of: parcel))
      for touch in parcel.touches { try append(.touch(touch)) }
    case .observations:
      try append(.people(of: parcel))
      for observation in parcel.observations { try append(.observation(observation)) }
    }
    return Data(bytes)
  }
}
