import Foundation
import TagarelaTestSupport
import Testing

/// Pictures from the system's camera program. Where the tests run there is no camera: a program of the same name stands in,
/// which takes fswebcam's options and writes a JPEG to standard output, or says what fswebcam says.
@Suite(.waiting)
struct CameraTests {
  private let tagarela: Tagarela

  init() throws {
    tagarela = try Tagarela(sharesCache: true)
    try FileManager.default.createDirectory(atPath: tagarela.path("bin"), withIntermediateDirectories: true)
    let made = try tagarela.run(commands: ["category new coisas --color red"])
    try #require(made.status == 0)
  }

  /// A JPEG of 8 × 8 pixels with a place in it.
  private static let photo = """
    /9j/4QAjRXhpZgAATU0AKgAAAAgAAEdQUyAtMjMuNTUgLTQ2LjYz/9sAQwADAgIDAgIDAwMDBAMDBAUIBQUEBAUKBwcGCAwKDAwLCgsLDQ4SEA\
    0OEQ4LCxAWEBETFBUVFQwPFxgWFBgSFBUU/9sAQwEDBAQFBAUJBQUJFA0LDRQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQU\
    FBQUFBQUFBQUFBQU/8AAEQgACAAIAwEiAAIRAQMRAf/EAB8AAAEFAQEBAQEBAAAAAAAAAAABAgMEBQYHCAkKC//EALUQAAIBAwMCBAMFBQQEAA\
    ABfQECAwAEEQUSITFBBhNRYQcicRQygZGhCCNCscEVUtHwJDNicoIJChYXGBkaJSYnKCkqNDU2Nzg5OkNERUZHSElKU1RVVldYWVpjZGVmZ2hp\
    anN0dXZ3eHl6g4SFhoeIiYqSk5SVlpeYmZqio6Slpqeoqaqys7S1tre4ubrCw8TFxsfIycrS09TV1tfY2drh4uPk5ebn6Onq8fLz9PX29/j5+v\
    /EAB8BAAMBAQEBAQEBAQEAAAAAAAABAgMEBQYHCAkKC//EALURAAIBAgQEAwQHBQQEAAECdwABAgMRBAUhMQYSQVEHYXETIjKBCBRCkaGxwQkj\
    M1LwFWJy0QoWJDThJfEXGBkaJicoKSo1Njc4OTpDREVGR0hJSlNUVVZXWFlaY2RlZmdoaWpzdHV2d3h5eoKDhIWGh4iJipKTlJWWl5iZmqKjpK\
    Wmp6ipqrKztLW2t7i5usLDxMXGx8jJytLT1NXW19jZ2uLj5OXm5+jp6vLz9PX29/j5+v/aAAwDAQACEQMRAD8A8Cooor8yP7jP/9k=
    """

  /// - Parameter script: what the stand-in does.
  private func install(_ name: String, _ script: String) throws {
    let path = tagarela.path("bin/\(name)")
    try "#!/bin/sh\n\(script)\n".write(toFile: path, atomically: true, encoding: .utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
  }

  private func installCamera() throws {
    try install("fswebcam", "echo \"$@\" >> '\(tagarela.path("asked"))'\necho \(Self.photo) | base64 -d")
  }

  private var path: [String: String] { ["PATH": tagarela.path("bin") + ":/usr/bin:/bin"] }

  private func run(_ commands: String...) throws -> ChildProgram.Result {
    try tagarela.run(["--plain", "--lang", "en"] + commands.flatMap { ["-c", $0] }, environment: path)
  }

  @Test func `a symbol gets its picture from the camera, without the place where it was taken`() throws {
    try installCamera()
    let made = try run("symbol new bola --category coisas --camera", "symbol show bola")
    #expect(made.status == 0 && made.output.contains("JPEG, 8 × 8"), "\(made.errors)")
    #expect(try tagarela.bytes("clinic.tagarela").range(of: Data("GPS -23".utf8)) == nil)
    #expect(try run("patient new Gio --camera", "patient edit gio --camera").status == 0)
    #expect(try run("undo", "undo", "undo").status == 0)
    #expect(!(try run("symbol list").output.contains("bola")))
  }

  @Test func `of several cameras the settings name the one`() throws {
    try installCamera()
    let made = try run(
      "symbol new um --category coisas --camera", "settings camera.device /dev/video2",
      "symbol new dois --category coisas --camera")
    #expect(made.status == 0, "\(made.errors)")
    let asked = try String(contentsOfFile: tagarela.path("asked"), encoding: .utf8).split(separator: "\n")
    #expect(asked.map { $0.contains("-d /dev/video2") } == [false, true])
  }

  @Test func `without a program for it the package is named, and without any picture one is missing`() throws {
    let none = try tagarela.run(
      ["--lang", "en", "-c", "symbol new bola --category coisas --camera"], environment: ["PATH": tagarela.path("bin")])
    #expect(none.status == 1 && none.errors.contains("fswebcam"), "\(none.errors)")
    #expect(try run("symbol new bola --category coisas").errors.contains("--picture"))
  }

  @Test(arguments: [
    ("exit 0", "took no picture"), ("echo 'Error opening device: /dev/video0' >&2; exit 1", "Error opening device"),
    ("echo no picture", "not a picture"),
  ])
  func `a camera that takes none is told, and there is no symbol`(_ script: String, _ message: String) throws {
    try install("fswebcam", script)
    let failed = try run("symbol new bola --category coisas --camera")
    #expect(failed.status == 1 && failed.errors.contains(message), "\(failed.errors)")
    #expect(!(try run("symbol list").output.contains("bola")))
  }

  @Test func `at the prompt a picture is taken again until somebody keeps it, or dropped`() throws {
    try installCamera()
    let terminal = try tagarela.prompt(["--lang", "en"], environment: path)
    try terminal.expect("tagarela>")
    for answers in [["again", "keep"], ["drop"]] {
      try terminal.send("symbol new bola\(answers.count) --category coisas --camera\r")
      for answer in answers {
        try terminal.expect("become of the picture")
        _ = terminal.settle()
        try terminal.send(answer + "\r")
      }
      try terminal.expect("tagarela>")
    }
    try terminal.send("quit\r")
    _ = try terminal.waitForExit()
    let listed = try run("symbol list").output
    #expect(listed.contains("bola2") && !listed.contains("bola1"))
    let asked = try String(contentsOfFile: tagarela.path("asked"), encoding: .utf8).split(separator: "\n")
    #expect(asked.count == 3)
  }
}
