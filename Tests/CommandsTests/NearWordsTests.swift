import Foundation
import Testing

/// What is told of words in a sentence that no vocabulary has.
struct NearWordsTests {
  private func run(_ desk: Desk, _ commands: String..., language: String = "en") async throws -> Desk.Answer {
    try await desk.run(["--plain", "--lang", language] + commands.flatMap { ["-c", $0] })
  }

  @Test(arguments: [
    ("en", "i want jiuce", "near “jiuce” there is: juice"),
    ("pt", "eu querer biscioto", "parecido com “biscioto” há: biscoito"),
    ("es", "yo querer zummo", "parecido a «zummo» hay: zumo"),
    ("ca", "jo voler pomma", "semblant a «pomma» hi ha: poma"),
  ])
  func `what is written nearly so is named`(_ language: String, _ words: String, _ told: String) async throws {
    let answer = try await run(try Desk(), "sentence \(words)", language: language)
    #expect(answer.status == 0)
    #expect(answer.messages.contains(told), "\(answer.messages)")
  }

  /// Learners and tired patients write what they hear.
  @Test(arguments: [
    ("pt", "kerer", "querer"), ("pt", "caxorro", "cachorro"), ("pt", "cosinha", "cozinha"), ("pt", "muier", "mulher"),
    ("es", "kerer", "querer"), ("es", "yover", "llover"), ("es", "zapato", "zapato"), ("es", "ueso", "hueso"),
    ("es", "havlar", "hablar"), ("es", "jirafa", "jirafa"), ("es", "sielo", "cielo"),
    ("ca", "kantar", "cantar"), ("ca", "voca", "boca"), ("ca", "cosina", "cosina"), ("ca", "jener", "gener"),
    ("ca", "abui", "avui"), ("en", "fone", "phone"), ("en", "skool", "school"), ("en", "nife", "knife"),
  ])
  func `what sounds the same is named first`(_ language: String, _ word: String, _ meant: String) async throws {
    let answer = try await (try Desk()).run([
      "--json", "--lang", language, "-c", "sentence \(word) qqqqqqqqq",
    ])
    let read = try JSONSerialization.jsonObject(with: Data(answer.output.utf8)) as? [String: Any]
    let told = try #require(read)
    let near = told["near"] as? [[String: Any]] ?? []
    let named = near.first { $0["word"] as? String == word }?["near"] as? [String]
    #expect(named == nil ? word == meant : named?.first == meant, "\(named ?? [])")
  }

  @Test func `the clinic's own symbols count, those of other patients not`() async throws {
    let desk = try Desk()
    let made = try await run(
      desk, "patient new Bia", "category new x --color red",
      "symbol new Zorbax --category x --picture pictures/suco.svg --patient Bia", "sentence i want zorbux --patient Bia"
    )
    #expect(made.messages.contains("near “zorbux” there is: Zorbax"), "\(made.messages)")
    let others = try await run(desk, "sentence i want zorbux")
    #expect(others.messages.contains("zorbux") && !others.messages.contains("Zorbax"))
    let meant = try await run(desk, "sentence i want zorbax --patient Bia")
    #expect(!meant.messages.contains("near"), "\(meant.messages)")
  }

  @Test func `programs are told for each word`() async throws {
    let answer = try await (try Desk()).run(["--json", "--lang", "en", "-c", "sentence i want jiuce qqqqqqqqq"])
    let read = try JSONSerialization.jsonObject(with: Data(answer.output.utf8)) as? [String: Any]
    let told = try #require(read)
    #expect(told["unknown"] as? [String] == ["jiuce", "qqqqqqqqq"])
    let near = try #require(told["near"] as? [[String: Any]])
    #expect(near.map { $0["word"] as? String } == ["jiuce"])
    #expect((near.first?["near"] as? [String])?.first == "juice")
  }
}
