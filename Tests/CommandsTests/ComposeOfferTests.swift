import Foundation
import TagarelaTestSupport
import Testing

/// What a guided sentence offers makes sense beside what was chosen.
struct ComposeOfferTests {
  private let desk: Desk

  init() throws { desk = try Desk() }

  /// The concepts that are offered after some words.
  private func offered(_ words: String, first count: Int = 1000, language: String = "en") async throws -> [String] {
    let answer = try await desk.run([
      "--json", "--lang", language, "-c", "compose \(words) --choices --limit \(count)",
    ])
    let rows = try JSONSerialization.jsonObject(with: Data(answer.output.utf8)) as? [[String: Any]]
    return try #require(rows, "\(answer.messages)").compactMap { $0["concept"] as? String }
  }

  @Test(arguments: [
    ("i see", ["me", "us"]), ("we help", ["us", "me"]), ("you call", ["to-you"]), ("i dance", ["with-me"]),
    ("mother be", ["house", "everything"]), ("i want", ["need", "fall", "can"]),
    ("mother help", ["mother-name"]), ("i wash-hands", ["wheelchair", "tablet"]),
    ("mother come", ["at-home"]),
  ]) func `what can't be isn't offered`(words: String, wrong: [String]) async throws {
    let offered = try await offered(words)
    #expect(!offered.isEmpty)
    #expect(Set(offered).isDisjoint(with: wrong))
  }

  @Test(arguments: [
    ("mother help", "me"), ("mother open", "door"), ("i hurt", "head"), ("i brush-teeth", "toothbrush"),
    ("i blow-nose", "tissue"), ("i take-medicine", "water"), ("i turn-on", "television"),
  ]) func `what is usual is among the first twelve`(words: String, usual: String) async throws {
    #expect(try await offered(words, first: 12).contains(usual))
  }

  @Test func `what is unusual can still be chosen`() async throws {
    #expect(try await offered("mother wash").contains("carrot"))
  }

  @Test func `who is let do something does it`() async throws {
    let answer = try await desk.run(["--lang", "es", "-c", "compose mamá dejar me jugar"])
    #expect(answer.output == "Mamá me deja jugar.\n")
  }

  @Test(arguments: [("be tired", "I am tired.\n"), ("be tall", "I am tall.\n")])
  func `of two verbs called alike the one is meant with which it goes`(said: String, sentence: String) async throws {
    let answer = try await desk.run(["--lang", "en", "-c", "compose I \(said)"])
    #expect(answer.output == sentence)
  }
}
