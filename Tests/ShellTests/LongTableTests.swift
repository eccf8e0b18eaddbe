import Foundation
import TagarelaKit
import Testing

@testable import Shell

/// Lists of which only a part is in memory while they are shown.
struct LongTableTests {
  private let wording = Wording("en", in: Bench.registry)

  private func table(_ count: Int, name: @escaping @Sendable (Int) -> String = { "row \($0)" }) -> Table {
    let rows = Flow<[Value]>(count: count) { row in
      for index in 0..<count { try row([.text(name(index)), .integer(index % 10)]) }
    }
    return Table([.init("name"), .init("id", .number)], rows: rows, empty: Phrase("patient.none"))
  }

  @Test(arguments: [Printer.Manner.plain, .json, .terminal(Style(hasColor: false))])
  func `in parts it reads as it does whole`(_ manner: Printer.Manner) throws {
    let printer = Printer(manner)
    for count in [1, 999, 1000, 1001, 5000] {
      var parts = ""
      try printer.parts(of: table(count), wording: wording, width: 80) { parts += $0 }
      let whole = try printer.text(.table(table(count)), wording: wording, width: 80)
      #expect(parts == whole)
      let lines = count + (parts.hasPrefix("[") ? 0 : 1)
      #expect(parts.split(separator: parts.hasPrefix("[") ? "}" : "\n").count >= lines)
    }
  }

  @Test func `of a million rows the first are shown when a sample has been read`() throws {
    struct Enough: Error {}
    for printer in [Printer(.plain), Printer(.json), Printer(.terminal(.plain))] {
      var last = -1
      let rows = Flow<[Value]>(count: 1_000_000) { row in
        for index in 0..<1_000_000 { try row([.integer(index)]) }
      }
      let table = Table([.init("id")], rows: rows, empty: Phrase("patient.none"))
      #expect(throws: Enough.self) {
        try printer.parts(of: table, wording: wording, width: 80) { part in
          last = part.split { !$0.isNumber }.compactMap { Int($0) }.max() ?? last
          if last >= 0 { throw Enough() }
        }
      }
      // JSON comes in parts of 16 KB.
      #expect((0...2000).contains(last))
    }
  }

  @Test func `a later row that is longer than the sample is whole where lines may be long`() throws {
    let long = table(1500) { $0 == 1200 ? String(repeating: "x", count: 50) : "row" }
    let lines = try #require(try Printer(.plain).text(.table(long), wording: wording, width: nil)).split(
      separator: "\n")
    #expect(lines.count == 1501)
    #expect(lines[1201] == String(repeating: "x", count: 50) + "   0")
    #expect(lines[1202].hasPrefix("row ") && lines[1202].hasSuffix("  1"))
    #expect(lines[1202].count == lines[1].count)
    let narrow = try Printer(.terminal(.plain)).text(.table(long), wording: wording, width: 20) ?? ""
    #expect(narrow.split(separator: "\n").allSatisfy { $0.count <= 20 })
  }

  @Test func `bars are measured by the largest of all`() throws {
    let rows = Flow<[Value]>(count: 2000) { row in for index in 0..<2000 { try row([.integer(index * 1000)]) } }
    let table = Table([.init("touches", .bar)], rows: rows, empty: Phrase("patient.none"))
    let text = try #require(try Printer(.terminal(.plain)).text(.table(table), wording: wording, width: 80))
    let longest = text.split(separator: "\n").map { $0.count { $0 == "█" } }.max()
    #expect(longest == 12)
  }

  @Test func `an error of the rows ends it`() throws {
    let rows = Flow<[Value]>(count: 3000) { row in
      for index in 0..<1500 { try row([.integer(index)]) }
      throw Failure("interrupted")
    }
    let table = Table([.init("id")], rows: rows, empty: Phrase("patient.none"))
    #expect(throws: Failure("interrupted")) { try Printer(.plain).text(.table(table), wording: wording, width: nil) }
  }
}
