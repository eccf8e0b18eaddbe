import Foundation
import TagarelaTestSupport
import Testing

/// Pictures for words that stand alone on boards.
struct IllustrateTests {
  private func clinic() throws -> Clinic {
    try Clinic(
      "board new A", "board new B", "board put A 1 suco",
      "board word A 2 'to swim' 3 'tomato soup' 4 Suco", "board word B 1 'TO SWIM' 2 zorble 3 'the house'",
      "board say A 2 'Let us swim!'", "board link A 2 B", "board level B 3 1")
  }

  private func rows(_ clinic: Clinic, _ command: String) throws -> [[String: Any]] {
    try #require(try clinic.json(command) as? [[String: Any]])
  }

  @Test func `words without a picture are told with what shows them, whole or in part, and nothing is done`() throws {
    let clinic = try clinic()
    let before = try clinic.run("board show A", "board show B")
    let rows = try rows(clinic, "board illustrate --preview")
    #expect(rows.compactMap { $0["word"] as? String } == ["to swim", "tomato soup", "Suco", "zorble", "the house"])
    #expect(rows.compactMap { $0["cells"] as? Int } == [2, 1, 1, 1, 1])
    #expect(rows[0]["boards"] as? [String] == ["A", "B"])
    #expect(rows.compactMap { $0["symbol"] as? String } == ["pcs:swim", "", "suco", "", "pcs:house"])
    #expect(rows[1]["parts"] as? [String] == ["pcs:tomato", "pcs:soup"])
    #expect(try clinic.run("board show A", "board show B") == before)
  }

  @Test func `they get it in one step, and keep their word, what they say, their way and their level`() throws {
    let clinic = try clinic()
    let before = try clinic.run("board show A", "board show B")
    #expect(
      try clinic.run("board illustrate")
        == "✓ 3 words have got a picture; 2 words still have none: tomato soup, zorble\n")
    let (first, second) = (try clinic.cells(of: "A"), try clinic.cells(of: "B"))
    #expect(first["B1"]?["symbol"] as? String == "swim")
    #expect(first["B1"]?["label"] as? String == "to swim")
    #expect(first["B1"]?["spoken"] as? String == "Let us swim!")
    #expect(first["B1"]?["link"] as? String == "B")
    #expect(first["A2"]?["symbol"] as? String == "suco")
    #expect(second["A1"]?["label"] as? String == "TO SWIM")
    #expect(second["A1"]?["level"] as? Int == 3)
    #expect(second["C1"]?["symbol"] as? String == "house")
    #expect(second["B1"]?["symbol"] is NSNull)
    try clinic.run("undo")
    #expect(try clinic.run("board show A", "board show B") == before)
  }

  @Test func `only on the boards that are named, and in the language that is named`() throws {
    let clinic = try clinic()
    #expect(
      try clinic.run("board illustrate B")
        == "✓ 2 words have got a picture; 1 word still has none: zorble\n")
    #expect(try clinic.cells(of: "A")["B1"]?["symbol"] is NSNull)
    try clinic.run("board new C", "board word C 1 'yo nadaba' 2 'las manzanas'")
    let other = try rows(clinic, "board illustrate C --preview --lang en")
    #expect(other.compactMap { $0["symbol"] as? String } == ["", ""])
    try clinic.run("board illustrate C --lang es")
    let cells = try clinic.cells(of: "C")
    #expect(["A1", "B1"].map { cells[$0]?["symbol"] as? String } == ["swim", "apple"])
  }

  @Test func `words are looked up in the language that most words on the boards are of`() throws {
    let clinic = try Clinic("board new C", "board word C 1 'yo nadaba' 2 'las manzanas' 3 comer 4 agua 5 perro 6 to")
    let rows = try rows(clinic, "board illustrate C --preview")
    #expect(rows.prefix(2).compactMap { $0["symbol"] as? String } == ["pcs:swim", "pcs:apple"])
  }

  @Test func `each board's words are of its language, and who does it tells a deed from a word written alike`() throws {
    let clinic = try Clinic(
      "board new P", "board word P 1 sol 2 'eu como' 3 bebe 4 'a casa' 5 'tenho fome' 6 casa 7 querer",
      "board new E", "board word E 1 'to swim' 2 'the house' 3 dog 4 cat 5 table 6 mother 7 father 8 bread")
    let rows = try rows(clinic, "board illustrate --preview")
    let pairs = rows.map { ($0["word"] as? String ?? "", $0["symbol"] as? String ?? "") }
    let shown = Dictionary(uniqueKeysWithValues: pairs)
    #expect(shown["sol"] == "pcs:sun")
    #expect(shown["eu como"] == "pcs:eat")
    #expect(shown["bebe"] == "pcs:drink")
    #expect(shown["a casa"] == shown["casa"] && shown["casa"]?.isEmpty == false)
    #expect(shown["to swim"] == "pcs:swim")
    #expect(shown["tenho fome"]?.isEmpty == false)
  }

  @Test func `a patient's own symbol is put on that patient's boards alone`() throws {
    let clinic = try Clinic(
      "patient new Bia", "symbol new zorble --category coisas --picture \(Tagarela.pictures)/suco.svg --patient Bia",
      "board new All", "board word All 1 zorble 2 dog", "board new Own --patient Bia",
      "board word Own 1 zorble --patient Bia")
    #expect(
      try clinic.run("board illustrate --patient Bia")
        == "✓ 2 words have got a picture; 1 word still has none: zorble\n")
    #expect(try clinic.run("board show Own --patient Bia").hasPrefix("A1 zorble"))
    #expect(try clinic.cells(of: "All")["A1"]?["symbol"] is NSNull)
    #expect(try clinic.cells(of: "All")["B1"]?["symbol"] as? String == "dog")
  }

  @Test func `keys aren't words, and where every word has a picture that is said`() throws {
    let clinic = try Clinic("board new K --layout keyboard", "board new A", "board put A 1 suco")
    #expect(try rows(clinic, "board illustrate --preview").isEmpty)
    #expect(try clinic.run("board illustrate") == "✓ every word has a picture\n")
  }

  @Test func `a word is replaced by a symbol and stays what is written`() throws {
    let clinic = try clinic()
    #expect(try clinic.run("board replace 'to SWIM' pao") == "✓ pao in place of to swim: 2 cells on A, B\n")
    let cells = try clinic.cells(of: "A")
    #expect(cells["B1"]?["symbol"] as? String == "pao")
    #expect(cells["B1"]?["label"] as? String == "to swim")
    #expect(cells["B1"]?["spoken"] as? String == "Let us swim!")
    // What is called so comes before what begins so.
    try clinic.run("board word A 5 pa", "board replace pa agua")
    #expect(try clinic.cells(of: "A")["B2"]?["symbol"] as? String == "agua")
    #expect(try clinic.cells(of: "A")["B1"]?["symbol"] as? String == "pao")
    #expect(try clinic.failure("board replace 'no such thing' pao").contains("no such thing"))
  }
}
