import Foundation
import TagarelaTestSupport
import Testing

/// What guided sentences are made of: a board, favourites, the workspace's own symbols, a pack.
struct ComposeSourceTests {
  private let desk: Desk

  init() async throws {
    desk = try Desk()
    let made = try await Self.run(
      desk, "patient new Bia", "patient new Rui", "category new ours --color red", "category new folk --color yellow",
      "category new doings --color green", "symbol new zorbax --category ours --picture pictures/suco.svg",
      "symbol new Tizo --category folk --picture pictures/suco.svg",
      "symbol new florp --category doings --picture pictures/suco.svg",
      "symbol new quib --category ours --picture pictures/suco.svg --patient Bia", "board new B --patient Bia",
      "board put B 1 mother 2 eat 3 apple 4 zorbax --patient Bia")
    try #require(made.status == 0, "\(made.messages)")
  }

  private static func run(_ desk: Desk, _ commands: String...) async throws -> Desk.Answer {
    try await desk.run(["--plain", "--lang", "en"] + commands.flatMap { ["-c", $0] })
  }

  private func run(_ command: String) async throws -> Desk.Answer { try await Self.run(desk, command) }

  private func offers(_ command: String) async throws -> [String] {
    let answer = try await desk.run(["--json", "--lang", "en", "-c", command + " --offers --limit 1000"])
    let rows = try JSONSerialization.jsonObject(with: Data(answer.output.utf8)) as? [[String: Any]]
    return try #require(rows, "\(answer.messages)").compactMap { $0["choice"] as? String }
  }

  // MARK: the workspace's own

  @Test func `the clinic's own symbols are said by what their category makes them`() async throws {
    #expect(try await offers("compose").contains("Tizo"))
    #expect(try await offers("compose Tizo").contains("florp"))
    #expect(try await run("compose Tizo florp zorbax").output == "Tizo florps a zorbax.\n")
    #expect(try await run("compose tizo want florp").output == "Tizo wants to florp.\n")
    let told = try await desk.run(["--json", "--lang", "en", "-c", "compose Tizo eat apple"])
    let record = try JSONSerialization.jsonObject(with: Data(told.output.utf8)) as? [String: Any]
    let words = try #require(record?["words"] as? [[String: Any]])
    #expect(words.map { $0["concept"] as? String } == [nil, "eat", "apple"])
  }

  @Test func `a category called like a vocabulary's says what its symbols are`() async throws {
    let made = try await Self.run(
      desk, "category new animals --color blue", "symbol new Trixie --category animals --picture pictures/suco.svg")
    try #require(made.status == 0, "\(made.messages)")
    #expect(try await offers("compose").contains("Trixie"))
    let eaten = try await offers("compose mother eat")
    #expect(eaten.contains("zorbax") && !eaten.contains("Trixie"))
  }

  @Test func `one patient's symbols are offered to that patient`() async throws {
    #expect(try await run("compose Tizo want quib --patient Bia").output == "Tizo wants a quib.\n")
    for others in ["--patient Rui", ""] {
      let strange = try await run("compose Tizo want quib \(others)")
      #expect(strange.status == 1 && !strange.messages.contains("near: quib"), "\(strange.messages)")
    }
  }

  @Test func `a symbol stands in the history as itself, and is removed as itself`() async throws {
    let answer = try await Self.run(
      desk, "compose Tizo florp zorbax --patient Bia --as-patient", "usage list --patient Bia", "undo",
      "usage list --patient Bia")
    #expect(answer.status == 0, "\(answer.messages)")
    for name in ["Tizo ", "florp ", "zorbax "] { #expect(answer.output.contains("\n\(name)"), "\(answer.output)") }
    #expect(answer.output.hasSuffix("no symbol yet\n") || answer.output.contains("has touched no symbol"))
  }

  // MARK: a board

  @Test func `on a board only what its cells have is offered`() async throws {
    #expect(try await offers("compose --board B --patient Bia") == ["mother"])
    #expect(try await offers("compose mother --board B --patient Bia") == ["eat"])
    // What zorbax is nobody says, so that it may be eaten.
    #expect(try await offers("compose mother eat --board B --patient Bia") == ["apple", "zorbax"])
    #expect(try await run("compose mother eat apple --board B --patient Bia").output == "Mother eats an apple.\n")
    let strange = try await run("compose father eat --board B --patient Bia")
    #expect(strange.status == 1 && strange.messages.contains("“father” is not on the board"), "\(strange.messages)")
  }

  @Test func `words of a board are offered, what is hidden and what leads elsewhere isn't`() async throws {
    let made = try await Self.run(
      desk, "board new C --patient Bia", "board put C 1 mother 2 eat 3 apple 5 father --patient Bia",
      "board word C 4 bread 6 orange --patient Bia", "board hide C 6 --patient Bia", "board link C 5 B --patient Bia")
    try #require(made.status == 0, "\(made.messages)")
    #expect(Set(try await offers("compose mother eat --board C --patient Bia")) == ["apple", "bread"])
    #expect(try await offers("compose --board C --patient Bia") == ["mother"])
  }

  @Test func `a board without verbs lets things be said alone, an empty one says that it is empty`() async throws {
    _ = try await Self.run(desk, "board new F", "board put F 1 pcs:apple 2 pcs:bread", "board new E")
    #expect(Set(try await offers("compose --board F")) == ["apple", "bread"])
    let alone = try await run("compose apple --board F")
    #expect(alone.status == 0 && alone.output.lowercased().contains("apple"), "\(alone.messages)")
    let empty = try await run("compose --board E")
    #expect(empty.status == 1 && empty.messages.contains("nothing to choose from"))
    let me = try await run("compose --me --board F")
    #expect(me.status == 0 || me.messages.contains("nothing to choose from"))
  }

  // MARK: favourites

  @Test func `of favourites those are offered that go there, and with a board those that are on it too`() async throws {
    let without = try await run("compose --favourites --patient Bia")
    #expect(without.status == 1 && without.messages.contains("nothing to choose from"))
    let nobody = try await run("compose --favourites")
    #expect(nobody.status == 1 && nobody.messages.contains("for which patient"))
    let made = try await Self.run(
      desk, "favourite add pcs:mother pcs:eat pcs:drink pcs:apple pcs:bread --patient Bia", "board new C --patient Bia",
      "board put C 1 mother 2 eat 3 bread 4 milk --patient Bia")
    #expect(made.status == 0, "\(made.messages)")
    #expect(try await offers("compose --favourites --patient Bia") == ["mother"])
    #expect(Set(try await offers("compose mother --favourites --patient Bia")) == ["eat", "drink"])
    #expect(Set(try await offers("compose mother eat --favourites --patient Bia")) == ["apple", "bread"])
    #expect(try await offers("compose mother --favourites --board C --patient Bia") == ["eat"])
    #expect(try await offers("compose mother eat --favourites --board C --patient Bia") == ["bread"])
    // To drink nothing is a favourite: nothing is missing.
    #expect(try await run("compose mother drink --favourites --patient Bia").output == "Mother drinks.\n")
  }

  // MARK: a pack

  @Test func `what a clinic's pack says of a new verb decides what is offered with it`() async throws {
    let pack = desk.folder.appending(path: "ours")
    try FileManager.default.createDirectory(at: pack, withIntermediateDirectories: true)
    let files = [
      "module.json": """
      {"id": "ours", "name": "Ours", "version": "1.0", "interface": 1,
       "adds": {"vocabulary": ["words.tsv"], "relations": {"kinds": "kinds.tsv", "frames": "frames.tsv"},
       "utterances": ["said.txt"]}}
      """,
      "words.tsv": """
      key\tclass\tcategory\tcore\ten
      our-groom\tverb\tactions\t3\tgroom
      our-pony\tnoun\tanimals\t3\tpony of ours

      """,
      "kinds.tsv": "our-pony\tanimal\t\n", "frames.tsv": "our-groom\tperson\tobject!:animal\t\n",
      "said.txt": "mother our-groom our-pony\n",
    ]
    for (name, text) in files { try Data(text.utf8).write(to: pack.appending(path: name)) }
    #expect(try await !offers("compose mother").contains("groom"))
    let added = try await run("module add ours --yes")
    try #require(added.status == 0, "\(added.output)\(added.messages)")
    #expect(try await offers("compose mother").contains("groom"))
    #expect(try await !offers("compose dog").contains("groom"))
    let groomed = try await offers("compose mother groom")
    #expect(groomed.contains("dog") && !groomed.contains("apple"))
    // What people say with it comes first.
    #expect(groomed.first == "pony of ours")
    let unfinished = try await run("compose mother groom")
    #expect(unfinished.status == 1 && unfinished.messages.contains("a part is missing"))
    let made = try await run("compose mother groom dog").output
    #expect(made.hasPrefix("Mother grooms ") && made.hasSuffix(" dog.\n"), "\(made)")
    _ = try await run("module remove ours --yes")
    #expect(try await !offers("compose mother").contains("groom"))
  }
}
