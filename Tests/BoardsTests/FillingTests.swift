import Foundation
import TagarelaTestSupport
import Testing

/// Where symbols go that are put into free places.
struct FillingTests {
  /// Seven descriptions, one more than a sentence board of seven rows has places for.
  private static let descriptions = ["big", "small", "hot", "cold", "happy", "sad", "tired"]

  private func fill(_ board: String, _ words: [String]) -> String {
    "board fill \(board) " + words.map { "pcs:\($0)" }.joined(separator: " ")
  }

  @Test func `words for which their column has no place flow to others, and it is said`() throws {
    let clinic = try Clinic()
    try clinic.run("board new S --layout sentence --grid 6x6")
    let result = try clinic.tagarela.run(
      ["--plain", "--lang", "en", "-c", fill("S", Self.descriptions + ["juice", "eat"])])
    #expect(result.status == 0)
    #expect(result.errors.contains("sad") && result.errors.contains("tired"), "\(result.errors)")
    let cells = try clinic.cells(of: "S")
    #expect(cells.values.allSatisfy { $0["page"] as? Int == 1 })
    // Those that have a place of their own kind are there, and the others beside them.
    #expect((2...6).map { cells["C\($0)"]?["label"] as? String } == ["big", "small", "hot", "cold", "happy"])
    #expect(cells["B2"]?["label"] as? String == "eat" && cells["D2"]?["label"] as? String == "juice")
    let flowed = ["B3", "D3"].map { cells[$0]?["label"] as? String }
    #expect(flowed.contains("sad") && flowed.contains("tired"))
  }

  @Test(arguments: [
    ("en", "1 row"), ("pt", "1 linha"), ("es", "1 fila"), ("ca", "1 fila"),
  ]) func `a board that is full gets one more row for what would open a page, and it is said`(
    _ language: String, _ said: String
  ) throws {
    let clinic = try Clinic()
    try clinic.run("board new S --layout sentence --grid 6x3")
    let words = ["i", "you", "want", "eat", "big", "small", "juice", "water", "hello", "please", "and", "with", "milk"]
    let result = try clinic.tagarela.run(["--plain", "--lang", language, "-c", fill("S", words)])
    #expect(result.status == 0)
    #expect(result.errors.contains(said), "\(result.errors)")
    let cells = try clinic.cells(of: "S")
    #expect(cells.values.allSatisfy { $0["page"] as? Int == 1 })
    #expect(cells["D4"]?["symbol"] as? String != nil)
  }

  @Test(arguments: ["sentence --grid 6x3", "day --grid 2x2", "week --grid 6x2", "first-then"])
  func `no page is opened without the headings of the first`(_ layout: String) throws {
    let clinic = try Clinic()
    try clinic.run("board new S --layout \(layout)", "board word S A1 eu!")
    try clinic.run("board fill S " + Array(repeating: "suco pao agua", count: 9).joined(separator: " "))
    let cells = try clinic.cells(of: "S")
    let pages = try #require(cells.values.compactMap { $0["page"] as? Int }.max())
    try #require(pages > 1)
    let headings = cells.values.filter { $0["page"] as? Int == 1 && !($0["symbol"] is String) }
    #expect(headings.contains { $0["label"] as? String == "eu!" })
    for heading in headings {
      let name = try #require(heading["cell"] as? String)
      for page in 2...pages {
        let other = cells["\(page):\(name)"]
        #expect(other?["label"] as? String == heading["label"] as? String)
        #expect(other?["columns"] as? Int == heading["columns"] as? Int)
        #expect(other?["fill"] as? String == heading["fill"] as? String)
      }
    }
  }

  @Test func `a board that is made or edited to several pages has its headings on each`() throws {
    let clinic = try Clinic(
      "board new S --layout sentence --pages 2", "board new D --layout day", "board edit D --pages 3")
    #expect(try clinic.cells(of: "S")["2:A1"]?["label"] as? String == "people")
    #expect(try clinic.cells(of: "D")["3:A1"]?["label"] as? String == "8:00")
    try clinic.run("board edit D --pages 1")
    #expect(try clinic.cells(of: "D").count == 6)
  }

  @Test(arguments: [
    ("en", ["wake up", "breakfast", "school", "lunch", "park", "dinner"]),
    ("pt", ["acordar", "café da manhã", "escola", "almoço", "parque", "jantar"]),
    ("es", ["despertarse", "desayuno", "escuela", "comer al mediodía", "parque", "cena"]),
    ("ca", ["despertar-se", "esmorzar", "escola", "dinar", "parc", "sopar"]),
  ]) func `what is done at a certain hour goes to the row of that hour, other things after what was named before`(
    _ language: String, _ words: [String]
  ) throws {
    let clinic = try Clinic()
    let quoted = words.map { "'\($0)'" }.joined(separator: " ")
    try clinic.run("board new D --layout day --grid 3x7", "board fill D \(quoted)", language: language)
    let cells = try clinic.cells(of: "D")
    func row(_ word: String) throws -> Int {
      let cell = try #require(cells.values.first { $0["symbol"] as? String == word }, "\(word)")
      return (try #require(cell["position"] as? Int) - 1) / 3
    }
    // Rows are 8, 10, 12, 14, 16, 18 and 20 o'clock.
    let rows = try words.map(row)
    #expect(rows[0] == 0 && rows[1] == 0)
    #expect(rows[2] == 1)
    #expect(language == "en" || language == "pt" ? rows[3] == 2 : rows[3] == 3)
    #expect(rows[4] == rows[3] + 1)
    #expect(language == "en" ? rows[5] == 5 : rows[5] == 6)
  }

  @Test(arguments: [
    ("en", ["have breakfast", "lunch", "snack", "have dinner"]),
    ("pt", ["café da manhã", "almoçar", "lanche", "jantar"]),
    ("es", ["desayunar", "comida del mediodía", "merendar", "cena"]),
    ("ca", ["esmorzar", "dinar", "berenar", "sopar"]),
  ]) func `the meals of a day are of one colour`(_ language: String, _ words: [String]) throws {
    let clinic = try Clinic()
    let quoted = words.map { "'\($0)'" }.joined(separator: " ")
    try clinic.run("board new D --layout day", "board fill D \(quoted)", language: language)
    let meals = try clinic.cells(of: "D").values.filter { $0["symbol"] is String }
    #expect(meals.count == 4)
    #expect(Set(meals.compactMap { $0["border"] as? String }).count == 1)
    #expect(meals.allSatisfy { $0["border"] is String })
  }
}
