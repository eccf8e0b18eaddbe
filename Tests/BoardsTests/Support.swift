import Foundation
import TagarelaTestSupport
import Testing

/// A workspace of its own, and the commands that are given to it one after another.
final class Clinic {
  let tagarela: Tagarela

  init(_ commands: String...) throws {
    tagarela = try Tagarela(sharesCache: true)
    try run(Self.symbols + commands)
  }

  private static let symbols =
    ["category new coisas --color red"]
    + ["suco", "pao", "agua", "eu", "querer", "mais"].map {
      "symbol new \($0) --category coisas --picture \(Tagarela.pictures)/\($0).svg"
    }

  /// Runs commands, each of which must succeed.
  ///
  /// - Returns: what was printed.
  @discardableResult
  func run(_ commands: [String], language: String = "en") throws -> String {
    let result = try tagarela.run(["--plain", "--lang", language] + commands.flatMap { ["-c", $0] })
    try #require(result.status == 0, "\(commands): \(result.errors)")
    return result.output
  }

  @discardableResult
  func run(_ commands: String..., language: String = "en") throws -> String { try run(commands, language: language) }

  /// - Returns: what was said of a command that fails.
  func failure(_ command: String) throws -> String {
    let result = try tagarela.run(["--plain", "--lang", "en", "-c", command])
    #expect(result.status == 1, "\(command)")
    return result.errors
  }

  func json(_ command: String) throws -> Any {
    try JSONSerialization.jsonObject(with: Data(jsonText(command).utf8), options: .fragmentsAllowed)
  }

  /// The same as it was printed.
  func jsonText(_ command: String) throws -> String {
    let result = try tagarela.run(["--json", "-c", command])
    try #require(result.status == 0, "\(command): \(result.errors)")
    return result.output
  }

  /// The cells of a board, by name.
  func cells(of board: String) throws -> [String: [String: Any]] {
    let shown = try #require(try json("board show \(board)") as? [String: Any])
    let cells = try #require(shown["cells"] as? [[String: Any]])
    return Dictionary(cells.compactMap { cell in (cell["cell"] as? String).map { ($0, cell) } }) { first, _ in first }
  }
}
