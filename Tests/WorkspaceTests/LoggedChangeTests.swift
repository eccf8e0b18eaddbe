import Foundation
import GRDB
import Testing

@testable import Workspace

/// How changes are written in the log, and read from what may be anything.
struct LoggedChangeTests {
  private static let written: [LoggedChange] = [
    LoggedChange(
      deed: .insert, uid: nil,
      fields: [
        .init(number: 0, was: .null, became: 7.databaseValue), .init(number: 1, was: .null, became: "u".databaseValue),
        .init(number: 300, was: .null, became: (-1.5).databaseValue),
      ]),
    LoggedChange(
      deed: .update, uid: "u",
      fields: [
        .init(number: 2, was: "Hora".databaseValue, became: .null),
        .init(number: 9, was: .null, became: Data([0, 0xFF]).databaseValue),
      ]),
    LoggedChange(
      deed: .delete, uid: nil,
      fields: [
        .init(number: 0, was: Int64.min.databaseValue, became: .null),
        .init(number: 1, was: "ação".databaseValue, became: .null),
      ]),
  ]

  private func bytes(_ changes: [LoggedChange]) -> [UInt8] {
    var writer = LogWriter()
    for change in changes { change.write(to: &writer) }
    return writer.bytes
  }

  @Test func `what was written is read, and the contrary of its contrary is the same`() {
    #expect(LoggedChange.read(bytes(Self.written)) == Self.written)
    for change in Self.written { #expect(change.inverse.inverse == change) }
  }

  @Test func `a part of what was written is none, or fewer whole changes`() {
    let whole = bytes(Self.written)
    for count in whole.indices {
      guard let read = LoggedChange.read(Array(whole.prefix(count))) else { continue }
      #expect(read == Array(Self.written.prefix(read.count)))
    }
  }

  @Test func `what was damaged is read as something whose fields stand in order, or not at all`() {
    let whole = bytes(Self.written)
    for place in whole.indices {
      for bit in 0..<8 {
        var damaged = whole
        damaged[place] ^= 1 << bit
        guard let changes = LoggedChange.read(damaged) else { continue }
        #expect(LoggedChange.read(bytes(changes)) == changes)
        for change in changes {
          #expect((change.deed == .update) == (change.uid != nil))
          #expect(zip(change.fields, change.fields.dropFirst()).allSatisfy { $0.number < $1.number })
        }
      }
    }
  }
}
