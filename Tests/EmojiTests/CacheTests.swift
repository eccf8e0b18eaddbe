import Foundation
import TagarelaKit
import Testing

/// The table in the user's cache.
struct CacheTests {
  private let ball = ["bola", "pelota", "pilota", "ball"]

  private func cached(_ folder: EmojiFolder) throws -> (path: String, text: String) {
    let file = try #require(try FileManager.default.contentsOfDirectory(atPath: folder.cache).first)
    let path = "\(folder.cache)/\(file)"
    return (path, try String(contentsOfFile: path, encoding: .utf8))
  }

  @Test func `gives what the files gave`() throws {
    let names = ["a", "b", "c", "d"]
    let folder = try EmojiFolder(
      ["⚽": ball, "👏": ["x|y", "z", "", "w"]],
      derived: ["👏🏻": names, "👏🏼": names, "👏🏽": names, "👏🏾": names, "👏🏿": names])
    let read = try folder.open().symbols().symbols
    let again = try folder.open()
    #expect(try again.symbols().symbols == read)
    #expect(try again.picture(of: "1F44F", choices: ["dark"]).bytes == TestFont.png("picture of 👏🏿"))
  }

  @Test func `is used as long as sizes and times are the same`() throws {
    let folder = try EmojiFolder(["⚽": ball])
    let file = folder.names("annotations/en.xml")
    let text = try String(contentsOfFile: file, encoding: .utf8)
    for word in ["ball", "BALL"] {
      try folder.write(text.replacing("ball", with: word), to: file)
      let time = Date(timeIntervalSince1970: 1_000_000_000)
      try FileManager.default.setAttributes([.modificationDate: time], ofItemAtPath: file)
      _ = try folder.open().symbols()
    }
    #expect(try folder.open().symbols().symbols.first?.words["en"] == ["ball"])
  }

  @Test func `is made again when a file changes, also in a source that is open`() throws {
    let folder = try EmojiFolder(["⚽": ball])
    let open = try folder.open()
    _ = try open.symbols()
    let before = try open.fingerprint()
    let file = folder.names("annotations/en.xml")
    try folder.write(try String(contentsOfFile: file, encoding: .utf8).replacing("ball", with: "football"), to: file)
    #expect(try open.fingerprint() != before)
    for source in [open, try folder.open()] {
      #expect(try source.symbols().symbols.first?.words["en"] == ["football"])
    }
  }

  @Test func `that is damaged is made again`() throws {
    let folder = try EmojiFolder(["⚽": ball])
    let whole = try folder.open().symbols().symbols
    let (path, text) = try cached(folder)
    let damages = [
      "", "\n", String(text.dropLast(9)), text + "x", text.replacing("pelota", with: "pelot4"),
      text.replacing("\t", with: ""), String(repeating: "\t|:\n", count: 999),
    ]
    for damage in damages {
      try folder.write(damage, to: path)
      #expect(try folder.open().symbols().symbols == whole)
      #expect(try cached(folder).text == text)
    }
  }

  @Test func `is not made from files that are cut short`() throws {
    let folder = try EmojiFolder(["⚽": ball])
    let file = folder.names("annotations/en.xml")
    try folder.write("<ldml>", to: file)
    for _ in 1...2 { #expect(try folder.open().symbols().complaints.map(\.file) == ["annotations/en.xml"]) }
  }

  @Test func `can be missing`() throws {
    let folder = try EmojiFolder(["⚽": ball])
    try folder.write("a file where the folder should be", to: folder.cache)
    #expect(try folder.open().symbols().symbols.count == 1)
  }
}
