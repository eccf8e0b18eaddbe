import Foundation
import TagarelaKit

/// Writes all three kinds of bundle, one object a line, as a stream: what is written is not held.
struct BundleWriter {
  private let sink: GatheringSink
  /// A history may be of any length.
  private let isLimited: Bool
  private let media: MediaWriting
  private var count = 0

  /// - Throws: ``Failure`` `bundle.nothing_to_write` when the parcel brings nothing that belongs into a bundle of this
  ///   kind, `bundle.too_many_to_write` and `bundle.too_large_to_write` when no reader would take all of it.
  static func write(_ parcel: Parcel, as kind: Parcel.Kind, to file: any ByteSink, with aids: WritingAids) throws {
    guard parcel.kind == kind, kind != .plan || !parcel.plans.isEmpty else { throw Failure("bundle.nothing_to_write") }
    var writer = BundleWriter(to: file, with: aids, isLimited: !kind.isHistory)
    switch kind {
    case .plan, .board, .symbols: try writer.write(parcel)
    case .usage:
      try writer.append(try .people(of: parcel))
      try parcel.touches.forEach { try writer.append(.touch($0)) }
    case .observations:
      try writer.append(try .people(of: parcel))
      for observation in parcel.observations { try writer.append(.observation(observation)) }
    default: try writer.append(try .people(of: parcel))
    }
    try writer.sink.finish()
  }

  private init(to file: any ByteSink, with aids: WritingAids, isLimited: Bool) {
    self.isLimited = isLimited
    sink = GatheringSink(isLimited ? LimitedSink(file) : file)
    media = MediaWriting(aids)
  }

  private mutating func append(_ line: ObjectLine) throws {
    try countOne()
    try sink.write(line.ended())
  }

  private mutating func countOne() throws {
    count += 1
    guard !isLimited || count <= BundleFile.mostObjects else { throw Self.tooMany(BundleFile.mostObjects - 1) }
  }

  private static func tooMany(_ limit: Int) -> Failure {
    Failure("bundle.too_many_to_write", ["limit": .integer(limit)])
  }

  /// The boards to which the plans' boards lead stand in the first object, as a text, out of the way of readers that take
  /// each object for a symbol.
  private mutating func write(_ parcel: Parcel) throws {
    let boards = parcel.boards
    guard boards.count + parcel.plans.count <= ParcelRoom.mostBoards else { throw Self.tooMany(ParcelRoom.mostBoards) }
    let cells = (boards + parcel.plans.map(\.board)).reduce(0) { $0 + $1.cells.count }
    guard cells <= ParcelRoom.mostCells else { throw Self.tooMany(ParcelRoom.mostCells) }
    for (index, plan) in parcel.plans.enumerated() {
      var head = try ObjectLine.plan(plan, of: parcel, with: media)
      if index == 0 { try head.add(parcel.items) }
      if index == 0, !boards.isEmpty {
        try countOne()
        try sink.write(head.opened())
        try sink.write(",\"\(Field.boards.rawValue)\":\"")
        for board in boards { try write(board) }
        try sink.write("\"}\n")
      } else {
        try append(head)
      }
      for cell in plan.board.cells { try append(try .cell(cell, isFirst: true, with: media)) }
    }
  }

  private func write(_ board: Board) throws {
    try writeInside(.board(board, with: media))
    for cell in board.cells { try writeInside(try .cell(cell, isFirst: false, with: media)) }
  }

  private func writeInside(_ line: ObjectLine) throws {
    var escaped: [UInt8] = []
    JSONEscapes.append(line.ended(), to: &escaped)
    try sink.write(escaped)
  }
}

/// Ends a file that no reader would take, before the rest of it is made.
private final class LimitedSink: ByteSink {
  private let next: any ByteSink
  private var left = BundleFile.largest

  init(_ next: any ByteSink) { self.next = next }

  func write(_ part: Data) throws {
    left -= part.count
    guard left >= 0 else {
      throw Failure(
        "bundle.too_large_to_write", ["limit": .real(Double(BundleFile.largest) / 1e6)],
        hint: Phrase("bundle.too_large_to_write.hint"))
    }
    try next.write(part)
  }
}
