import Foundation
import TagarelaKit
import Testing

@testable import Catalog

/// How symbols look in a terminal.
@Suite struct `Rows that show a symbol` {
  private let folder = Folder()

  private func rows(_ system: MemorySystem, _ manner: String, drawn: inout Int) throws -> [String] {
    let catalog = Shelf([system], in: folder).catalog
    let symbol = try catalog.symbol("pcs", "juice", language: "en")
    return try catalog.rows(of: symbol, choices: ["plain"], manner: manner) { picture in
      drawn += 1
      return [String(decoding: picture.bytes, as: UTF8.self), manner]
    }
  }

  @Test func `are drawn once for each manner, also for other processes`() throws {
    let system = MemorySystem("pcs", concepts: ["juice"])
    var drawn = 0
    for _ in 0..<2 {
      #expect(try rows(system, "8x3", drawn: &drawn) == [#"<svg pcs juice ["plain"]/>"#, "8x3"])
      #expect(try rows(system, "18x8", drawn: &drawn).last == "18x8")
    }
    #expect(drawn == 2)
  }

  @Test func `are drawn anew where their system has changed`() throws {
    let system = MemorySystem("pcs", concepts: ["juice"])
    var drawn = 0
    _ = try rows(system, "8x3", drawn: &drawn)
    system.symbols.append(SystemSymbol(code: "cat", concept: "cat"))
    _ = try rows(system, "8x3", drawn: &drawn)
    #expect(drawn == 2)
  }

  @Test func `are drawn though nothing can be kept`() throws {
    let catalog = Shelf([MemorySystem("pcs", concepts: ["juice"])], path: "/proc/none").catalog
    let symbol = try catalog.symbol("pcs", "juice", language: "en")
    let rows = try catalog.rows(of: symbol, choices: [], manner: "8x3") { _ in ["x"] }
    #expect(rows == ["x"])
  }
}
