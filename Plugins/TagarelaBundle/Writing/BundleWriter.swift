import Foundation
import TagarelaKit

/// Writes all three kinds of bundle, one object a line.
enum BundleWriter {
  /// - Throws: ``Failure`` `bundle.nothing_to_write` when the parcel brings nothing that belongs into a bundle of this
  ///   kind, `bundle.too_many_to_write` when no reader would take all of it.
  static func write(_ parcel: Parcel, as kind: Parcel.Kind, to file: any ByteSink, with aids: WritingAids) throws {
    guard parcel.kind == kind, kind != .plan || !parcel.plans.isEmpty else { throw Failure("bundle.nothing_to_write") }
    let sink = GatheringSink(file)
    var count = 0
    func append(_ line: ObjectLine) throws {
      count += 1
      guard count <= BundleFile.mostObjects else {
        throw Failure("bundle.too_many_to_write", ["limit": .integer(BundleFile.mostObjects - 1)])
      }
      try sink.write(line.ended())
    }
    switch kind {
    case .plan, .board, .symbols:
      let others = try boards(parcel.boards, with: aids)
      for (index, plan) in parcel.plans.enumerated() {
        var head = ObjectLine.plan(plan, of: parcel, with: aids)
        if index == 0 { head.addOwn(.boards, others) }
        try append(head)
        for cell in plan.board.cells { try append(.cell(cell, with: aids)) }
      }
    case .usage:
      try append(.people(of: parcel))
      for touch in parcel.touches { try append(.touch(touch)) }
    case .observations:
      try append(.people(of: parcel))
      for observation in parcel.observations { try append(.observation(observation)) }
    }
    try sink.finish()
  }

  /// The boards to which the plans' boards lead, out of the way of readers that take each object for a symbol.
  private static func boards(_ boards: [Board], with aids: WritingAids) throws -> String? {
    guard !boards.isEmpty else { return nil }
    let lines = boards.flatMap { board in
      [ObjectLine.board(board)] + board.cells.map { ObjectLine.cell($0, with: aids) }
    }
    guard lines.count <= BundleFile.mostObjects else {
      throw Failure("bundle.too_many_to_write", ["limit": .integer(BundleFile.mostObjects - 1)])
    }
    return String(decoding: lines.flatMap { $0.ended() }, as: UTF8.self)
  }
}
