import Foundation
import TagarelaTestSupport
import Testing

/// `receive --fetch`, with a host of the test's own.
@Suite(.waiting)
struct ReceivingPicturesTests {
  private let tagarela: Tagarela
  private let host: PictureHost

  init() throws {
    tagarela = try Tagarela()
    host = try PictureHost()
  }

  /// Of the file that is received.
  private var path: String { tagarela.path("snack.grd") }

  /// A grid of AsTeRICS Grid with a word and an address in each cell.
  private func write(_ words: [(String, String)], to name: String = "snack.grd") throws {
    let elements = words.enumerated().map { number, word in
      """
      {"id":"e\(number)","x":\(number % 20),"y":\(number / 20),"label":{"en":"\(word.0)"},"image":{"url":"\(word.1)"}}
      """
    }
    let grid = """
      {"modelName":"GridData","id":"\(name)","label":{"en":"\(name)"},"rowCount":\((words.count + 19) / 20),"minColumnCount":20,
      "gridElements":[\(elements.joined(separator: ","))]}
      """
    try Data(grid.utf8).write(to: URL(filePath: tagarela.path(name)))
  }

  private func run(_ lines: String..., environment: [String: String] = PictureHost.trusting) throws
    -> ChildProgram.Result
  {
    try tagarela.run(["--lang", "en", "--plain"] + lines.flatMap { ["-c", $0] }, environment: environment)
  }

  /// The words of symbols that are here, with pictures of their own.
  private func symbols() throws -> [String] {
    let told = try tagarela.run(["--json", "-c", "symbol list"])
    let rows = try JSONSerialization.jsonObject(with: Data(told.output.utf8)) as? [[String: Any]] ?? []
    return rows.compactMap { $0["name"] as? String }.sorted()
  }

  @Test func `what the file only names is told with its hosts, and nothing is asked for`() throws {
    try write([("zorba", host.address("drawing/1")), ("zorbb", "https://pictures.example/2.png")])
    let told = try run("receive \(path) --yes")
    #expect(told.status == 0)
    #expect(
      told.errors.contains("2 pictures are on the internet, at localhost:\(host.port), pictures.example: --fetch"))
    #expect(host.asked.isEmpty)
    #expect(try symbols().isEmpty)
  }

  @Test func `with --fetch it is brought, kept and not asked for again`() throws {
    try write([
      ("zorba", host.address("drawing/1")), ("zorbb", host.address("nothing")), ("zorbc", host.address("text")),
    ])
    let told = try run("receive \(path) --fetch --yes")
    #expect(told.status == 0, "\(told.errors)")
    #expect(told.errors.contains("1 of 3 pictures fetched"))
    #expect(told.errors.contains("localhost:\(host.port) no longer has 1 picture"))
    #expect(told.errors.contains("localhost:\(host.port) sent something that can't be used as a picture, once"))
    #expect(try symbols() == ["zorba"])
    let asked = host.asked
    #expect(asked == ["/drawing/1", "/nothing", "/text"])
    #expect(try run("undo", "receive \(path) --yes").status == 0)
    #expect(try symbols() == ["zorba"])
    #expect(host.asked == asked)
    // Its name tells nobody what was fetched.
    let kept = try #require(FileManager.default.enumerator(atPath: tagarela.path("cache/tagarela/fetched")))
    #expect(kept.allSatisfy { "\($0)".allSatisfy { $0.isHexDigit || $0 == "/" } })
  }

  @Test func `that a file has no picture to fetch is told`() throws {
    try Data("zorba\nzorbb\n".utf8).write(to: URL(filePath: tagarela.path("words.txt")))
    let told = try run("receive \(tagarela.path("words.txt")) --fetch --yes")
    #expect(told.status == 0, "\(told.errors)")
    #expect(told.errors.contains("no picture here is only an address on the internet"))
    #expect(host.asked.isEmpty)
  }

  @Test func `that a sealed file isn't looked into is told, and others are`() throws {
    try write([("zorba", host.address("drawing/1"))])
    let sealed = tagarela.path("lanche.psyb.sealed")
    let made = try run(
      "key new Ana", "key show \(tagarela.path("ana.pub"))", "key trust \(tagarela.path("ana.pub")) --yes",
      "patient new Zuleica", "tutor new Marta --patient zuleica", "board new Lanche", "board word Lanche 1 casa",
      "plan new Lanche --tutor Marta --type board --board Lanche --description lanche --patient zuleica",
      "export plan:Lanche \(sealed) --seal Ana --patient zuleica")
    #expect(made.status == 0, "\(made.errors)")
    let alone = try run("receive \(sealed) --fetch --yes")
    #expect(alone.status == 0, "\(alone.errors)")
    #expect(alone.errors.contains("1 sealed file was not looked into for pictures to fetch"))
    let both = try run("receive \(sealed) \(path) --fetch --yes")
    #expect(both.errors.contains("1 of 1 pictures fetched"), "\(both.errors)")
    #expect(both.errors.contains("1 sealed file was not looked into for pictures to fetch"))
    #expect(host.asked == ["/drawing/1"])
  }

  @Test func `of several files all is fetched first, each picture once`() throws {
    try write([("zorba", host.address("drawing/1")), ("zorbb", host.address("drawing/2"))], to: "a.grd")
    try write([("zorbc", host.address("drawing/2")), ("zorbd", host.address("drawing/3"))], to: "b.grd")
    let told = try run("receive \(tagarela.path("a.grd")) \(tagarela.path("b.grd")) --fetch --yes")
    #expect(told.status == 0, "\(told.errors)")
    #expect(told.errors.contains("3 of 3 pictures fetched"))
    #expect(host.asked == ["/drawing/1", "/drawing/2", "/drawing/3"])
    #expect(try symbols() == ["zorba", "zorbb", "zorbc", "zorbd"])
  }

  @Test func `a script has to say that it agrees`() throws {
    try write([("zorba", host.address("drawing/1"))])
    let told = try run("receive \(path) --fetch")
    #expect(told.status == 1)
    #expect(told.errors.contains("1 picture would be fetched from localhost:\(host.port)"))
    #expect(told.errors.contains("--yes"))
    #expect(host.asked.isEmpty)
    #expect(try run("receive \(path) --fetch --preview").status == 0)
    #expect(host.asked.isEmpty)
  }

  @Test func `at the prompt the hosts are shown, and who says no has asked nobody`() throws {
    try write([("zorba", host.address("drawing/1"))])
    let terminal = try tagarela.prompt(["--lang", "en"], environment: PictureHost.trusting)
    try terminal.expect("tagarela>")
    try terminal.send("receive \(path) --fetch\r")
    try terminal.expect("1 picture from localhost:\(host.port)")
    try terminal.expect("The hosts learn which pictures are used here")
    try terminal.send("no\r")
    try terminal.expect("tagarela>")
    #expect(host.asked.isEmpty)
    try terminal.send("receive \(path) --fetch\r")
    try terminal.expect("The hosts learn which pictures are used here")
    try terminal.send("yes\r")
    try terminal.expect("receive?")
    #expect(host.asked == ["/drawing/1"])
  }

  @Test func `a private network is asked for nothing unless the user has named the host`() throws {
    try write([("zorba", host.address("drawing/1")), ("zorbb", "http://127.0.0.1:\(host.port)/drawing/2")])
    let told = try run(
      "receive \(path) --fetch --yes", environment: ["SSL_CERT_FILE": PictureHost.certificate.path])
    #expect(told.status == 0)
    #expect(told.errors.contains("in a private network"))
    #expect(told.errors.contains("1 picture comes without encryption"))
    #expect(host.asked.isEmpty)
    #expect(try symbols().isEmpty)
    // Its words are on the board all the same.
    #expect(try run("board show snack.grd").output.contains("zorba"))
  }

  @Test func `a host that is down is told once, and not asked for each of its pictures`() throws {
    try write((0..<40).map { ("zorb\($0)", "https://localhost:1/\($0)") } + [("zorba", host.address("drawing/1"))])
    let told = try run("receive \(path) --fetch --yes")
    #expect(told.status == 0)
    #expect(told.errors.contains("localhost:1 can't be reached: 40 pictures are missing"))
    #expect(told.errors.contains("1 of 41 pictures fetched"))
  }

  @Test func `who breaks off has received nothing, and what had come isn't asked for again`() throws {
    try write((10..<22).map { ("zorb\($0)", host.address("drawing/\($0)")) } + [("zorbs", host.address("slow/1"))])
    try host.hang(true)
    let program = try tagarela.start(
      ["--lang", "en", "-c", "receive \(path) --fetch --yes"], environment: PictureHost.trusting)
    try program.wait("the slow one") { host.asked.contains("/slow/1") }
    program.signal(SIGINT)
    let broken = try program.result()
    #expect(broken.status == 130)
    #expect(broken.errors.contains("the pictures that had come are kept"), "\(broken.errors)")
    let boards = try tagarela.run(["--json", "-c", "board list"]).output
    #expect(boards.trimmingCharacters(in: .whitespacesAndNewlines) == "[]")
    try host.hang(false)
    let told = try run("receive \(path) --fetch --yes")
    #expect(told.errors.contains("1 of 1 picture"), "\(told.errors)")
    #expect(try symbols().count == 13)
    #expect(host.asked.filter { $0.hasPrefix("/drawing") }.count == 12)
  }

  @Test func `a host that never answers is given up, and one that answers isn't`() throws {
    let mute = try MuteHost()
    try write(
      (0..<30).map { ("zorb\($0)", "https://localhost:\(mute.port)/\($0)") } + [("zorbs", host.address("drawing/1"))])
    let told = try run("receive \(path) --fetch --yes")
    #expect(told.errors.contains("1 of 31 pictures"), "\(told.errors)")
    #expect(mute.lines <= 12)
  }
}
