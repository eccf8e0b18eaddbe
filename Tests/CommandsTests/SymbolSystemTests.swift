import Foundation
import Testing

/// Symbols of the systems at the prompt: found, shown, put on boards, joined, and shown in another system.
struct SymbolSystemTests {
  /// Runs commands one after another.
  private func run(_ desk: Desk, _ commands: String..., language: String = "en") async throws -> Desk.Answer {
    try await desk.run(["--lang", language] + commands.flatMap { ["-c", $0] })
  }

  private func json(_ desk: Desk, _ command: String, language: String = "en") async throws -> Any {
    let answer = try await desk.run(["--json", "--lang", language, "-c", command])
    return try JSONSerialization.jsonObject(with: Data(answer.output.utf8), options: .fragmentsAllowed)
  }

  @Test func `a word that the workspace lacks is taken from the most wanted system, once, as it was typed`()
    async throws
  {
    let desk = try Desk()
    let made = try await run(
      desk, "board new Lanche", "board put Lanche 1 eu 2 biscoito 3 bolacha", "board put Lanche 4 EU",
      "board show Lanche",
      language: "pt")
    #expect(made.status == 0, "\(made.messages)")
    #expect(made.output.hasSuffix("A1 eu | B1 biscoito | C1 bolacha\nA2 eu | B2 | C2\nA3 | B3 | C3\n"))
    let symbols = try #require(try await json(desk, "symbol list") as? [[String: Any]])
    #expect(symbols.compactMap { $0["name"] as? String } == ["biscoito", "bolacha", "eu"])
    #expect(symbols.compactMap { $0["category"] as? String } == ["substantivos", "substantivos", "pessoas"])
  }

  @Test func `each patient's systems come in their own order`() async throws {
    let desk = try Desk()
    _ = try await run(
      desk, "patient new Bia", "patient new Rui", "system prefer pcs", "system prefer bliss --patient Rui",
      "board new B --patient Bia", "board new R --patient Rui", "board put B 1 water --patient Bia",
      "board put R 1 water --patient Rui")
    let bia = try #require(try await json(desk, "symbol show water --patient Bia") as? [String: Any])
    #expect(bia["source"] as? String == "pcs:water")
    let rui = try #require(try await json(desk, "system list --patient Rui") as? [[String: Any]])
    #expect(rui.prefix(2).compactMap { $0["system"] as? String } == ["bliss", "pcs"])
  }

  @Test func `a board is shown in another system, with those it lacks named, and goes back`() async throws {
    let desk = try Desk()
    _ = try await run(
      desk, "category new photos --color red", "symbol new cadernoazul --category photos --picture pictures/suco.svg",
      "board new B", "board put B 1 pcs:water 2 cadernoazul 3 bliss:happy")
    let styled = try await run(desk, "board restyle B --system bliss")
    #expect(styled.output == "✓ B in Bliss: 2 of 3 cells\n")
    #expect(styled.messages.contains("B1 cadernoazul"))
    #expect(!styled.messages.contains("water") && !styled.messages.contains("happy"))
    let drawn = try await run(desk, "export B b.svg", "symbol picture bliss:water w.svg")
    #expect(drawn.status == 0, "\(drawn.messages)")
    let put = try await run(desk, "board put B 4 emoji:dog", "board show B")
    #expect(put.status == 0, "\(put.messages)")
    let back = try await run(desk, "board restyle B --system -")
    #expect(back.output == "✓ B in its symbols' own pictures\n")
    let undone = try await run(desk, "undo", "undo", "undo", "board show B")
    #expect(undone.output.hasSuffix("A1 water | B1 cadernoazul | C1 happy\nA2 | B2 | C2\nA3 | B3 | C3\n"))
  }

  @Test func `a patient's board shows general symbols as that patient's pictures are wanted`() async throws {
    let desk = try Desk()
    let made = try await run(
      desk, "patient new Bea", "board new All", "board put All 1 pcs:mother", "system set pcs dark --patient Bea",
      "board new Hers --patient Bea", "board put Hers 1 mother --patient Bea",
      "export Hers before.svg --patient Bea", "export All all-before.svg",
      "board restyle Hers --system pcs --patient Bea", "board restyle All --system pcs",
      "board edit All --labels below",
      "export Hers after.svg --patient Bea", "export All all-after.svg", "board restyle Hers --system - --patient Bea",
      "export Hers back.svg --patient Bea", "system set pcs dark", "board put All 2 pcs:mother@light",
      "export All light.svg", "board put All 2 pcs:mother@dark", "export All dark.svg")
    #expect(made.status == 0, "\(made.messages)")
    let boards = try ["before", "after", "back", "all-before", "all-after", "light", "dark"].map {
      try Data(contentsOf: desk.folder.appending(path: "\($0).svg"))
    }
    #expect(boards[0] != boards[1])
    #expect(boards[0] == boards[2])
    #expect(boards[3] == boards[4])
    #expect(boards[5] != boards[6])
  }

  @Test func `a look that the line gave stays, whatever is wanted later`() async throws {
    let desk = try Desk()
    let made = try await run(
      desk, "board new B", "board put B 1 pcs:mother@dark", "board edit B --labels above", "export B given.svg",
      "system set pcs light", "board restyle B --system pcs", "export B restyled.svg")
    #expect(made.status == 0, "\(made.messages)")
    let boards = try ["given", "restyled"].map { try Data(contentsOf: desk.folder.appending(path: "\($0).svg")) }
    #expect(boards[0] == boards[1])
    let shown = try #require(try await json(desk, "symbol show mother") as? [String: Any])
    #expect(shown["source"] as? String == "pcs:mother@dark")
    #expect(shown["word_class"] == nil)
    let concept = try #require(try await json(desk, "symbol show father", language: "pt") as? [String: Any])
    #expect(concept["word_class"] as? String == "noun")
  }

  @Test func `an expression that is wrong is shown in its place`() async throws {
    let desk = try Desk()
    let answer = try await run(desk, "symbol show bliss:B313;B8x6")
    #expect(answer.status == 1)
    let lines = answer.messages.split(separator: "\n")
    #expect(lines.count >= 3)
    let line = try #require(lines.firstIndex { $0.hasSuffix("symbol show bliss:B313;B8x6") })
    let carets = lines[line + 1]
    let column = carets.distance(from: carets.startIndex, to: try #require(carets.firstIndex(of: "^")))
    #expect(lines[line].dropFirst(column).hasPrefix("B8x6"))
    #expect(carets.filter { $0 == "^" }.count == 4)
  }

  @Test func `a picture is written partly drawn where its system draws so, and no other is`() async throws {
    let desk = try Desk()
    let written = try await run(
      desk, "category new photos --color red", "symbol new suco --category photos --picture pictures/suco.svg",
      "board new B", "board put B 1 pcs:dog", "symbol picture dog whole.svg", "symbol picture dog half.svg --partial",
      "symbol picture pcs:dog again.svg --partial", "symbol picture pcs:dog@partial third.svg")
    #expect(written.status == 0, "\(written.messages)")
    let pictures = try ["whole", "half", "again", "third"].map {
      try Data(contentsOf: desk.folder.appending(path: "\($0).svg"))
    }
    #expect(pictures[0] != pictures[1])
    #expect(Set(pictures[1...]).count == 1)
    let refused = try await run(desk, "symbol picture suco s.svg --partial")
    #expect(refused.status != 0)
    #expect(refused.messages.contains("suco cannot be partly drawn"))
  }

  @Test func `Bliss symbols join to a Blissword, other pictures to one picture of all`() async throws {
    let desk = try Desk()
    let joined = try await run(
      desk, "symbol join house-water bliss:house bliss:water", "symbol picture house-water hw.svg",
      "symbol join both bliss:water pcs:happy", "symbol picture both both.png --size 400")
    #expect(joined.status == 0, "\(joined.messages)")
    let word = try #require(try await json(desk, "symbol show house-water") as? [String: Any])
    #expect((word["source"] as? String)?.contains("/") == true)
    let both = try #require(try await json(desk, "symbol show both") as? [String: Any])
    #expect(both["source"] is NSNull || both["source"] == nil)
    let png = try Data(contentsOf: desk.folder.appending(path: "both.png"))
    // Width and height in the header of a PNG, from byte 16.
    #expect(Array(png[16..<24]) == [0, 0, 1, 144, 0, 0, 0, 194])
    let few = try await run(desk, "symbol join alone bliss:water")
    #expect(few.status == 1)
  }

  @Test func `a board in a system that can't be read any more still takes symbols, with their own pictures`()
    async throws
  {
    let desk = try Desk()
    let pack = desk.folder.appending(path: "ours")
    let pictures = pack.appending(path: "pictures")
    try FileManager.default.createDirectory(at: pictures, withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      at: desk.folder.appending(path: "pictures/suco.svg"), to: pictures.appending(path: "suco.svg"))
    let adds = #""symbols": {"id": "far", "pictures": "pictures"}"#
    try #"{"id": "far", "name": "Ours", "version": "1.0", "interface": 1, "adds": {\#(adds)}}"#
      .write(to: pack.appending(path: "module.json"), atomically: true, encoding: .utf8)
    let made = try await run(
      desk, "module add ours", "board new B", "board put B 1 pcs:juice", "board restyle B --system far")
    #expect(made.output.hasSuffix("✓ B in far: 1 of 1 cell\n"), "\(made.messages)")
    try FileManager.default.removeItem(
      at: desk.folder.appending(path: ".local/share/tagarela/modules/far/pictures"))
    let put = try await run(desk, "board put B 2 water")
    #expect(put.status == 0, "\(put.messages)")
    let again = try await run(desk, "board restyle B --system far")
    #expect(again.status == 1 && again.messages.contains("pictures"))
  }

  @Test func `symbols join by their pictures when their system has them no more`() async throws {
    let desk = try Desk()
    let pack = desk.folder.appending(path: "ours")
    try FileManager.default.createDirectory(at: pack, withIntermediateDirectories: true)
    for name in ["ana", "rui"] {
      try FileManager.default.copyItem(
        at: desk.folder.appending(path: "pictures/suco.svg"), to: pack.appending(path: "\(name).svg"))
    }
    let put = try await run(
      desk, "module new pack Ours --adds symbols --folder ours", "module add ours", "board new B",
      "board put B 1 ours:ana 2 ours:rui")
    #expect(put.status == 0, "\(put.messages)")
    try FileManager.default.removeItem(at: pack.appending(path: "ana.svg"))
    let joined = try await run(desk, "module add ours --yes", "symbol join both ana rui")
    #expect(joined.status == 0, "\(joined.messages)")
    #expect(joined.output.contains("✓ both = ana + rui, in "))
  }

  @Test func `a picture is drawn as the patient's are wanted, and as the line says`() async throws {
    let desk = try Desk()
    _ = try await run(
      desk, "symbol picture pcs:mother usual.svg", "symbol picture pcs:mother@dark given.svg", "system set pcs dark",
      "symbol picture pcs:mother set.svg", "symbol picture pcs:mother@light light.svg")
    let pictures = try ["usual", "given", "set", "light"].map {
      try Data(contentsOf: desk.folder.appending(path: "\($0).svg"))
    }
    #expect(pictures[0] != pictures[1])
    #expect(pictures[1] == pictures[2])
    #expect(pictures[3] != pictures[2])
    let wrong = try await run(desk, "symbol show pcs:mother@purple")
    #expect(wrong.status == 1 && wrong.messages.contains("purple"))
  }

  @Test(arguments: [("suco", "juice"), ("zumo", "juice"), ("agua", "water"), ("happpy", "happy"), ("fruta", "fruit")])
  func `words of any language find, with their spelling mistakes`(_ words: String, _ concept: String) async throws {
    let desk = try Desk()
    let found = try #require(try await json(desk, "symbol find \(words) --system bliss") as? [[String: Any]])
    let first = try #require(found.first)
    #expect(Set(first.keys).isSuperset(of: ["system", "id", "name", "meaning", "score"]))
    #expect(first["id"] as? String == concept)
  }

  @Test func `a concept's words are named once, whichever countries have them`() async throws {
    let shown = try #require(try await json(try Desk(), "symbol show juice") as? [String: Any])
    let words = try #require(shown["words"] as? [String: String])
    let spanish = try #require(words["es"]).split(separator: ", ")
    #expect(spanish.first == "zumo" && spanish.contains("jugo"))
    #expect(Set(spanish).count == spanish.count)
  }

  @Test func `the library is browsed by category, and an unknown system is named with those near`() async throws {
    let desk = try Desk()
    let drinks = try #require(
      try await json(desk, "symbol find --category bebidas --system bliss --limit 100", language: "pt")
        as? [[String: Any]])
    #expect(drinks.contains { $0["id"] as? String == "milk" })
    let strange = try await run(desk, "symbol find --category bebdas")
    #expect(strange.status == 1 && strange.messages.contains("bebdas"))
    let unknown = try await run(desk, "symbol find water --system blisz")
    #expect(unknown.status == 1 && unknown.messages.contains("bliss"))
  }

  @Test func `a sent plan shows the pictures of its board, and arrives once`() async throws {
    let desk = try Desk()
    let sent = try await run(
      desk, "patient new Bia --email bia@example.org", "tutor new Ana --patient Bia", "board new B",
      "board put B 1 pcs:water", "board restyle B --system bliss",
      "plan new Drink --tutor Ana --type board --description Ask --board B --patient Bia",
      "plan send Drink --to-dir out --patient Bia", "workspace open other.tagarela",
      "receive out/drink.psyb --yes", "receive out/drink.psyb --preview")
    #expect(sent.status == 0, "\(sent.messages)")
    let symbol = try await desk.run([
      "-w", "other.tagarela", "--json", "-c", "use Bia", "-c", "symbol show water",
    ])
    #expect(symbol.output.contains(#""source":"pcs:water""#))
    #expect(symbol.output.contains(#""concept":"water""#))
  }
}
