import BuiltIns
import Foundation
import Shell
import TagarelaKit
import TagarelaTestSupport
import Testing

/// `docs/formats.md` says of every format what its own description says.
///
/// `TAGARELA_WRITE_DOCS=1 swift test --filter FormatTableTests` writes the table anew.
struct FormatTableTests {
  private static let page = Places.root.appendingPathComponent("docs/formats.md")
  private static let marks = (begin: "<!-- table -->\n", end: "<!-- end of table -->\n")

  @Test func `the table of formats is what the formats say of themselves`() throws {
    let text = try String(contentsOf: Self.page, encoding: .utf8)
    let begin = try #require(text.range(of: Self.marks.begin)).upperBound
    let end = try #require(text.range(of: Self.marks.end)).lowerBound
    let table = Self.table(Registry(builtInModules))
    if ProcessInfo.processInfo.environment["TAGARELA_WRITE_DOCS"] == "1" {
      try text.replacingCharacters(in: begin..<end, with: table).write(to: Self.page, atomically: true, encoding: .utf8)
    } else {
      #expect(String(text[begin..<end]) == table)
    }
  }

  private static func table(_ registry: Registry) -> String {
    let wording = Wording("en", in: registry)
    func words(_ keys: [String]) -> String { keys.map { wording.text(.word($0)) }.joined(separator: ", ") }
    func kinds(_ kinds: Set<Parcel.Kind>) -> String {
      let own = Parcel.Kind.allCases.filter(kinds.contains)
      return words(own.map(\.rawValue) + kinds.subtracting(own).map(\.rawValue).sorted())
    }
    let heads = ["format", "endings", "module", "reads", "writes", "carries", "has no place for"]
    let rows = registry.modules.flatMap { module in
      module.extensions.filter { $0.point == "formats" }.compactMap { registry.first(.formats, id: $0.id) }
        .map { format -> [String] in
          let carried = FileFormat.Carried.allCases.filter(format.carries.contains)
          let missing = FileFormat.Carried.allCases.filter { !format.carries.contains($0) }
          let isOfBoards = !format.reads.union(format.writes).isDisjoint(with: [.board, .plan]) && format.read != nil
          return [
            format.id, format.endings.map { "`.\($0)`" }.joined(separator: " "), module.id, kinds(format.reads),
            kinds(format.writes), isOfBoards ? words(carried.map(\.rawValue)) : "",
            isOfBoards ? words(missing.map(\.rawValue)) : "",
          ]
        }
    }
    let lines = [heads, heads.map { _ in "---" }] + rows
    return lines.map { "| " + $0.joined(separator: " | ") + " |\n" }.joined()
  }
}

private enum Places {
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
}
