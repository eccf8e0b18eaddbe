import Foundation
import Testing

/// A file of another kind made out of one, from the outer shell and at the prompt.
struct ConvertTests {
  private let desk: Desk

  init() throws {
    desk = try Desk()
    let board = """
      {"format": "open-board-0.1", "id": "food", "locale": "en", "name": "food",
       "buttons": [{"id": "b", "label": "bread", "background_color": "rgb(255,0,0)"}, {"id": "w", "label": "water"}],
       "grid": {"rows": 1, "columns": 2, "order": [["b", "w"]]}}
      """
    try Data(board.utf8).write(to: file("food.obf"))
  }

  private func file(_ name: String) -> URL { desk.folder.appending(path: name) }

  private func convert(_ arguments: String..., json: Bool = false) async throws -> Desk.Answer {
    try await desk.run(["--lang", "en"] + (json ? ["--json"] : []) + ["convert"] + arguments, workspace: nil)
  }

  private func report(_ answer: Desk.Answer) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(answer.output.utf8)) as? [String: Any])
  }

  @Test func `the boards of a file are in one of another kind, and no workspace was made`() async throws {
    let answer = try await convert("food.obf", "words.csv")
    #expect(answer.status == 0, "\(answer.messages)")
    let words = try String(contentsOf: file("words.csv"), encoding: .utf8)
    #expect(words.contains("bread"))
    #expect(words.contains("water"))
    #expect(answer.messages.contains("word-list has no place for"))
    #expect(!FileManager.default.fileExists(atPath: file(".local/share/tagarela/clinic.tagarela").path))
    let data = file(".local/share/tagarela").path
    #expect((try? FileManager.default.contentsOfDirectory(atPath: data))?.isEmpty ?? true)
  }

  @Test func `nothing stays behind but the file that was asked for`() async throws {
    let before = try await desk.run(["-c", "patient list"])
    #expect(before.status == 0)
    let names = try desk.names()
    #expect(try await convert("food.obf", "words.csv").status == 0)
    #expect(try await desk.run(["-c", "convert food.obf again.csv"]).status == 0)
    // Beside the state folder.
    #expect(try desk.names().subtracting(names + [".local"]) == ["words.csv", "again.csv"])
  }

  @Test func `words keep their language, and options go by the words of the shell's`() async throws {
    let spanish = ["--lang", "es", "convert", "food.obf", "food.obz"]
    #expect(try await desk.run(spanish, workspace: nil).status == 0)
    let again = try await desk.run(spanish + ["--sustituir"], workspace: nil)
    #expect(again.status == 0, "\(again.messages)")
    #expect(try await desk.run(["--lang", "es", "convert", "food.obz", "other.obf"], workspace: nil).status == 0)
    let board = try #require(
      try JSONSerialization.jsonObject(with: Data(contentsOf: file("other.obf"))) as? [String: Any])
    #expect(board["locale"] as? String == "en")
    let unknown = try await desk.run(spanish + ["--sustituído"], workspace: nil)
    #expect(unknown.status != 0)
    #expect(unknown.messages.contains("--sustituir"))
  }

  @Test func `help on a noun says all of the command that goes by the noun alone`() async throws {
    let answer = try await desk.run(["--lang", "en", "-c", "help export"])
    for part in ["--linked", "Examples", "export agenda"] { #expect(answer.output.contains(part), "\(answer.output)") }
    let lines = answer.output.components(separatedBy: "\n")
    #expect(lines.dropFirst(2).allSatisfy { $0.count < 160 }, "\(answer.output)")
  }

  @Test func `for programs the losses are one document`() async throws {
    let report = try report(try await convert("food.obf", "words.csv", json: true))
    #expect(report["format"] as? String == "word-list")
    #expect(report["boards"] as? Int == 1)
    #expect(report["cells"] as? Int == 2)
    #expect((report["lost"] as? [String])?.contains("colors") == true)
    let remarks = try #require(report["remarks"] as? [[String: String]])
    #expect(remarks.map { $0["code"] } == ["export.lost"])
    #expect(remarks.first?["text"]?.contains("colours") == true)
  }

  @Test func `with --lossless a file that would lack something isn't written, and another is`() async throws {
    let lossy = try await convert("food.obf", "words.csv", "--lossless")
    #expect(lossy.status == 1)
    #expect(lossy.messages.contains("would be lost"))
    #expect(!FileManager.default.fileExists(atPath: file("words.csv").path))
    let whole = try await convert("food.obf", "food.obz", "--lossless")
    #expect(whole.status == 0, "\(whole.messages)")
  }

  @Test func `pictures that a list got on the way are no loss where words are all that there is`() async throws {
    try Data("word,category\nbread,food\n".utf8).write(to: file("list.csv"))
    let answer = try await convert("list.csv", "list.tsv", "--lossless")
    #expect(answer.status == 0, "\(answer.messages)")
    #expect(try await convert("list.csv", "list.obz", "--lossless").status == 0)
  }

  @Test func `how many words got a picture of ours, and which stand alone, is told`() async throws {
    let buttons = [("bread", "a"), ("qwxyz", "b")].map {
      #"{"id": "\#($1)", "label": "\#($0)", "image_id": "p"}"#
    }.joined(separator: ",")
    try Data(
      #"""
      {"format": "open-board-0.1", "id": "food", "locale": "en", "name": "food", "buttons": [\#(buttons)],
       "images": [{"id": "p", "url": "https://example.org/p.png"}],
       "grid": {"rows": 1, "columns": 2, "order": [["a", "b"]]}}
      """#.utf8
    ).write(to: file("named.obf"))
    let report = try report(try await convert("named.obf", "named.obz", json: true))
    let remarks = try #require(report["remarks"] as? [[String: String]])
    #expect(remarks.map { $0["code"] } == ["obf.image_elsewhere", "receive.pictures_found", "receive.words_alone"])
    #expect(remarks.last?["text"]?.contains("qwxyz") == true)
  }

  @Test func `a plan becomes its boards where the other kind holds no plans, and it is said`() async throws {
    let made = try await desk.run(
      [
        "--lang", "en", "-c", "patient new Ana", "-c", "use Ana", "-c", "tutor new Eva", "-c",
        "board new Home --grid 2x2",
        "-c", "board put Home A1 pcs:yes", "-c", "plan new Day --tutor Eva --type board --description d --board Home",
        "-c", "plan send Day --to-dir sent",
      ])
    #expect(made.status == 0, "\(made.messages)")
    let answer = try await convert("sent/day.psyb", "day.csv")
    #expect(answer.status == 0, "\(answer.messages)")
    #expect(answer.messages.contains("holds no plans"))
    #expect(answer.messages.contains("no place for: pictures"))
    #expect(try String(contentsOf: file("day.csv"), encoding: .utf8).contains("yes"))
    let boards = try await convert("sent/day.psyb", "day.obz")
    #expect(boards.status == 0, "\(boards.messages)")
    #expect(boards.messages.contains("holds no plans"))
    let whole = try await convert("sent/day.psyb", "again.psyb", "--lossless")
    #expect(whole.status == 0, "\(whole.messages)")
  }

  @Test func `a history goes from one kind of log to another, whoever's it is`() async throws {
    let made = try await desk.run(
      [
        "--lang", "en", "-c", "patient new Ana", "-c", "use Ana", "-c", "tutor new Eva", "-c",
        "board new Home --grid 2x2",
        "-c", "board put Home A1 pcs:yes", "-c",
        "plan new Day --tutor Eva --type board --description d --board Home", "-c", "plan touch Day A1", "-c",
        "usage export ana.phist",
      ])
    #expect(made.status == 0, "\(made.messages)")
    let answer = try await convert("ana.phist", "ana.obl")
    #expect(answer.status == 0, "\(answer.messages)")
    let log = try JSONSerialization.jsonObject(with: Data(contentsOf: file("ana.obl"))) as? [String: Any]
    let session = try #require((log?["sessions"] as? [[String: Any]])?.first)
    #expect((session["events"] as? [[String: Any]])?.compactMap { $0["label"] as? String } == ["yes"])
    let words = try await convert("ana.phist", "ana.csv")
    #expect(words.status == 1)
    #expect(words.messages.contains("word-list can't hold: usage") && words.messages.contains(".obl"))
    #expect(!FileManager.default.fileExists(atPath: file("ana.csv").path))
  }

  @Test func `what is sealed has to be received first`() async throws {
    try Data("four words and some more\n".utf8).write(to: file("word.txt"))
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file("word.txt").path)
    let made = try await desk.run(
      [
        "--lang", "en", "-c", "receive food.obf", "-c",
        "export food food.obz --seal passphrase --passphrase-file word.txt",
      ])
    #expect(made.status == 0, "\(made.messages)")
    let name = try #require(
      FileManager.default.contentsOfDirectory(atPath: desk.folder.path).first { $0.hasPrefix("food.obz.") })
    let answer = try await convert(name, "out.csv")
    #expect(answer.status == 1)
    #expect(answer.messages.contains("sealed"))
    #expect(!FileManager.default.fileExists(atPath: file("out.csv").path))
  }

  @Test func `no command beside it is passed over`() async throws {
    let answer = try await desk.run(["--lang", "en", "convert", "food.obf", "out.obz", "-c", "help"], workspace: nil)
    #expect(answer.status == 2)
    #expect(!FileManager.default.fileExists(atPath: file("out.obz").path))
  }

  @Test func `at the prompt the workspace stays as it is`() async throws {
    let answer = try await desk.run(
      ["--json", "--lang", "en", "-c", "convert food.obf food.obz", "-c", "board list", "-c", "symbol list"])
    #expect(answer.status == 0, "\(answer.messages)")
    #expect(answer.output.split(separator: "\n").dropFirst() == ["[]", "[]"])
    #expect(FileManager.default.fileExists(atPath: file("food.obz").path))
  }

  @Test func `a file of nothing says that it is empty`() async throws {
    try Data().write(to: file("empty.gridset"))
    let answer = try await convert("empty.gridset", "out.obz")
    #expect(answer.status == 1)
    #expect(answer.messages.contains("empty.gridset is empty"))
  }

  @Test(arguments: [
    ["food.obf"], ["none.obf", "out.obz"], ["food.obf", "out.doc"], ["food.obf", "out.psyb"], ["cut.obf", "out.obz"],
    ["letter.txt.gz", "out.obz"], ["food.obf", "out.obz", "more"], ["food.obf", "out.obz", "--as", "papyrus"],
    ["food.obf", "nowhere/out.obz"], ["empty.obf", "out.obz"], ["--as"],
  ])
  func `what can't be done leaves nothing behind and says why`(_ arguments: [String]) async throws {
    try Data(#"{"format": "open-board-0.1", "buttons": ["#.utf8).write(to: file("cut.obf"))
    try Data([0x1F, 0x8B, 8, 0, 0]).write(to: file("letter.txt.gz"))
    try Data().write(to: file("empty.obf"))
    let before = try FileManager.default.contentsOfDirectory(atPath: desk.folder.path).filter { $0.contains("out") }
    let answer = try await desk.run(["--lang", "en", "convert"] + arguments, workspace: nil)
    #expect([1, 2].contains(answer.status))
    #expect(answer.messages.hasPrefix("✗") || answer.messages.contains(":1:"), "\(answer.messages)")
    let after = try FileManager.default.contentsOfDirectory(atPath: desk.folder.path).filter { $0.contains("out") }
    #expect(Set(after).subtracting(["stdout"]) == Set(before).subtracting(["stdout"]))
  }

  @Test func `a file that is there is replaced only when asked`() async throws {
    try Data("mine".utf8).write(to: file("words.csv"))
    #expect(try await convert("food.obf", "words.csv").status == 1)
    #expect(try String(contentsOf: file("words.csv"), encoding: .utf8) == "mine")
    #expect(try await convert("food.obf", "words.csv", "--replace").status == 0)
    #expect(try String(contentsOf: file("words.csv"), encoding: .utf8) != "mine")
  }
}
