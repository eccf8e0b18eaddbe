import Foundation
import Testing

/// Words of other programs' files whose pictures are elsewhere.
struct ForeignPictureTests {
  private static let set = """
    {"modelName":"GridData","id":"g1","label":{"en":"Snack"},"rowCount":1,"minColumnCount":3,"gridElements":[
    {"id":"e1","x":0,"y":0,"label":{"en":"water"},"image":{"url":"https://example.org/1.png"}},
    {"id":"e2","x":1,"y":0,"label":{"en":"zorbax"},"image":{"url":"https://example.org/2.png"}},
    {"id":"e3","x":2,"y":0,"label":{"en":"juice"},"image":{"url":"https://api.arasaac.org/v1/pictograms/2349"}}]}
    """

  private func symbols(_ desk: Desk, _ commands: String...) async throws -> [String: String] {
    try Data(Self.set.utf8).write(to: desk.folder.appending(path: "snack.grd"))
    let answer = try await desk.run(
      ["--lang", "en", "--keep-going"] + (commands + ["receive snack.grd --yes"]).flatMap { ["-c", $0] })
    #expect(answer.messages.contains("3 pictures are on the internet"), "\(answer.messages)")
    let list = try await desk.run(["--json", "--lang", "en", "-c", "symbol list"])
    let rows = try #require(try JSONSerialization.jsonObject(with: Data(list.output.utf8)) as? [[String: Any]])
    var sources: [String: String] = [:]
    for row in rows {
      let name = try #require(row["name"] as? String)
      let shown = try await desk.run(["--json", "--lang", "en", "-c", "symbol show \(name)"])
      let symbol = try #require(try JSONSerialization.jsonObject(with: Data(shown.output.utf8)) as? [String: Any])
      sources[name] = symbol["source"] as? String ?? ""
    }
    return sources
  }

  @Test func `a word gets the picture that the symbol systems have, else it stands on its cell alone`() async throws {
    let desk = try Desk()
    #expect(try await symbols(desk) == ["water": "pcs:water", "juice": "pcs:juice"])
    let board = try await desk.run(["--plain", "--lang", "en", "-c", "board show Snack"])
    #expect(board.output.contains("A1 water | B1 zorbax | C1 juice"))
  }

  @Test func `a word that is a form of another gets that one's picture`() async throws {
    let desk = try Desk()
    let file = """
      {"format":"open-board-0.1","id":"b","locale":"en","name":"Lunch","grid":{"rows":1,"columns":2,"order":[["1","2"]]},
      "buttons":[{"id":"1","label":"drinks","image_id":"1"},{"id":"2","label":"ran","image_id":"1"}],
      "images":[{"id":"1","url":"https://example.org/1.png"}]}
      """
    try Data(file.utf8).write(to: desk.folder.appending(path: "lunch.obf"))
    _ = try await desk.run(["--lang", "es", "-c", "receive lunch.obf --yes"])
    let drinks = try await desk.run(["--json", "--lang", "en", "-c", "symbol show drinks"])
    let ran = try await desk.run(["--json", "--lang", "en", "-c", "symbol show ran"])
    #expect(drinks.output.contains("pcs:drink-noun"), "\(drinks.output)")
    #expect(ran.output.contains("pcs:run"), "\(ran.output)")
  }

  @Test func `a board that is called like another is told of, under the name that it gets`() async throws {
    let desk = try Desk()
    try Data(Self.set.utf8).write(to: desk.folder.appending(path: "snack.grd"))
    let answer = try await desk.run(["--lang", "en", "-c", "board new snack", "-c", "receive snack.grd --yes"])
    #expect(answer.messages.contains("Snack → Snack 2"), "\(answer.messages)")
    let named = try await desk.run(["--lang", "en", "-c", "board show sn"])
    #expect(named.messages.contains(/like  #\d+/), "\(named.messages)")
    let candidates = named.messages.matches(of: /nack(?: 2)? #(?<id>\d+)/).map(\.output.id)
    let hint = named.messages.firstMatch(of: /like  #(?<id>\d+)/)?.output.id
    #expect(hint.map(candidates.contains) == true, "\(named.messages)")
  }

  @Test func `the very picture comes first, of a library that the clinic has added`() async throws {
    let desk = try Desk()
    let library = desk.folder.appending(path: "arasaac")
    try FileManager.default.createDirectory(at: library, withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      at: desk.folder.appending(path: "pictures/suco.svg").resolvingSymlinksInPath(),
      to: library.appending(path: "2349.svg"))
    let sources = try await symbols(
      desk, "module new pack arasaac --adds symbols --folder arasaac", "module add arasaac --yes")
    #expect(sources == ["water": "pcs:water", "juice": "arasaac:2349"])
  }

  @Test(arguments: ["fr", "en"])
  func `a word is looked up in its own language alone, where that is one that is here`(
    language: String
  ) async throws {
    let desk = try Desk()
    // French for bread; what hurts is called so in English.
    let file = """
      {"format":"open-board-0.1","id":"b","locale":"\(language)","name":"Lunch","grid":{"rows":1,"columns":1,"order":[["1"]]},
      "buttons":[{"id":"1","label":"pain","image_id":"1"}],"images":[{"id":"1","url":"https://example.org/1.png"}]}
      """
    try Data(file.utf8).write(to: desk.folder.appending(path: "lunch.obf"))
    _ = try await desk.run(["--lang", "en", "-c", "receive lunch.obf --yes"])
    let board = try await desk.run(["--plain", "--lang", "en", "-c", "board show Lunch"])
    #expect(board.output.contains("A1 pain"), "\(board.output)")
    let symbols = try await desk.run(["--json", "--lang", "en", "-c", "symbol list"])
    #expect(symbols.output.contains("pain") == (language == "en"), "\(symbols.output)")
  }

  /// A board of the Open Board Format with pictures of old kinds: a red square as WMF, two pixels as GIF, and half a BMP.
  private static let old = """
    {"format":"open-board-0.1","id":"b","locale":"en","name":"Old","grid":{"rows":1,"columns":3,"order":[["1","2","3"]]},
    "buttons":[{"id":"1","label":"zorba","image_id":"w"},{"id":"2","label":"zorbb","image_id":"g"},
    {"id":"3","label":"zorbc","image_id":"x"}],"images":[
    {"id":"w","content_type":"image/x-wmf","data":"data:image/x-wmf;base64,\
    183GmgAAAAAAAGQAZABgAAAAAAAAAAEACQAAAygAAAAEAAoAAAAAAAUAAAALAgAAAAAFAAAADAJkAGQABwAAAPwCAAD/AAAAAAAEAAAALQEAAA\
    cAAAAbBFoAWgAKAAoAAwAAAAAA"},
    {"id":"g","content_type":"image/gif","data":"data:image/gif;base64,\
    R0lGODlhAgABAJEAAP8AAAAA/wD/AAAAACwAAAAAAgABAAACAkQKADs="},
    {"id":"x","content_type":"image/bmp","data":"data:image/bmp;base64,Qk0AAAAA"}]}
    """

  @Test func `pictures of kinds that aren't kept are made into what is, and what is broken is told`() async throws {
    let desk = try Desk()
    try Data(Self.old.utf8).write(to: desk.folder.appending(path: "old.obf"))
    let received = try await desk.run(["--lang", "en", "-c", "receive old.obf --yes"])
    #expect(received.status == 0)
    #expect(received.messages.contains("Old: 1 picture of the kind BMP can't be shown: zorbc"), "\(received.messages)")
    #expect(!received.messages.contains("zorba") && !received.messages.contains("zorbb"))
    let written = try await desk.run(
      [
        "--lang", "en", "-c", "symbol picture zorba square.svg", "-c", "symbol picture zorbb dots.png",
        "-c", "export Old again.obf",
      ])
    #expect(written.status == 0, "\(written.messages)")
    let square = try Data(contentsOf: desk.folder.appending(path: "square.svg"))
    #expect(square.firstRange(of: Data("<svg".utf8)) != nil)
    let dots = try Data(contentsOf: desk.folder.appending(path: "dots.png"))
    #expect(dots.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    // What goes on says what it is by now.
    let again = try Data(contentsOf: desk.folder.appending(path: "again.obf"))
    let board = try #require(try JSONSerialization.jsonObject(with: again) as? [String: Any])
    let images = try #require(board["images"] as? [[String: Any]])
    let types = images.compactMap { ($0["data"] as? String).map { String($0.prefix { $0 != ";" }) } }
    #expect(Set(types) == ["data:image/svg+xml", "data:image/png", "data:image/bmp"])
  }

  @Test func `a symbol is made of a picture of an old kind`() async throws {
    let desk = try Desk()
    let bytes = try #require(Data(base64Encoded: "R0lGODlhAgABAJEAAP8AAAAA/wD/AAAAACwAAAAAAgABAAACAkQKADs="))
    try bytes.write(to: desk.folder.appending(path: "dots.gif"))
    let made = try await desk.run(
      [
        "--lang", "en", "-c", "category new Things --color red", "-c",
        "symbol new dots --category Things --picture dots.gif",
      ])
    #expect(made.status == 0, "\(made.messages)")
  }
}
