import ActivityConformance
import BuiltIns
import Foundation
import TagarelaKit
import TagarelaTestSupport
import Testing

/// Albums from the prompt's commands.
struct AlbumCommandTests {
  private let desk: AlbumDesk

  init() throws { desk = try AlbumDesk() }

  private static let suco = "\(Tagarela.pictures)/suco.svg"

  @Test func `albums keep what activities promise`() throws {
    expectNone(try checkConformance(ofActivity: "album", in: Registry(builtInModules)))
  }

  @Test func `fifteen a page, with the position among all, and what comes before and after`() throws {
    let photos = try desk.photos(28)
    #expect(
      try desk.run("album new 'Summer holidays'", "album put summer \(photos)").contains("28 pictures more, 28 in all"))
    let first = try desk.rows("album show Summer")
    #expect(first.compactMap { $0["number"] as? Int } == Array(1...15))
    #expect(first.first?["name"] as? String == "1" && first.first?["count"] as? Int == 28)
    let last = try desk.rows("album show Summer --page 2")
    #expect(last.compactMap { $0["number"] as? Int } == Array(16...28))
    let said = try desk.run("album show Summer --page 2")
    #expect(said.contains("16–28 / 28") && said.contains(#"album show "Summer holidays" --page 1"#))
    #expect(!said.contains("--page 3"))
    let one = try desk.record("album show Summer 3")
    #expect(one["name"] as? String == "3" && one["count"] as? Int == 28 && one["size"] as? String == "40 × 30")
    let around = try desk.run("album show Summer 3")
    for part in ["3 / 28", #"album show "Summer holidays" 2"#, #"album show "Summer holidays" 4"#] {
      #expect(around.contains(part), "\(around)")
    }
  }

  @Test func `an empty album says kindly what can be put in`() throws {
    try desk.run("album new Sea")
    #expect(
      try desk.run("album show Sea").contains("Sea has no pictures yet; to put some in:  album put Sea photo.jpg"))
    #expect(try desk.run("album show favourites").contains("no favourites yet"))
    #expect(try desk.run("album ver favoritos", lang: "pt").contains("ainda não tem favoritos"))
    #expect(try desk.refusal("album print Sea '\(desk.program.path("sea.pdf"))'").contains("no pictures yet"))
  }

  @Test func `a symbol in an album follows the symbol, and photos stay`() throws {
    try desk.run(
      "category new drinks --color blue", "symbol new suco --category drinks --picture \(Self.suco)",
      "album new Sea", "album put Sea suco \(try desk.photos(1))")
    #expect(try desk.rows("album show Sea").compactMap { $0["kind"] as? String } == ["symbol", "photo"])
    try desk.run("symbol edit suco --rename juice")
    #expect(try desk.names("Sea") == ["juice", "1"])
    // What is removed everywhere is gone here too, and comes back with it.
    try desk.run("symbol remove juice")
    #expect(try desk.names("Sea") == ["1"])
    try desk.run("undo")
    #expect(try desk.names("Sea") == ["juice", "1"])
    #expect(try desk.run("album put Sea juice").contains("1 was there already"))
    #expect(try desk.names("Sea").count == 2)
  }

  @Test func `favourites and categories are always there, and say what to do in place of putting`() throws {
    try desk.run(
      "category new drinks --color blue", "symbol new suco --category drinks --picture \(Self.suco)",
      "favourite add suco")
    let albums = try desk.rows("album")
    #expect(albums.compactMap { $0["album"] as? String } == ["favourites", "drinks"])
    #expect(albums.compactMap { $0["pictures"] as? Int } == [1, 1])
    #expect(try desk.names("drinks") == ["suco"] && desk.names("favoritos") == ["suco"])
    #expect(try desk.refusal("album put favourites suco").contains("favourite add SYMBOL"))
    #expect(try desk.refusal("album take drinks 1").contains("symbol edit SYMBOL --category"))
    #expect(try desk.refusal("album remove drinks").contains("always there"))
    #expect(try desk.refusal("album new drinks").contains("take another name"))
    #expect(try desk.refusal("album new Preferits").contains("take another name"))
    // Another patient's symbols are nobody else's.
    try desk.run("symbol new leite --category drinks --picture \(Self.suco) --patient Ana")
    #expect(try desk.names("drinks") == ["suco"])
  }

  @Test func `every change is a step of undo, and what is removed goes with its pictures`() throws {
    try desk.run("album new Sea", "album put Sea \(try desk.photos(3))", "album take Sea 1 3 1")
    #expect(try desk.names("Sea") == ["2"])
    try desk.run("undo")
    #expect(try desk.names("Sea") == ["1", "2", "3"])
    try desk.run("album edit Sea --rename Beach", "album remove Beach")
    #expect(try desk.refusal("album show Beach").contains("no album “Beach”"))
    try desk.run("undo", "undo")
    #expect(try desk.names("Sea") == ["1", "2", "3"])
    try desk.run("patient remove Giovanna", "check", "undo")
    #expect(try desk.names("Sea") == ["1", "2", "3"])
  }

  @Test func `forget keeps what albums show, and lets go of what they no longer do`() throws {
    try desk.run("album new Sea", "album put Sea \(try desk.photos(2, width: 400, height: 300))", "album take Sea 1")
    try desk.run("forget --yes", "check", "album print Sea '\(desk.program.path("sea.pdf"))'")
    #expect(try desk.bytes("sea.pdf").starts(with: Data("%PDF".utf8)))
    try desk.run("backup '\(desk.program.path("copy.tagarela"))'", "album remove Sea")
    try desk.run("restore '\(desk.program.path("copy.tagarela"))'")
    #expect(try desk.names("Sea") == ["2"])
  }

  @Test func `a photo becomes a symbol of the patient in one step, and undo takes it back`() throws {
    try desk.run("album new Sea", "album put Sea \(try desk.photos(2))", "category new places --color blue")
    #expect(
      try desk.run("album symbol Sea 2 praiabela --category places").contains(
        "praiabela is a symbol of Giovanna, in places"))
    try desk.run("board new Lanche", "board put Lanche 1 praiabela")
    #expect(try desk.names("places") == ["praiabela"])
    #expect(try desk.refusal("album symbol Sea 2 praiabela --category places").contains("praiabela"))
    try desk.run("undo", "undo", "undo")
    #expect(try desk.refusal("symbol show praiabela").contains("praiabela"))
    // Without a name and a category it keeps its name, among the nouns.
    #expect(try desk.run("album symbol Sea 1").contains("1 is a symbol of Giovanna, in nouns"))
    try desk.run("album put Sea #1")
    #expect(try desk.refusal("album symbol Sea 3").contains("is a symbol already"))
  }

  @Test func `large photos are kept as large as paper and screens show them, with a thumbnail`() throws {
    try desk.run("album new Sea", "album put Sea \(try desk.photos(1, width: 3000, height: 1500))")
    #expect(try desk.record("album show Sea 1")["size"] as? String == "1200 × 600")
  }

  @Test func `pictures are found by their names, whatever their case and accents`() throws {
    try desk.run("album new Sea", "album new Home", "album put Sea \(try desk.photos(2))")
    let path = try desk.file("Praça da Sé.svg", Data(AlbumDesk.house.utf8))
    try desk.run("album put Home '\(path)'")
    let found = try desk.rows("album find PRACA se")
    #expect(found.compactMap { $0["album"] as? String } == ["Home"])
    #expect(found.first?["number"] as? Int == 1)
    #expect(try desk.run("album find nothing").contains("no picture"))
  }

  @Test(arguments: [
    ("album put Sea nothing.jpg", "nothing.jpg"), ("album put Sea /tmp", "/tmp"), ("album put Sea lie.jpg", "lie.jpg"),
    ("album put Sea huge.png", "huge.png"), ("album put Sea qwxyz", "qwxyz"), ("album show Sea --page 0", "0"),
    ("album show Sea --page 2", "1 page"), ("album show Sea 9", "no picture 9"), ("album take Sea 2", "no picture 2"),
    ("album take Sea 0", "0"), ("album new sea", "already"), ("album new ''", "empty"), ("album new '#3'", "#3"),
    ("album edit Sea --rename favoritos", "always there"), ("album show Mar", "no album “Mar”"),
    ("album symbol Sea 2", "no picture 2"), ("album take Sea x", "x"), ("album print Sea", "missing"),
  ])
  func `what is wrong is refused with its reason, and nothing changes`(_ command: String, _ reason: String) throws {
    try desk.run("album new Sea", "album put Sea \(try desk.photos(1))")
    let lie = try desk.file("lie.jpg", Data("this is a text".utf8))
    let huge = try desk.file("huge.png", Self.png(20_000, 10_000))
    let line = command.replacing("lie.jpg", with: "'\(lie)'").replacing("huge.png", with: "'\(huge)'")
    let told = try desk.refusal(line)
    #expect(told.contains(reason), "\(told)")
    #expect(try desk.names("Sea") == ["1"])
  }

  /// The beginning of a picture of 200 megapixels.
  private static func png(_ width: UInt32, _ height: UInt32) -> Data {
    var bytes = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13]) + Data("IHDR".utf8)
    for number in [width, height] { withUnsafeBytes(of: number.bigEndian) { bytes += Data($0) } }
    return bytes + Data([8, 2, 0, 0, 0, 0, 0, 0, 0])
  }

  @Test func `one bad file among many leaves the album as it was`() throws {
    try desk.run("album new Sea")
    _ = try desk.refusal("album put Sea \(try desk.photos(3)) nothing.jpg")
    #expect(try desk.names("Sea").isEmpty)
  }

  @Test func `many photos are interrupted whole`() throws {
    let photos = try desk.photos(12, width: 900, height: 700)
    // So many that their bars fill a terminal of which nobody reads: it isn't over before the interruption, however late that is.
    let more = try (12..<600).map { number in
      let path = desk.program.path("more-\(number).png")
      try FileManager.default.linkItem(atPath: desk.program.path("\(number % 12 + 1).png"), toPath: path)
      return "'\(path)'"
    }.joined(separator: " ")
    try desk.run("album new Sea")
    let terminal = try desk.program.prompt(["--lang", "en", "-c", "album put Sea \(photos) \(more) --patient Giovanna"])
    try terminal.expect("Sea ░")
    try terminal.expect("█")
    terminal.signal(SIGINT)
    #expect(try terminal.waitForExit() != .status(0))
    #expect(try desk.names("Sea").isEmpty)
  }
}

extension AlbumDesk {
  func bytes(_ name: String) throws -> Data { try program.bytes(name) }
}
