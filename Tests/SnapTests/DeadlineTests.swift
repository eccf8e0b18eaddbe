import ForeignTables
import Foundation
import TagarelaKit
import Testing

@testable import Snap

/// What would go on for long ends at a deadline.
struct DeadlineTests {
  let bench: Bench

  init() throws { bench = try Bench() }

  @Test func `reading ends at the deadline`() throws {
    let file = try bench.file(
      """
      CREATE TABLE Page (Id INTEGER, Title TEXT);
      WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT 100000) INSERT INTO Page SELECT i, 'x' FROM n;
      """)
    var count = 0
    #expect(throws: Failure("snap.too_large", hint: Phrase("snap.too_large.hint"))) {
      try ForeignDatabase(file.path, refusals: .snap, seconds: 0).each("Page", ["Id"]) { _ in count += 1 }
    }
    #expect(count < 100_000)
    try ForeignDatabase(file.path, refusals: .snap).each("Page", ["Id"]) { _ in count += 1 }
    #expect(count > 100_000)
  }
}
