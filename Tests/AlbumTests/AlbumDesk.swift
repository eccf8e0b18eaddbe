import Canvas
import Foundation
import Programs
import TagarelaKit
import TagarelaTestSupport
import Testing

/// The program with patients, and pictures to put into albums.
struct AlbumDesk {
  let program: Tagarela

  init() throws {
    program = try Tagarela(sharesCache: true)
    let made = try program.run(["-c", "patient new Giovanna", "-c", "patient new Ana"])
    #expect(made.status == 0, "\(made.errors)")
  }

  @discardableResult
  func run(_ commands: String..., lang: String = "en", in other: Tagarela? = nil) throws -> String {
    let result = try start(commands, lang, "--plain", in: other)
    #expect(result.status == 0, "\(commands): \(result.errors)")
    // Without whose albums they are.
    let lines = (result.output + result.errors).split(separator: "\n", omittingEmptySubsequences: false)
    return lines.dropFirst().joined(separator: "\n")
  }

  func refusal(_ command: String, in other: Tagarela? = nil) throws -> String {
    let result = try start([command], "en", "--plain", in: other)
    #expect(result.status == 1, "\(command): \(result.output)")
    return result.errors
  }

  func record(_ command: String, in other: Tagarela? = nil) throws -> [String: Any] {
    try #require(try json(command, in: other) as? [String: Any])
  }

  func rows(_ command: String, in other: Tagarela? = nil) throws -> [[String: Any]] {
    try #require(try json(command, in: other) as? [[String: Any]])
  }

  /// The names of a page.
  func names(_ album: String, in other: Tagarela? = nil) throws -> [String] {
    try rows("album show \(album)", in: other).compactMap { $0["name"] as? String }
  }

  private func json(_ command: String, in other: Tagarela?) throws -> Any {
    let result = try start([command], "en", "--json", in: other)
    #expect(result.status == 0, "\(command): \(result.errors)")
    return try JSONSerialization.jsonObject(with: Data((result.output.split(separator: "\n").last ?? "[]").utf8))
  }

  private func start(
    _ commands: [String], _ lang: String, _ manner: String, in other: Tagarela?
  ) throws -> ChildProgram.Result {
    let lines = (["use Giovanna"] + commands).flatMap { ["-c", $0] }
    return try (other ?? program).run(["--lang", lang, manner] + lines)
  }

  static let canvas = Canvas(
    program: LineProgram(
      path: BuiltPrograms.path("tagarela-canvas"), name: "tagarela-canvas", limits: .init(deadline: 600)))

  /// Writes photos `1.png`, `2.png` …, each of another grey.
  ///
  /// - Returns: their paths in quotes, with blanks between.
  func photos(_ count: Int, width: Double = 40, height: Double = 30) throws -> String {
    try (1...count).map { number in
      let grey = Double(number) / Double(count + 1)
      let frame = Scene.Frame(x: 0, y: 0, width: width, height: height)
      let page = Scene(
        width: width, height: height,
        elements: [.box(.init(frame: frame, fill: Scene.Color(red: grey, green: grey, blue: grey)))])
      let png = try Self.canvas.render(
        Document(title: "", language: "", created: .now, pages: [page]), as: .png, scale: 1)
      return "'\(try file("\(number).png", png))'"
    }.joined(separator: " ")
  }

  func file(_ name: String, _ bytes: Data) throws -> String {
    let path = program.path(name)
    try bytes.write(to: URL(filePath: path))
    return path
  }

  /// A drawing of the page's whiteboard.
  static let house = """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300" width="400" height="300">\
    <path d="M40 240L200 80L360 240Z" fill="none" stroke="#a03020" stroke-width="8" stroke-linecap="round" \
    stroke-linejoin="round"/></svg>
    """
}
