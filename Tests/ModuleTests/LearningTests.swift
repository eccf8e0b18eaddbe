import BuiltIns
import Shell
import TagarelaKit
import Testing

/// What one patient says is learned in the session, for that patient alone.
struct LearningTests {
  private let bench: ShellBench

  init() throws {
    bench = try ShellBench(builtInModules)
    for line in ["patient new Bia", "patient new Rui"] { _ = try bench.run(line) }
  }

  /// What is offered to eat, the likeliest first.
  private func offered(_ options: String = "") throws -> [String] {
    let shown = try #require(try bench.run("compose mother eat --offers --limit 1000 \(options)"))
    return shown.split(separator: "\n").dropFirst().compactMap { row in
      row.firstRange(of: "  ").map { String(row[..<$0.lowerBound]) }
    }
  }

  @Test func `what was said often comes first, for who said it, and no more once it is undone`() throws {
    let usual = try offered()
    let rare = try #require(usual.last)
    #expect(try offered("--patient Bia") == usual)
    let sentences = 5
    for _ in 0..<sentences { _ = try bench.run("compose mother eat \"\(rare)\" --as-patient --patient Bia") }
    #expect(try offered("--patient Bia").first == rare)
    #expect(try offered("--patient Rui") == usual)
    #expect(try offered("--patient Bia").first == rare)
    #expect(try offered() == usual)
    for _ in 0..<sentences { _ = try bench.run("undo") }
    #expect(try offered("--patient Bia") == usual)
    for _ in 0..<sentences { _ = try bench.run("redo") }
    #expect(try offered("--patient Bia").first == rare)
  }
}
