import Foundation
import Testing

/// What is predicted after words as people type them.
struct PredictCommandTests {
  private func predict(_ words: String, _ language: String, limit: Int = 9) async throws -> (
    words: [String], messages: String
  ) {
    let answer = try await (try Desk()).run(["--plain", "--lang", language, "-c", "predict \(words) --limit \(limit)"])
    #expect(answer.status == 0, "\(answer.messages)")
    return (answer.output.split(separator: "\n").dropFirst().map(String.init), answer.messages)
  }

  @Test(arguments: [
    ("pt", "eu quero", "eu querer"), ("pt", "a menina comeu", "menina comer"), ("es", "yo quiero", "yo querer"),
    ("es", "la niña quiere", "niña querer"), ("ca", "jo vull", "jo voler"), ("en", "I am", "I be"),
    ("en", "she wants to", "she want"), ("ca", "jo vull \"l'aigua\"", "jo voler aigua"),
    ("en", "the girls", "girl"), ("es", "la", ""), ("ca", "la nena", "nena"), ("pt", "os cachorros", "cachorro"),
  ])
  func `inflected words count as their concepts, and articles are passed over`(
    _ language: String, _ written: String, _ plain: String
  ) async throws {
    let found = try await predict(written, language)
    #expect(try await found.words == predict(plain, language).words)
    #expect(found.messages.isEmpty)
  }

  @Test(arguments: ["pt", "es", "ca", "en"])
  func `what several concepts are called is offered once`(_ language: String) async throws {
    for words in ["", ["pt": "eu", "es": "yo", "ca": "jo", "en": "I"][language] ?? ""] {
      let found = try await predict(words, language, limit: 300).words
      #expect(Set(found).count == found.count, "\(found)")
    }
  }

  @Test(arguments: [("es", "no querer"), ("pt", "não querer"), ("ca", "no voler")])
  func `after a homonym comes what comes after the one that is meant most`(
    _ language: String, _ words: String
  ) async throws {
    // What isn't wanted, and not what follows an answer.
    #expect(try await predict(words, language).words.contains(["es": "ir", "pt": "ir", "ca": "anar"][language] ?? ""))
  }

  @Test(arguments: [
    ("pt", "eu querer", ["comer", "beber"]), ("es", "yo querer", ["comer", "beber"]),
    ("ca", "jo voler", ["menjar", "beure"]), ("en", "I want", ["eat", "drink"]),
    ("pt", "eu querer ir", ["banheiro"]), ("es", "yo querer ir", ["baño"]), ("ca", "jo voler anar", ["lavabo"]),
    ("en", "I want to go", ["bathroom", "toilet"]),
  ])
  func `what is wanted daily is among nine`(_ language: String, _ words: String, _ wanted: [String]) async throws {
    let found = try await predict(words, language).words
    #expect(Set(wanted).isSubset(of: found), "\(found)")
  }

  @Test(arguments: [
    ("pt", "eu comer", ["sorvete", "pizza"]), ("pt", "eu querer comer", ["lanche", "pizza", "sorvete"]),
    ("en", "i drink", ["water", "milk", "juice"]),
  ])
  func `after a verb what goes with it is among the first five`(
    _ language: String, _ words: String, _ wanted: [String]
  ) async throws {
    let found = try await predict(words, language, limit: 9).words.prefix(5)
    #expect(Set(wanted).isSubset(of: found), "\(found)")
  }

  @Test func `a last word that is none is the beginning of one`() async throws {
    let written = try await predict("she wants to dri --written", "en")
    #expect(written.words.contains("drink") && written.words.allSatisfy { $0.hasPrefix("dri") })
    #expect(written.messages.isEmpty)
    let pointed = try await predict("eu quero águ", "pt")
    #expect(pointed.words.first == "água" && pointed.messages.isEmpty)
    // A whole word is one.
    #expect(try await predict("she wants", "en").words.contains("go"))
  }

  @Test func `a word that nobody knows is told`() async throws {
    #expect(try await predict("xyzzy", "en").messages.contains("no vocabulary has this word"))
    let near = try await predict("watr please", "en").messages
    #expect(near.contains("near “watr” there is:") && near.contains("water"), "\(near)")
  }

  @Test func `what is rare comes late among what may go with a verb`() async throws {
    let answer = try await (try Desk()).run(["--plain", "--lang", "en", "-c", "compose i have --offers --limit 8"])
    #expect(!answer.output.contains("stroke") && !answer.output.contains("aphasia"), "\(answer.output)")
    #expect(answer.output.contains("fever"))
  }
}
