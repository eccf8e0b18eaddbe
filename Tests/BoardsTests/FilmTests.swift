import Foundation
import TagarelaTestSupport
import Testing

/// Symbols with a film.
struct FilmTests {
  private let clinic: Clinic

  init() throws {
    clinic = try Clinic()
    let text = try String(
      contentsOf: URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "WebPageTests/Browser/film.webm.base64"), encoding: .utf8)
    let film = try #require(Data(base64Encoded: text, options: .ignoreUnknownCharacters))
    try film.write(to: URL(filePath: clinic.tagarela.path("film.webm")))
    try film.dropLast(200).write(to: URL(filePath: clinic.tagarela.path("cut.webm")))
  }

  @Test func `a film is given, told, and taken away again`() throws {
    try clinic.run("symbol edit suco --video '\(clinic.tagarela.path("film.webm"))'")
    #expect((try clinic.json("symbol show suco") as? [String: Any])?["video"] as? Bool == true)
    try clinic.run("symbol edit suco --video -")
    #expect((try clinic.json("symbol show suco") as? [String: Any])?["video"] as? Bool != true)
    try clinic.run("undo")
    #expect((try clinic.json("symbol show suco") as? [String: Any])?["video"] as? Bool == true)
  }

  @Test func `a film travels with its symbol, and an Open Board file says that it has no place for it`() throws {
    let bundle = clinic.tagarela.path("p.psyb")
    try clinic.run(
      "symbol edit suco --video '\(clinic.tagarela.path("film.webm"))'", "patient new Ana", "use ana", "tutor new Rosa",
      "board new B", "board put B 1 suco 2 suco", "plan new P --tutor Rosa --type board --description d --board B",
      "export plan:P '\(bundle)'")
    let other = try Clinic()
    try other.run("receive '\(bundle)' --theirs")
    #expect((try other.json("symbol show suco --patient Ana") as? [String: Any])?["video"] as? Bool == true)
    #expect(try other.run("check").contains("✓") || other.run("check").isEmpty == false)
    let lost = try clinic.tagarela.run([
      "--lang", "en", "-c", "export board:B '\(clinic.tagarela.path("b.obf"))' --patient Ana",
    ])
    #expect(lost.status == 0 && (lost.output + lost.errors).contains("films"), "\(lost.output) \(lost.errors)")
  }

  @Test func `what is no whole film is refused, and nothing is changed`() throws {
    #expect(try clinic.failure("symbol edit suco --video '\(clinic.tagarela.path("cut.webm"))'").contains("MP4"))
    #expect(try clinic.failure("symbol edit suco --video '\(Tagarela.pictures)/suco.svg'").contains("MP4"))
    #expect((try clinic.json("symbol show suco") as? [String: Any])?["video"] as? Bool != true)
  }

  @Test func `a symbol without a film has none to play`() throws {
    #expect(try clinic.failure("symbol play suco --video").contains("no film"))
  }

  /// Of Debian's ffmpeg, which takes the picture out of the film.
  private static let hasFrameTaker = FileManager.default.isExecutableFile(atPath: "/usr/bin/ffmpeg")

  @Test(.enabled(if: hasFrameTaker, "ffmpeg isn't installed"))
  func `where no picture is given, one of the film stands for it`() throws {
    try clinic.run("symbol new correr --category coisas --video '\(clinic.tagarela.path("film.webm"))'")
    let shown = try #require(try clinic.json("symbol show correr") as? [String: Any])
    #expect(shown["video"] as? Bool == true && (shown["picture"] as? String)?.hasPrefix("PNG") == true)
  }

  @Test func `without a program that takes pictures out of films one is told to give a picture`() throws {
    let result = try clinic.tagarela.run(
      ["--lang", "en", "-c", "symbol new correr --category coisas --video '\(clinic.tagarela.path("film.webm"))'"],
      environment: ["PATH": clinic.tagarela.path("nowhere")])
    #expect(result.status == 1 && result.errors.contains("--picture"), "\(result.errors)")
  }
}
