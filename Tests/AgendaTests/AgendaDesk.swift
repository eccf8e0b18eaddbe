import Foundation
import TagarelaTestSupport
import Testing

/// The program with an agenda to be written.
struct AgendaDesk {
  let program: Tagarela

  init() throws {
    program = try Tagarela(sharesCache: true)
    let made = try program.run(["-c", "patient new Giovanna", "-c", "patient new Ana"])
    #expect(made.status == 0, "\(made.errors)")
  }

  @discardableResult
  func run(_ commands: String..., lang: String = "en", in other: Tagarela? = nil) throws -> String {
    let lines = commands.flatMap { ["-c", $0] }
    let result = try (other ?? program).run(["--lang", lang, "--plain", "-c", "use Giovanna"] + lines)
    #expect(result.status == 0, "\(commands): \(result.errors)")
    // Without whose agenda it is.
    return result.output.split(separator: "\n", omittingEmptySubsequences: false).dropFirst().joined(separator: "\n")
  }

  func refusal(_ command: String) throws -> String {
    let result = try program.run(["--lang", "en", "--plain", "-c", "use Giovanna", "-c", command])
    #expect(result.status == 1, "\(command): \(result.output)")
    return result.errors
  }

  private func json(_ command: String, lang: String, in other: Tagarela?) throws -> Any {
    let result = try (other ?? program).run(["--lang", lang, "--json", "-c", "use Giovanna", "-c", command])
    #expect(result.status == 0, "\(command): \(result.errors)")
    return try JSONSerialization.jsonObject(with: Data((result.output.split(separator: "\n").last ?? "{}").utf8))
  }

  func record(_ command: String, lang: String = "en", in other: Tagarela? = nil) throws -> [String: Any] {
    try #require(try json(command, lang: lang, in: other) as? [String: Any])
  }

  func rows(_ command: String, in other: Tagarela? = nil) throws -> [[String: Any]] {
    try #require(try json(command, lang: "en", in: other) as? [[String: Any]])
  }

  /// `05 09:00 text` of a list from one day to another, November 2026.
  func list(_ from: Int, _ to: Int, in other: Tagarela? = nil) throws -> [String] {
    try rows(
      "agenda list --from 2026-11-\(from < 10 ? "0" : "")\(from) --to 2026-11-\(to < 10 ? "0" : "")\(to)", in: other
    ).map { row in
      let at = (row["at"] as? String ?? "").dropFirst(8).prefix(8)
      return "\(at) \(row["text"] as? String ?? "")"
    }
  }
}
