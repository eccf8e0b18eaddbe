import CZlib
import Foundation
import TagarelaTestSupport
import Testing

/// The page as the program writes it.
@Suite(.waiting)
struct PageTests {
  private let program: Tagarela

  init() throws { program = try Tagarela(sharesCache: true) }

  /// The page, and all of its data: what stands before its script, and the blocks behind it by their names.
  private func page(_ lines: [String], of what: String) throws -> (html: String, data: [String: Any]) {
    let path = program.path("page.html")
    let commands = (lines + ["export \(what) '\(path)' --replace"]).flatMap { ["-c", $0] }
    let result = try program.run(["--lang", "pt"] + commands)
    try #require(result.status == 0, "\(result.errors)")
    let html = try String(contentsOfFile: path, encoding: .utf8)
    var data = try #require(try block("page", of: html) as? [String: Any])
    let first = try #require(data["pictures"] as? [String])
    for name in ["sounds", "videos", "sentences"] { data[name] = try block(name, of: html) }
    let packed = try #require(try block("pictures", of: html) as? [String])
    let others = try packed.map { try inflated(#require(Data(base64Encoded: $0))) }
    data["pictures"] = try first + others.flatMap { try JSONDecoder().decode([String].self, from: Data($0)) }
    return (html, data)
  }

  private func block(_ name: String, of html: String) throws -> Any {
    let begin = try #require(html.range(of: #"<script type="application/json" id="\#(name)">"#)).upperBound
    let end = try #require(html.range(of: "</script>", range: begin..<html.endIndex)).lowerBound
    return try JSONSerialization.jsonObject(with: Data(html[begin..<end].utf8))
  }

  private let plan = [
    "patient new Giovanna", "use giovanna", "tutor new Rosa", "board new Lanche",
    "board put Lanche 1 eu 2 querer 3 mais 4 suco 5 pão 6 biscoito 7 água 8 comer 9 beber",
    "plan new P --tutor Rosa --type board --description d --board Lanche",
  ]

  @Test func `a plan's page has its cells with pictures, and asks nothing of the network`() throws {
    let (html, data) = try page(plan, of: "plan:P")
    let board = try #require((data["boards"] as? [[String: Any]])?.first)
    let cells = try #require(board["cells"] as? [[String: Any]])
    #expect(
      cells.map { $0["label"] as? String } == [
        "eu", "querer", "mais", "suco", "pão", "biscoito", "água", "comer", "beber",
      ])
    let pictures = try #require(data["pictures"] as? [String])
    #expect(cells.allSatisfy { ($0["picture"] as? Int).map(pictures.indices.contains) == true })
    #expect(html.contains("default-src 'none'"))
    #expect(!html.contains("https:") && !html.replacing("http://www.w3.org/", with: "").contains("http:"))
    #expect((data["patient"] as? [String: Any])?["name"] as? String == "Giovanna")
  }

  @Test func `the headings of a board are marked, and are no words that are offered or spoken`() throws {
    let lines = [
      "patient new Giovanna", "use giovanna", "tutor new Rosa", "board new Frases --layout sentence --grid 6x3",
      "board put Frases A2 eu B2 querer", "board new Outra", "board link Frases F1 Outra",
      "plan new P --tutor Rosa --type board --description d --board Frases",
    ]
    let (_, data) = try page(lines, of: "plan:P")
    let cells = try #require((data["boards"] as? [[String: Any]])?.first?["cells"] as? [[String: Any]])
    let headings = cells.filter { $0["heading"] as? Bool == true }
    #expect(headings.map { $0["label"] as? String } == ["pessoas", "verbos", "descrições", "nomes", "social"])
    #expect(headings.allSatisfy { $0["word"] == nil && $0["sound"] == nil })
    #expect(cells.contains { $0["label"] as? String == "eu" && $0["heading"] == nil })
  }

  @Test func `a plan brings the activities along that it names, and no others`() throws {
    let made =
      plan + [
        "timer save almoço Almoço 20m --then Parque 5m", "timer save banho Banho 5m",
        "agenda new fono --at 'tomorrow 09:00' --for 45m", "plan edit P --with 'timer:Almoço, agenda:day'",
      ]
    let (html, _) = try page(made, of: "plan:P")
    let packed = try #require(try block("activities", of: html) as? [String: String])
    let activities = try packed.mapValues { text -> [String: Any] in
      let data = Data(try inflated(#require(Data(base64Encoded: text))))
      return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    }
    let timers = try #require(activities["timer"]?["timers"] as? [[String: Any]])
    #expect(timers.map { $0["name"] as? String } == ["almoço"])
    let steps = try #require(timers.first?["steps"] as? [[String: Any]])
    #expect(steps.map { $0["seconds"] as? Int } == [1200, 300])
    let figures = try #require(activities["timer"]?["figures"] as? [String: [String: Any]])
    #expect((figures["hourglass"]?["frames"] as? [String])?.count == 41)
    let events = try #require(activities["agenda"]?["events"] as? [[String: Any]])
    #expect(events.map { $0["text"] as? String } == ["fono"] && events.first?["minutes"] as? Int == 45)
    #expect(html.contains(#"id: "timer""#) && html.contains(#"id: "agenda""#))
    let bare = try page(["plan edit P --with -"], of: "plan:P").html
    #expect(!bare.contains(#"id="activities""#) && !bare.contains(#"id: "timer""#))
  }

  @Test func `what can't go along with a plan is said, with what can`() throws {
    let commands = plan + ["timer save banho Banho 5m", "plan edit P --with timer:x"]
    let none = try program.run(["--lang", "en"] + commands.flatMap { ["-c", $0] })
    #expect(none.status == 1 && none.errors.contains("“x” is none of these"), "\(none.errors)")
    let unnamed = try program.run(["--lang", "en", "-c", "plan edit P --with timer --patient Giovanna"])
    #expect(unnamed.status == 1 && unnamed.errors.contains("which, like  timer:snack"), "\(unnamed.errors)")
  }

  @Test func `sentences of the board's words are there, told, asked and denied`() throws {
    let (_, data) = try page(plan, of: "plan:P")
    let given = try #require(data["words"] as? [[String: Any]])
    let words = given.compactMap { $0["text"] as? String }
    func key(_ chosen: String...) throws -> String {
      try chosen.map { String(try #require(words.firstIndex(of: $0))) }.joined(separator: " ")
    }
    let sent = try #require((data["sentences"] as? [String])?.first)
    let packed = try #require(Data(base64Encoded: sent))
    let lines = String(decoding: try inflated(packed), as: UTF8.self).split(separator: "\n").map(String.init)
    #expect(lines.contains("\(try key("eu", "querer", "água"))\tEu quero água."))
    #expect(lines.contains("! \(try key("eu", "querer", "água"))\tEu não quero água."))
    #expect(lines.contains("\(try key("eu", "comer", "pão"))\tEu como pão."))
    #expect(lines.contains("\(try key("querer", "água"))\tQuero água."), "who says little leaves out who does it")
    #expect(lines.contains("! \(try key("querer", "água"))\tNão quero água."))
    #expect(lines.contains { $0.hasPrefix("? ") && $0.hasSuffix("?") })
    #expect(packed.count < 300_000)
  }

  @Test func `what is likely next are numbers of the words`() throws {
    let (_, data) = try page(plan, of: "plan:P")
    let given = try #require(data["words"] as? [Any])
    let count = given.count
    let next = try #require(data["next"] as? [String: [Int]])
    #expect(next[""]?.isEmpty == false)
    #expect(next.values.joined().allSatisfy { (0..<count).contains($0) })
  }

  @Test func `a label can't become a part of the page`() throws {
    let evil = #"</script><script>alert(1)</script><img src=x onerror=alert(2)>"#
    let (html, data) = try page(["board new B", "board word B 1 '\(evil)'"], of: "B")
    #expect(html.ranges(of: "<script").count == 6)
    #expect(!html.contains("<img src=x") && !html.contains("alert(1)</script>"))
    let cells = (data["boards"] as? [[String: Any]])?.first?["cells"] as? [[String: Any]]
    #expect(cells?.first?["label"] as? String == evil)
  }

  @Test func `the script stands before the printed board and before what other boards show`() throws {
    let (html, _) = try page(
      [
        "board new A", "board new B", "board put A 1 água", "board word A 2 lá", "board link A 2 B",
        "board put B 1 pão",
      ], of: "A")
    let script = try #require(html.range(of: "<script nonce="))
    let printed = try #require(html.range(of: "<img "))
    #expect(script.upperBound < printed.lowerBound)
    let first = try #require(try block("page", of: html) as? [String: Any])
    #expect((first["pictures"] as? [String])?.count == 1)
    #expect((try block("pictures", of: html) as? [String])?.count == 1)
  }

  @Test func `linked boards come along, and each link finds its board`() throws {
    let (_, data) = try page(
      ["board new A", "board new B", "board word A 1 lá", "board link A 1 B", "board word B 1 cá", "board link B 1 A"],
      of: "A")
    let boards = try #require(data["boards"] as? [[String: Any]])
    #expect(boards.map { $0["name"] as? String } == ["A", "B"])
    let links = boards.map { ($0["cells"] as? [[String: Any]])?.first?["link"] as? Int }
    #expect(links == [1, 0])
  }

  @Test func `what the therapist chose is in it: levels, moving, switches and how long a touch lasts`() throws {
    let (_, data) = try page(
      [
        "board new B --grid 2x1", "board word B 1 eu 2 quero", "board level B 2 B1",
        "board edit B --level 1 --movable yes",
      ],
      of: "B")
    #expect((data["settings"] as? NSDictionary) == ["level": 1, "moving": true])
    let cells = try #require((data["boards"] as? [[String: Any]])?.first?["cells"] as? [[String: Any]])
    #expect(cells.map { $0["level"] as? Int } == [1, 2])
    #expect(cells.allSatisfy { $0["movable"] as? Bool == true })
    let path = program.path("scan.html")
    let result = try program.run(commands: ["export B '\(path)' --scan one --dwell 0.5 --sounds none"])
    try #require(result.status == 0, "\(result.errors)")
    let html = try String(contentsOfFile: path, encoding: .utf8)
    #expect(html.contains(#""dwell":0.5"#) && html.contains(#""scan":"one""#))
    #expect(!html.contains("data:audio/mpeg"))
  }

  @Test(arguments: [
    ("export B x.html --dwell 0.7", "--dwell"), ("export B x.html --scan three", "--scan"),
    ("export B x.html --sounds loud", "--sounds"), ("export B x.html --voice nobody", "--voice"),
    ("export B x.obf --dwell 1", "obf"), ("export B x.pdf --sounds none", "pdf"),
  ])
  func `what can't be chosen is refused where it stands, and nothing is written`(
    _ command: String, _ named: String
  ) throws {
    let result = try program.run(["--lang", "en", "-c", "board new B", "-c", "board word B 1 a", "-c", command])
    #expect(result.status == 1 && result.errors.contains(named), "\(result.errors)")
    #expect(!FileManager.default.fileExists(atPath: program.path("x.html")))
  }

  @Test func `a symbol's film comes along, once, beside its picture`() throws {
    let film = program.path("film.webm")
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Browser/film.webm.base64")
    let text = try String(contentsOf: folder, encoding: .utf8)
    try #require(Data(base64Encoded: text, options: .ignoreUnknownCharacters)).write(to: URL(filePath: film))
    let (_, data) = try page(
      [
        "category new c --color red", "symbol new água --category c --picture \(Tagarela.pictures)/agua.svg",
        "symbol edit água --video '\(film)'", "board new B", "board put B 1 água 2 água",
      ], of: "B")
    let videos = try #require(data["videos"] as? [String])
    #expect(videos.count == 1 && videos[0].hasPrefix("data:video/webm;base64,"))
    let cells = try #require((data["boards"] as? [[String: Any]])?.first?["cells"] as? [[String: Any]])
    #expect(cells.map { $0["video"] as? Int } == [0, 0])
  }

  @Test func `a plan's letter takes it along, unless the settings say no, and as far as there is room`() throws {
    let commands = plan + ["plan send P --to-dir '\(program.path("one"))'"]
    let first = try program.run(["--lang", "en"] + commands.flatMap { ["-c", $0] })
    try #require(first.status == 0, "\(first.errors)")
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: program.path("one")).sorted() == [
        "p.eml", "p.html", "p.pdf", "p.psyb",
      ])
    #expect(try String(contentsOfFile: program.path("one/p.eml"), encoding: .utf8).contains("Content-Type: text/html"))
    let without = try program.run(
      commands: ["settings patient_page no", "plan send P --patient Giovanna --to-dir '\(program.path("two"))'"])
    try #require(without.status == 0, "\(without.errors)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: program.path("two")).count == 3)
    let others = try ["p.psyb", "p.pdf"].map { try Data(contentsOf: URL(filePath: program.path("one/\($0)"))).count }
    let room = Double(others.reduce(0, +)) * 1.4 / 1e6 + 0.03
    let small = try program.run([
      "--lang", "en", "-c", "settings patient_page yes", "-c", "settings mail.largest \(room)", "-c",
      "plan send P --patient Giovanna --to-dir '\(program.path("three"))'",
    ])
    try #require(small.status == 0, "\(small.errors)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: program.path("three")).count == 3)
    #expect((small.output + small.errors).contains("no room in the letter for HTML"))
  }

  @Test func `a cell is heard: its sound is an MP3`() throws {
    let (_, data) = try page(plan, of: "plan:P")
    let sounds = try #require(data["sounds"] as? [String])
    #expect(sounds.count == 9)
    for sound in sounds {
      let parts = sound.split(separator: ",", maxSplits: 1)
      #expect(parts.first == "data:audio/mpeg;base64")
      let bytes = try #require(Data(base64Encoded: String(parts.last ?? "")))
      // The first frame begins with eleven set bits (ISO 11172-3), behind a tag if there is one.
      #expect(
        bytes.starts(with: "ID3".utf8)
          || bytes.prefix(2).first == 0xFF && bytes.dropFirst().first.map { $0 & 0xE0 } == 0xE0)
    }
  }

  private func inflated(_ data: Data) throws -> [UInt8] {
    var stream = z_stream()
    try #require(inflateInit2_(&stream, -MAX_WBITS, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK)
    defer { inflateEnd(&stream) }
    var input = Array(data)
    var output = [UInt8](repeating: 0, count: 16 << 20)
    let status = input.withUnsafeMutableBufferPointer { source in
      output.withUnsafeMutableBufferPointer { target in
        stream.next_in = source.baseAddress
        stream.avail_in = UInt32(source.count)
        stream.next_out = target.baseAddress
        stream.avail_out = UInt32(target.count)
        return inflate(&stream, Z_FINISH)
      }
    }
    try #require(status == Z_STREAM_END)
    return Array(output.prefix(Int(stream.total_out)))
  }
}
