import BuiltIns
import Foundation
import Shell
import TagarelaKit
import TagarelaTestSupport
import Testing

/// What help shows is what happens.
struct CommandExampleTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let command: String
    let example: Example
    var testDescription: String { "\(command): \(example.line)" }
  }

  private static let registry = Registry(builtInModules)
  private static let table = CommandTable(registry)

  private static let cases = table.all.map(\.signature).flatMap { signature in
    table.examples(of: signature).map { Case(command: signature.id, example: $0) }
  }

  @Test(arguments: cases)
  func `an example prints what its command's help says`(_ one: Case) async throws {
    let desk = try Desk()
    if !one.example.keys.isEmpty { return try expectOnScreen(one.example, desk) }
    let lines = one.example.setup + [one.example.line]
    let language = one.example.language ?? "en"
    let began = ContinuousClock.now
    let answer = try await desk.run(["--plain", "--lang", language, "--echo"] + lines.flatMap { ["-c", $0] })
    let lasted = ContinuousClock.now - began
    #expect(answer.status == 0, "\(answer.messages)")
    // With --echo each result comes after its command.
    let echo = try #require(answer.output.ranges(of: "> \(one.example.line)\n").last, "\(answer.output)")
    let shown = String(answer.output[echo.upperBound...])
    let promised = one.example.result.isEmpty ? "" : one.example.result + "\n"
    let told = stopped(shown, as: promised, after: lasted)
    #expect(promised.contains("…") ? matches(told, promised) : told == promised, "\(shown)")
  }

  /// Those that help shows in other languages as well.
  private static let translated = registry.all(.languages).filter { $0.id != registry.standIn.id }.flatMap { language in
    cases.filter { $0.example.language == nil && $0.example.keys.isEmpty }.map { (language.id, $0) }
  }

  @Test(arguments: translated)
  func `an example does in every language what help shows of it there`(_ language: String, _ one: Case) async throws {
    let lines = ExampleWording(Wording(language, in: Self.registry), of: Self.table).lines(of: one.example)
    let answer = try await Desk().run(["--plain", "--lang", language] + lines.flatMap { ["-c", $0] })
    #expect(answer.status == 0, "\(lines): \(answer.messages)")
  }

  /// What is called the same in all languages: people, the example's files, systems, formats, servers.
  private static let names: Set = [
    "giovanna", "reis", "ana", "lúcia", "bia", "rosa", "marta", "puig", "pictures", "voices", "suco", "agua", "desenho",
    "svg", "png", "pdf", "html", "wav", "obf", "obz", "obl", "ics", "bak", "psyb", "tagarela", "pcs", "bliss", "emoji",
    "pub", "espeak", "core", "first", "then", "vocabulary", "smtp", "smtps", "mail", "example", "org", "bom", "dia",
    "scripts", "welcome", "tgl", "who", "pp",
  ]

  @Test(arguments: registry.all(.languages).map(\.id).filter { $0 != registry.standIn.id })
  func `no word of an example is left in English`(_ language: String) {
    let wording = Wording(language, in: Self.registry)
    let english = Wording(Self.registry.standIn.id, in: Self.registry)
    let typed = Self.registry.all(.translations).filter { $0.language == language }
      .reduce(into: Self.names) { known, translation in
        for text in MessageTable(translation.words).texts.values { known.formUnion(Self.words(of: text)) }
      }
    for one in Self.cases where one.example.language == nil {
      let shown = ExampleWording(wording, of: Self.table).lines(of: one.example)
      let original = ExampleWording(english, of: Self.table).lines(of: one.example)
      for (line, other) in zip(shown, original) {
        let left = Self.words(of: line).intersection(Self.words(of: other)).subtracting(typed)
        #expect(left.allSatisfy { wording.has("example.\($0)") }, "\(line): \(left)")
      }
    }
  }

  private static func words(of line: String) -> Set<String> {
    Set(
      line.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
        .filter { $0.count > 2 && $0.allSatisfy(\.isLetter) })
  }

  private func expectOnScreen(_ example: Example, _ desk: Desk) throws {
    let lines = example.setup + [example.line]
    let terminal = try desk.open(["--lang", "en"] + lines.flatMap { ["-c", $0] })
    try terminal.expect("Esc")
    _ = terminal.settle()
    for key in example.keys {
      try terminal.send(String(key))
      _ = terminal.settle()
    }
    try terminal.expect(example.result.replacing("✓ ", with: ""))
    #expect(try terminal.waitForExit() == .status(0))
  }

  /// A timer goes on while the commands run: its figures are taken for those that were promised, where they are behind by
  /// no more than the commands took, in whole seconds.
  private func stopped(_ shown: String, as promised: String, after lasted: Duration) -> String {
    let figures = /\b(\d\d):(\d\d):(\d\d)\b/
    let seconds = { (text: Substring) in text.split(separator: ":").reduce(0) { $0 * 60 + (Int($1) ?? 0) } }
    let wanted = promised.matches(of: figures).map(\.output.0)
    var place = 0
    return shown.replacing(figures) { match -> String in
      defer { place += 1 }
      guard wanted.indices.contains(place) else { return String(match.output.0) }
      let behind = seconds(wanted[place]) - seconds(match.output.0)
      return String((0...lasted.components.seconds + 1).contains(Int64(behind)) ? wanted[place] : match.output.0)
    }
  }

  /// `…` stands for whatever else there is.
  private func matches(_ shown: String, _ promised: String) -> Bool {
    let parts = promised.split(separator: "…", omittingEmptySubsequences: false)
    guard let first = parts.first, let last = parts.last, shown.hasPrefix(first), shown.hasSuffix(last) else {
      return false
    }
    var rest = shown.dropFirst(first.count)
    for part in parts.dropFirst() where !part.isEmpty {
      guard let found = rest.firstRange(of: part) else { return false }
      rest = rest[found.upperBound...]
    }
    return true
  }
}
