import Foundation
import TagarelaTestSupport
import Testing

/// Words that say what a column or row is for are no buttons.
struct HeadingTests {
  private func clinic() throws -> Clinic {
    let clinic = try Clinic(
      "patient new Bia --born 2008-02-29", "tutor new Ana --patient Bia",
      "board new S --layout sentence --patient Bia", "board put S A2 eu B2 querer --patient Bia",
      "plan new P --tutor Ana --type board --board S --description d --patient Bia")
    return clinic
  }

  @Test(arguments: [
    ("en", "heading"), ("pt", "título"), ("es", "título"), ("ca", "títol"),
  ]) func `a heading isn't touched: it is said, and nothing is noted`(_ language: String, _ said: String) throws {
    let clinic = try clinic()
    let result = try clinic.tagarela.run(
      ["--plain", "--lang", language, "-c", "plan touch P A1 --patient Bia"])
    #expect(result.status == 1)
    #expect(result.errors.contains(said) && result.errors.contains("A1"), "\(result.errors)")
    // Of what a wide heading covers, too.
    #expect(try clinic.failure("plan touch P C1 --patient Bia").contains("heading"))
    try clinic.run("plan touch P A2 --patient Bia")
    let used = try #require(try clinic.json("usage list --patient Bia") as? [[String: Any]])
    #expect(used.map { $0["symbol"] as? String } == ["eu"])
  }

  @Test func `a heading isn't listed among what could be touched`() throws {
    let clinic = try clinic()
    let counts = try clinic.run("usage list --by symbol --patient Bia")
    #expect(counts.contains("querer") && !counts.contains("verbs"), "\(counts)")
    let plan = try #require(try clinic.json("plan show P --patient Bia") as? [String: Any])
    #expect(plan["symbols"] as? [String] == ["eu", "querer"])
  }

  @Test func `a heading that leads somewhere is a button`() throws {
    let clinic = try clinic()
    try clinic.run(
      "board new T --patient Bia", "board link S A1 T --patient Bia", "plan touch P A1 --patient Bia")
    let used = try #require(try clinic.json("usage list --patient Bia") as? [[String: Any]])
    #expect(used.count == 1)
  }
}
