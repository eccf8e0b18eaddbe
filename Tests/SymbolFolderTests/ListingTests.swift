import Foundation
import TagarelaKit
import Testing

@testable import SymbolFolder

struct ListingTests {
  let bench: SetBench

  init() throws { bench = try SetBench() }

  private func list(_ json: String = #"{"id":"set","table":"symbols.csv"}"#) throws -> Listing {
    try Listing(try bench.source(json))
  }

  @Test func `a table with several languages gives each symbol its words, class, category and tags`() throws {
    try bench.draw("pictures/juice.svg", "pictures/Eat.PNG")
    try bench.write(
      "symbols.csv",
      "file;código;nome;nombre;nom;name_en;grammar;category;tags\r\n"
        + "juice.svg;j1;suco|sumo;zumo;suc;juice;noun;bebidas;laranja, copo de vidro\r\n"
        + "eat;;comer;comer;menjar;eat;Verb;;mesa fome\r\n")
    let listing = try list(#"{"id":"set","table":"symbols.csv","pictures":"pictures"}"#)
    #expect(
      listing.symbols == [
        SystemSymbol(
          code: "j1", words: ["pt": ["suco", "sumo"], "es": ["zumo"], "ca": ["suc"], "en": ["juice"]],
          wordClass: .noun, category: "bebidas", tags: ["laranja", "copo de vidro"]),
        SystemSymbol(
          code: "Eat", words: ["pt": ["comer"], "es": ["comer"], "ca": ["menjar"], "en": ["eat"]],
          wordClass: .verb, tags: ["mesa", "fome"]),
      ])
    #expect(listing.complaints.isEmpty)
  }

  @Test func `without a table the files' names are the symbols', their folders the categories`() throws {
    try bench.draw("comida/pao_de_queijo.png", "comida/agua_2.svg", "sol.svg", "._sol.svg", "__MACOSX/sol.svg")
    try bench.write("notes.txt", "not a picture")
    let listing = try list(#"{"id":"set","language":"pt"}"#)
    #expect(
      listing.symbols == [
        SystemSymbol(code: "agua_2", words: ["pt": ["agua", "agua 2"]], category: "comida"),
        SystemSymbol(code: "pao_de_queijo", words: ["pt": ["pao de queijo"]], category: "comida"),
        SystemSymbol(code: "sol", words: ["pt": ["sol"]]),
      ])
    #expect(listing.complaints.isEmpty)
  }

  @Test func `files of one name in several folders have codes of their own`() throws {
    try bench.draw("a/sol.svg", "b/sol.svg", "b/Sol.png")
    let listing = try list(#"{"id":"set","language":"pt"}"#)
    #expect(listing.codes == ["sol", "b/sol.svg"])
  }

  @Test func `rows that are wrong are listed by number and left out, the others taken`() throws {
    try bench.draw("a.svg", "b.svg", "c.svg", "d.svg", "deep/e.svg", "deeper/e.svg")
    try bench.write(
      "symbols.csv",
      """
      id,file,pt,grammar
      1,a.svg,casa,noun
      2,missing.svg,rua,noun
      3,b.svg
      1,b.svg,outra,noun
      5,c.svg,"duas
      linhas",noun
      6,d.svg,bola,nounish
      7,,,noun
      8,e,ambígua,noun
      9,a.svg,"aberta,noun
      """)
    let listing = try list()
    #expect(
      listing.said == [
        "11 open_quote", "4 cells", "3 picture_missing", "5 duplicate", "8 grammar_unknown", "9 picture_missing",
        "10 picture_ambiguous", "- unlisted",
      ])
    #expect(listing.complaints.allSatisfy { $0.file == "symbols.csv" })
    #expect(listing.codes == ["1", "5", "6", "b", "e", "deeper/e.svg"])
    #expect(listing["5"]?.words == ["pt": ["duas linhas"]])
    #expect(listing["6"]?.wordClass == nil)
    #expect(listing.complaints.first { $0.row == 5 }?.what.arguments.last?.value == 2)
  }

  @Test func `without a column of pictures the files are named after the column that finds most`() throws {
    try bench.draw("pie.png", "pao-de-queijo.png", "agua_2.png", "Pé.png")
    try bench.write("symbols.csv", "es,pt\npie,pé\npastel,pie\npan de queso,Pão de queijo\nagua,Água 2\n")
    let listing = try list()
    #expect(listing.complaints.isEmpty)
    #expect(listing["pie"]?.words == ["es": ["pastel"], "pt": ["pie"]])
    #expect(listing["Pé"]?.words == ["es": ["pie"], "pt": ["pé"]])
    #expect(listing.codes == ["Pé", "pie", "pao-de-queijo", "agua_2"])
  }

  @Test func `the picture's path may begin in the pack or in the pictures' folder`() throws {
    try bench.draw("p/a.svg", "p/x/b.svg", "p/x/c.svg", "p/D.svg")
    try bench.write("symbols.csv", "file,pt\np/a.svg,um\nx/b.svg,dois\nP\\X\\C,três\n./p/d.svg,quatro\n")
    let listing = try list(#"{"id":"set","table":"symbols.csv","pictures":"./p/"}"#)
    #expect(listing.complaints.isEmpty)
    #expect(listing.codes == ["a", "b", "c", "D"])
  }

  @Test func `a cell that is no cell any more costs its row`() throws {
    try bench.draw("a.svg", "b.svg")
    try bench.write("symbols.csv", "file,pt\na,\(String(repeating: "x", count: 2001))\nb,rua\n")
    #expect(try list().said == ["2 cell_too_long", "- unlisted"])
  }

  @Test func `pictures that no row names come by their file names, said once`() throws {
    try bench.draw("a.svg", "b.svg", "c.svg", "a.png")
    try bench.write("symbols.csv", "file,pt\na.svg,casa\n")
    let listing = try list()
    #expect(listing.codes == ["a", "b", "c"])
    #expect(
      listing.complaints == [
        FileComplaint(file: "symbols.csv", what: Phrase("symbol_folder.unlisted", ["count": 2]))
      ])
  }

  @Test func `Latin-1 is converted and that is said`() throws {
    try bench.draw("a.svg")
    try bench.write("symbols.csv", Data("file;nome\na.svg;maç".utf8.dropLast(2)) + Data([0xE7, 0xE3, 0x0A]))
    let listing = try list()
    #expect(listing["a"]?.words == ["pt": ["maçã"]])
    #expect(listing.said == ["- latin"])
  }

  @Test func `control characters in a table go nowhere`() throws {
    try bench.draw("a.svg")
    try bench.write("symbols.csv", "file,id,pt\na.svg,x\u{1b}[2Jy,\"um\u{7}\ndois\"\n")
    let listing = try list()
    #expect(listing.symbols == [SystemSymbol(code: "x [2Jy", words: ["pt": ["um dois"]])])
  }

  @Test(arguments: ["../../etc/passwd", "/etc/passwd", "../secret.svg", "..\\secret.svg", "p/../../secret.svg"])
  func `a path in the table that leads out finds nothing`(_ path: String) throws {
    try bench.draw("p/a.svg")
    try SetBench.svg.write(to: URL(filePath: bench.base + "/secret.svg"))
    try bench.write("symbols.csv", "file,pt\n\(path),x\n")
    let source = try bench.source()
    let listing = try Listing(source)
    #expect(listing.codes == ["a"])
    #expect(listing.said == ["2 picture_missing", "- unlisted"])
    for code in [path, "secret"] { #expect(throws: Failure.self) { try source.picture(of: code, choices: []) } }
  }

  @Test func `a link to a picture outside is left out, one inside is taken`() throws {
    try bench.draw("real/a.svg")
    try SetBench.svg.write(to: URL(filePath: bench.base + "/secret.svg"))
    let files = FileManager.default
    try files.createSymbolicLink(atPath: bench.folder + "/b.svg", withDestinationPath: "real/a.svg")
    try files.createSymbolicLink(atPath: bench.folder + "/c.svg", withDestinationPath: "../secret.svg")
    try files.createSymbolicLink(atPath: bench.folder + "/d.svg", withDestinationPath: "nowhere.svg")
    try files.createSymbolicLink(atPath: bench.folder + "/up", withDestinationPath: "..")
    let source = try bench.source(#"{"id":"set"}"#)
    let listing = try Listing(source)
    #expect(listing.codes == ["b", "a"])
    #expect(listing.complaints.map(\.file) == ["c.svg", "d.svg"])
    #expect(listing.said == ["- link_outside", "- link_broken"])
    #expect(try source.picture(of: "b", choices: []).bytes == SetBench.svg)
  }

  @Test func `progress goes up to all there is`() throws {
    try bench.draw("p0.svg")
    // Links to one file: each file that is written waits for the disk.
    for number in 1..<1200 { #expect(link(bench.folder + "/p0.svg", bench.folder + "/p\(number).svg") == 0) }
    let rows = (0..<600).map { "p\($0).svg,palavra \($0)\n" }.joined()
    try bench.write("symbols.csv", "file,pt\n" + rows)
    var seen: [(done: Int, total: Int)] = []
    _ = try bench.source().list(progress: { seen.append(($0, $1)) }, { _ in })
    #expect(seen.count > 2)
    #expect(seen.allSatisfy { $0.total == 1800 && $0.done <= $0.total })
    #expect(seen.map(\.done) == seen.map(\.done).sorted())
    #expect(seen.last?.done == 1800)
  }

  @Test func `an empty folder says that there are no pictures`() throws {
    let complaints = try list(#"{"id":"set"}"#).complaints
    #expect(complaints == [FileComplaint(file: ".", what: Phrase("symbol_folder.no_pictures"))])
  }

  @Test(arguments: [
    ("", "symbol_folder.table_empty"), ("foo,bar\n1,2\n", "symbol_folder.columns"),
    ("PK\u{3}\u{4}", "symbol_folder.table_unreadable"), ("a\u{0}b", "symbol_folder.table_unreadable"),
  ])
  func `a table that can't be used at all registers nothing`(_ text: String, _ key: String) throws {
    try bench.draw("a.svg")
    try bench.write("symbols.csv", text)
    var taken = 0
    let source = try bench.source()
    let failure = #expect(throws: Failure.self) { try source.list(progress: { _, _ in }) { _ in taken += 1 } }
    #expect(failure?.what.key == key)
    #expect(taken == 0)
  }

  @Test(arguments: 0..<200)
  func `no table brings anything down`(_ seed: Int) throws {
    let pieces: [[UInt8]] = [
      [0x2C], [0x3B], [0x09], [0x22], [0x0A], [0x0D], [0x0D, 0x0A], [0x20], Array("file".utf8), Array("pt".utf8),
      Array("a.svg".utf8), Array("é".utf8), [0xFF], [0x5C], Array("_,_to".utf8), Array("2".utf8), [0xE2, 0x80],
    ]
    var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1
    var bytes = Array((seed % 2 == 0 ? "file,pt,en\n" : "").utf8)
    for _ in 0..<120 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      bytes += pieces[Int(state >> 33) % pieces.count]
    }
    try bench.draw("a.svg", "é.svg", "2.png")
    try bench.write("symbols.csv", Data(bytes))
    let source = try bench.source()
    if let listing = try? Listing(source) {
      #expect(Set(listing.codes).count == listing.codes.count)
      for code in listing.codes { #expect(throws: Never.self) { try source.picture(of: code, choices: []) } }
    }
  }

  @Test func `a table or a folder that is not there is named`() throws {
    #expect(throws: Failure("symbol_folder.table_missing", ["path": "symbols.csv"])) { try list() }
    #expect(throws: Failure("pack.path_outside", ["path": "../x.csv"])) {
      try list(#"{"id":"set","table":"../x.csv"}"#)
    }
    #expect(throws: Failure("pack.path_outside", ["path": ".."])) { try list(#"{"id":"set","pictures":".."}"#) }
    let failure = #expect(throws: Failure.self) { try list(#"{"id":"set","pictures":"none"}"#) }
    #expect(failure?.what.key == "symbol_folder.folder_missing")
  }
}
