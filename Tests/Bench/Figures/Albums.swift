import Canvas
import Foundation
import Programs
import TagarelaKit
import TagarelaTestSupport

extension Part {
  /// An album of 5,000 photos on the full screen of a terminal, beside what makes a sheet of fifteen photos without one.
  static let album = Part(name: "album") { bench in
    let album = try LongAlbum(bench)
    let list = "album show Fotos --page 200 --patient gi"
    try bench.measure(
      "a page of \(LongAlbum.photos) photos by name, process start included", .milliseconds,
      ours: { try album.run([list]).seconds }, value: { $0 * 1e3 })
    try bench.measure(
      "  each further page", .milliseconds, budget: 50,
      ours: {
        let one = try album.run([list]).seconds
        let pages = 20
        let many = try album.run((1...pages).map { "album show Fotos --page \($0 * 16) --patient gi" }).seconds
        return (many - one) / Double(pages - 1)
      }, value: { $0 * 1e3 })
    let screen = try album.screen()
    try bench.measure(
      "Page Down, fifteen thumbnails drawn", .milliseconds, budget: 50, ours: { try screen.turn() },
      peers: album.peers, value: { $0 * 1e3 })
    for _ in 0..<40 { _ = try screen.turn() }
    try bench.report.add(
      Figure(what: "memory after forty pages", unit: .megabytes, ours: try screen.memory, budget: 60))
  }
}

/// A workspace of one patient with very many photos.
private struct LongAlbum {
  static let photos = 5_000
  /// As many are drawn; the others are copies of them.
  private static let drawn = 50

  private let bench: Bench
  private let path: String
  private let files: [String]

  init(_ bench: Bench) throws {
    self.bench = bench
    path = bench.path("album.tagarela")
    let canvas = Canvas(program: LineProgram(path: InstalledFiles.program("tagarela-canvas"), name: "tagarela-canvas"))
    files = try (0..<Self.drawn).map { number in
      let file = bench.path("photo\(number).png")
      try canvas.render(Self.photo(number), as: .png, scale: 1).write(to: URL(filePath: file))
      return try Self.jpeg(file, bench)
    }
    let names = files.map { "'\($0)'" }.joined(separator: " ")
    try Programs.run(
      Programs.tagarela,
      ["-w", path]
        + ["patient new Gi", "use gi", "album new Fotos", "album put Fotos \(names)"].flatMap { ["-c", $0] })
    let sql = (1..<Self.photos / Self.drawn).map { copy in
      """
      INSERT INTO media(id, kind, checksum, width, height, bytes)
      SELECT id + \(copy * 1000), kind, checksum + \(copy), width, height, bytes FROM media WHERE id < 1000;
      INSERT INTO album_item(uid, album, position, name, folded, at, picture, thumbnail)
      SELECT uid || '-\(copy)', album, position + \(copy * Self.drawn), name, folded, at, picture + \(copy * 1000),
        thumbnail + \(copy * 1000)
      FROM album_item WHERE position <= \(Self.drawn);
      """
    }
    let script = try bench.write("BEGIN;\n" + sql.joined(separator: "\n") + "\nCOMMIT;\n", to: "album.sql")
    try Programs.run(Programs.sqlite, [path], input: script)
  }

  /// The same as phones write photos, where ImageMagick is there to do it.
  private static func jpeg(_ file: String, _ bench: Bench) throws -> String {
    let program = "/usr/bin/convert"
    guard FileManager.default.isExecutableFile(atPath: program) else { return file }
    let photo = file.replacing(".png", with: ".jpg")
    try Programs.run(program, [file, "-quality", "88", photo])
    return photo
  }

  /// As large as an album keeps them.
  private static func photo(_ number: Int) -> Document {
    var seed = UInt64(number + 1)
    func random(_ most: Double) -> Double {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(seed >> 40) / Double(1 << 24) * most
    }
    let boxes = (0..<400).map { _ in
      Scene.Element.box(
        .init(
          frame: .init(x: random(1500), y: random(1100), width: random(300), height: random(300)),
          fill: Scene.Color(red: random(1), green: random(1), blue: random(1)), cornerRadius: random(80)))
    }
    return Document(
      title: "", language: "", created: .now, pages: [Scene(width: 1200, height: 900, elements: boxes)])
  }

  func run(_ commands: [String]) throws -> MeasuredRun {
    try MeasuredRun(Programs.tagarela, ["-w", path, "--json"] + commands.flatMap { ["-c", $0] }, bench)
  }

  func screen() throws -> AlbumTerminal { try AlbumTerminal(path, home: bench.folder.path) }

  /// Nothing of what isn't installed, which is said.
  var peers: [(name: String, run: () throws -> Double)] {
    let fifteen = Array(files.prefix(15))
    let programs = [
      ("montage", ["-tile", "5x3", "-geometry", "256x256+2+2"] + fifteen + [bench.path("montage.png")]),
      ("vipsthumbnail", ["-s", "256", "-o", bench.path("tn_%s.jpg")] + fifteen),
    ]
    return programs.compactMap { name, arguments in
      let path = "/usr/bin/" + name
      guard FileManager.default.isExecutableFile(atPath: path) else {
        bench.report.note("\(name) isn't installed (imagemagick, libvips-tools): its figure is left out")
        return nil
      }
      return (name, { try seconds { try Programs.run(path, arguments) } })
    }
  }
}

/// The album open on a terminal of 100 columns that shows colours.
private final class AlbumTerminal {
  private let terminal: PseudoTerminal
  private var last = 15

  init(_ workspace: String, home: String) throws {
    terminal = try PseudoTerminal.spawn(
      Programs.tagarela, arguments: ["-w", workspace, "--lang", "en"],
      environment: ["HOME": home, "COLORTERM": "truecolor", "LANG": "C.UTF-8"], columns: 100, rows: 40)
    try terminal.expect("tagarela>")
    try terminal.send("use gi\r")
    try terminal.expect("Gi>")
    try terminal.send("album open Fotos\r")
    try terminal.expect("1–15 / 5")
    _ = terminal.settle()
  }

  /// Seconds until the next page is drawn.
  func turn() throws -> Double {
    last += 15
    let taken = try seconds {
      try terminal.send("\u{1B}[6~")
      try terminal.expect("–\(last) / ")
    }
    _ = terminal.settle(milliseconds: 60)
    return taken
  }

  /// Megabytes that the program had at most.
  var memory: Double {
    get throws {
      let status = try String(contentsOfFile: "/proc/\(terminal.process)/status", encoding: .utf8)
      let peak = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
      return (peak?.split(separator: " ").compactMap { Double($0) }.first ?? 0) / 1024
    }
  }
}
