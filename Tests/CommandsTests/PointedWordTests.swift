import Foundation
import Testing

/// A word that is spelt like another is what its symbol means: "mañana" is tomorrow, but also the morning.
struct PointedWordTests {
  private let desk: Desk

  init() throws { desk = try Desk() }

  private func run(_ commands: String...) async throws -> String {
    let answer = try await desk.run(["--plain", "--lang", "es"] + commands.flatMap { ["-c", $0] })
    #expect(answer.status == 0, "\(answer.messages)")
    return answer.output
  }

  /// A symbol of the workspace that means the morning.
  private func takeMorning() async throws {
    _ = try await run("tablero nuevo Día", "tablero poner Día 1 pcs:morning")
  }

  @Test func `in a sentence`() async throws {
    #expect(try await run("sentence yo ir playa mañana") == "Yo iré a la playa mañana.\n")
    #expect(try await run("sentence yo ir playa pcs:morning") == "Yo voy a la playa por la mañana.\n")
    try await takeMorning()
    #expect(try await run("sentence yo ir playa mañana") == "Yo voy a la playa por la mañana.\n")
  }

  @Test func `a person of the patient is somebody, however the name is typed, unless it means something else`()
    async throws
  {
    _ = try await run(
      "paciente nuevo Gi", "usar gi", "tutor nuevo 'Rosana Gil'", "tutor nuevo Luna", "paciente nuevo Ana",
      "tutor nuevo Otilia --paciente ana")
    func said(_ words: String) async throws -> String {
      try await run("usar gi", "frase \(words)").split(separator: "\n").last.map(String.init) ?? ""
    }
    #expect(try await said("yo ver rosana") == "Yo veo a Rosana.")
    #expect(try await said("yo ver 'rosana gil'") == "Yo veo a Rosana Gil.")
    #expect(try await said("yo ver luna") == "Yo veo la luna.")
    // Another patient's is nobody here.
    #expect(try await said("yo ver otilia") == "Yo veo otilia.")
  }

  @Test func `in a guided sentence`() async throws {
    // The only choices are those of the board.
    try await takeMorning()
    _ = try await run("tablero poner Día 2 pcs:i 3 pcs:go")
    let made = try await run("tablero poner Día 4 pcs:beach", "compose yo ir mañana playa --board Día")
    #expect(made.hasSuffix("Yo voy por la mañana a la playa.\n"), "\(made)")
  }

  @Test func `for what is predicted`() async throws {
    let tomorrow = try await run("predict mañana --limit 5")
    #expect(try await run("predict pcs:tomorrow --limit 5") == tomorrow)
    let morning = try await run("predict pcs:morning --limit 5")
    #expect(morning != tomorrow)
    try await takeMorning()
    #expect(try await run("predict mañana --limit 5") == morning)
  }
}
