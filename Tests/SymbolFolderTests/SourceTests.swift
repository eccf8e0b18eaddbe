import Foundation
import TagarelaKit
import Testing

@testable import SymbolFolder

struct SourceTests {
  let bench: SetBench
  private let json = #"{"id":"set","table":"symbols.csv","pictures":"pictures"}"#

  init() throws {
    bench = try SetBench()
    try bench.draw("pictures/a.svg", "pictures/b/c.png")
    try bench.write("symbols.csv", "id,file,pt\n1,a,casa\n2,c,rua\n")
  }

  @Test func `nothing changed, nothing new: also for the next process`() throws {
    let source = try bench.source(json)
    let first = try source.fingerprint()
    #expect(try source.fingerprint() == first)
    _ = try Listing(source)
    #expect(try source.fingerprint() == first)
    #expect(try bench.source(json).fingerprint() == first)
  }

  @Test(arguments: [
    "a new picture", "a new picture deep down", "a new folder", "a removed picture", "a renamed picture",
    "another table", "no table", "another module.json",
  ])
  func `what changed is noticed`(_ change: String) throws {
    let source = try bench.source(json)
    _ = try Listing(source)
    let before = try source.fingerprint()
    let files = FileManager.default
    let pictures = bench.folder + "/pictures"
    var after = source
    switch change {
    case "a new picture": try bench.draw("pictures/new.svg")
    case "a new picture deep down": try bench.draw("pictures/b/new.svg")
    case "a new folder": try files.createDirectory(atPath: pictures + "/new", withIntermediateDirectories: true)
    case "a removed picture": try files.removeItem(atPath: pictures + "/b/c.png")
    case "a renamed picture": try files.moveItem(atPath: pictures + "/a.svg", toPath: pictures + "/z.svg")
    case "another table": try bench.write("symbols.csv", "id,file,pt\n1,a,casa\n2,c,lua\n")
    case "no table": try files.removeItem(atPath: bench.folder + "/symbols.csv")
    default: after = try bench.source(json.replacing("{", with: #"{"language":"es","#))
    }
    let now = try after.fingerprint()
    #expect(now != before)
    if change.hasPrefix("a ") {
      // Once it is listed, it stays as it is.
      _ = try Listing(after)
      #expect(try after.fingerprint() == now)
    }
  }

  @Test func `a picture is read when it is used, by a process that has listed nothing too`() throws {
    _ = try Listing(try bench.source(json))
    let next = try bench.source(json)
    #expect(try next.picture(of: "1", choices: []) == Picture(format: .svg, bytes: SetBench.svg))
    #expect(try next.picture(of: "2", choices: ["dark"]) == Picture(format: .png, bytes: SetBench.png))
  }

  @Test func `without what is remembered a picture is found by reading again`() throws {
    _ = try Listing(try bench.source(json))
    try FileManager.default.removeItem(atPath: bench.cache)
    #expect(try bench.source(json).picture(of: "2", choices: []).format == .png)
    try Data("rubbish\n\nmore".utf8).write(to: URL(filePath: bench.cache + "/set.pictures"))
    #expect(try bench.source(json).picture(of: "2", choices: []).format == .png)
  }

  @Test func `what is remembered is the user's alone`() throws {
    _ = try Listing(try bench.source(json))
    let file = bench.cache + "/set.pictures"
    #expect(try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int == 0o600)
  }

  @Test func `a table that changed gives the code its new picture`() throws {
    let source = try bench.source(json)
    _ = try Listing(source)
    try bench.write("symbols.csv", "id,file,pt\n1,c,casa\n2,a,rua e mais\n")
    #expect(try source.picture(of: "1", choices: []).format == .png)
  }

  @Test func `a code that the set hasn't is said`() throws {
    let source = try bench.source(json)
    #expect(throws: Failure("system.no_picture", ["code": "nix"])) {
      try source.picture(of: "nix", choices: [])
    }
    #expect(try source.symbol("1") == nil)
    #expect(try source.joined(["1", "2"]) == nil)
  }

  @Test func `the bytes tell what a picture is, not its name`() throws {
    try bench.write("pictures/a.svg", Data([0xFF, 0xD8, 0xFF, 0xE0]))
    #expect(try bench.source(json).picture(of: "1", choices: []).format == .jpeg)
    for text in [
      "<?xml version=\"1.0\"?>\n<!-- a <b> -->\n<svg/>", "\u{FEFF} <svg:svg xmlns:svg=\"x\">",
      "<!DOCTYPE svg PUBLIC \"-//W3C//DTD SVG 1.1//EN\" \"svg11.dtd\" [<!ENTITY ns \"x\">]>\n<svg width=\"1\">",
    ] {
      try bench.write("pictures/a.svg", text)
      #expect(try bench.source(json).picture(of: "1", choices: []).format == .svg)
    }
  }

  @Test(arguments: [
    "", "hello", "<html><body>svg</body></html>", "<svgx/>", "GIF89a", "%PDF-1.4 <svg>", "<!-- <svg> -->",
    "<!DOCTYPE svg", "<?xml",
  ])
  func `what is no picture is named`(_ text: String) throws {
    try bench.write("pictures/a.svg", text)
    #expect(throws: Failure("picture.unreadable", ["path": "pictures/a.svg"])) {
      try bench.source(json).picture(of: "1", choices: [])
    }
  }

  @Test func `a picture beyond all measure is not read`() throws {
    let handle = try FileHandle(forWritingTo: URL(filePath: bench.folder + "/pictures/a.svg"))
    try handle.truncate(atOffset: UInt64(32 << 20) + 1)
    try handle.close()
    #expect(throws: Failure("symbol_folder.picture_too_large", ["path": "pictures/a.svg", "limit": 32])) {
      try bench.source(json).picture(of: "1", choices: [])
    }
  }

  @Test func `a picture that became a link to the outside, or a pipe, is not opened`() throws {
    let source = try bench.source(json)
    _ = try Listing(source)
    let place = bench.folder + "/pictures/a.svg"
    try FileManager.default.removeItem(atPath: place)
    try FileManager.default.createSymbolicLink(atPath: place, withDestinationPath: "/etc/passwd")
    #expect(throws: Failure.self) { try source.picture(of: "1", choices: []) }
    try FileManager.default.removeItem(atPath: place)
    mkfifo(place, 0o600)
    #expect(throws: Failure.self) { try source.picture(of: "1", choices: []) }
  }
}
