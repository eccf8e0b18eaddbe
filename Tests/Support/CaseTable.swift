import Foundation

/// Expected results in a table of `Tests/Cases`, written by hand from grammars and dictionaries: cells between tabs; lines
/// that begin with `#` are remarks.
public struct CaseTable {
  public let rows: [Row]

  public struct Row: Sendable, CustomStringConvertible {
    public let line: Int
    public let cells: [String]

    public var description: String { "\(line): \(cells.joined(separator: " | "))" }
  }

  /// - Parameter name: folder and file without ending: `syllables/pt`.
  public init(_ name: String) throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let text = try String(contentsOf: folder.appending(path: "Cases/\(name).tsv"), encoding: .utf8)
    rows = text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap { index, line in
      guard !line.isEmpty, !line.hasPrefix("#") else { return nil }
      return Row(
        line: index + 1, cells: line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init))
    }
  }
}
