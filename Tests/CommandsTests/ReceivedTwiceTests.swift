import Foundation
import Testing

/// A set that is a patient's, received again without saying for whom.
struct ReceivedTwiceTests {
  private let desk: Desk

  init() async throws {
    desk = try Desk()
    try write("set.obf", id: "f27ac75e-6e2c-4d8f-a5ab-5eef40d61a3b", "food")
    try write("short.obf", id: "1", "play")
    let made = try await run(
      "patient new Ana", "patient new Rui", "receive set.obf --patient Ana", "receive short.obf --patient Ana")
    #expect(made.status == 0, "\(made.messages)")
  }

  private func write(_ file: String, id: String, _ name: String) throws {
    let board = """
      {"format": "open-board-0.1", "id": "\(id)", "locale": "en", "name": "\(name)",
       "buttons": [{"id": "b", "label": "bread"}], "grid": {"rows": 1, "columns": 1, "order": [["b"]]}}
      """
    try Data(board.utf8).write(to: desk.folder.appending(path: file))
  }

  private func run(_ commands: String...) async throws -> Desk.Answer {
    try await desk.run(["--plain", "--lang", "en", "--keep-going"] + commands.flatMap { ["-c", $0] })
  }

  private func boards() async throws -> Int {
    let counts = try await run(
      "board list --json", "board list --patient Ana --json", "board list --patient Rui --json")
    return counts.output.components(separatedBy: "\"name\"").count - 1
  }

  @Test(arguments: ["set.obf", "short.obf", "set.obf --preview"])
  func `it is told whose it is and how it is received again, and nothing is doubled`(_ line: String) async throws {
    let before = try await boards()
    let answer = try await run("receive \(line)")
    #expect(answer.status != 0)
    #expect(answer.messages.contains("already here, for Ana"), "\(answer.messages)")
    #expect(answer.messages.contains("--patient \"Ana\"") && answer.messages.contains("--for-everybody"))
    #expect(try await boards() == before)
  }

  @Test func `of several files the others are received`() async throws {
    try write("new.obf", id: "9d1d9f0c-27b5-4f0a-8a40-2e3c9b0f7a11", "new")
    let answer = try await run("receive set.obf new.obf")
    #expect(answer.messages.contains("1 of 2 files received, 1 not"), "\(answer.messages)")
    #expect(answer.messages.contains("already here, for Ana") && answer.messages.contains("--for-everybody"))
  }

  @Test func `for the same patient nothing is new, and for another it is a set of their own`() async throws {
    #expect(try await run("receive set.obf --patient Ana").output.contains("nothing new"))
    let other = try await run("receive set.obf --patient Rui", "board list --patient Rui")
    #expect(other.status == 0 && other.output.contains("food"), "\(other.messages)")
  }

  @Test func `for everybody when that is said, also while a patient is in use, and then it is everybody's`()
    async throws
  {
    let answer = try await run("use Ana", "receive set.obf --for-everybody", "receive set.obf --for-everybody")
    #expect(answer.status == 0, "\(answer.messages)")
    #expect(answer.output.contains("nothing new"))
    #expect(try await run("receive set.obf").output.contains("nothing new"))
    #expect(try await run("receive set.obf --for-everybody --patient Ana").status != 0)
  }

  @Test func `another board that counts from 1 like a patient's is another`() async throws {
    try write("other.obf", id: "1", "toys")
    #expect(try await run("receive other.obf").status == 0)
  }
}
