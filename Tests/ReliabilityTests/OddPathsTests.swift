import Foundation
import Glibc
import TagarelaTestSupport
import Testing

@Suite(.waiting) struct `A path that leads to no ordinary file` {
  private let tagarela: Tagarela

  init() throws {
    tagarela = try Tagarela(sharesCache: true)
    try tagarela.makeOddities()
  }

  /// What each is, in the user's words.
  @Test(arguments: [
    ("nothing.tgl", "there is no file nothing.tgl"), ("folder", "there is a folder of that name"),
    ("file/inside.tgl", "a part of the path is not a folder"), ("circle", "links lead round in a circle"),
    ("socket", "socket is not a file"), ("idle pipe", "nobody writes into the pipe idle pipe"),
    (String(repeating: "x", count: 300), "the name is too long"), ("/dev/zero", "at most 67.1 MB"),
  ])
  func `as a script is told, and nothing hangs`(_ path: String, _ words: String) throws {
    let child = try tagarela.start(["run", path.hasPrefix("/") ? path : tagarela.path(path)])
    let result = try child.result()
    #expect(result.status == 2)
    #expect(
      result.errors.replacing(tagarela.folder.path + "/", with: "").contains(words), "\(result.errors)")
  }

  @Test func `as a script may be a pipe into which somebody writes late`() throws {
    let writer = try ChildProgram(
      "/bin/sh",
      ["-c", "sleep 1; exec > '\(tagarela.path("idle pipe"))'; echo patient new A; sleep 1; echo patient new B"],
      environment: [:], folder: tagarela.folder)
    let result = try tagarela.run(["run", tagarela.path("idle pipe")])
    expectSuccess(result)
    #expect(result.output == "✓ A\n✓ B\n")
    expectSuccess(try writer.result())
  }

  @Test func `as a script may be an empty device`() throws {
    expectSuccess(try tagarela.run(["run", "/dev/null"]))
  }

  @Test func `that is waited for is left at SIGINT`() throws {
    let child = try tagarela.start(["run", tagarela.path("idle pipe")])
    usleep(700_000)
    child.signal(SIGINT)
    let result = try child.result()
    #expect([130, -SIGINT].contains(result.status), "\(result.errors)")
  }

  /// Every command that reads a file which is named, and every odd file: an error in words, at once.
  @Test(arguments: [
    "receive", "module check", "restore", "patient new X --photo", "symbol new S --category C --picture",
    "symbol new S --category C --picture \(Tagarela.pictures)/suco.svg --voice", "run",
  ])
  func `as what is read is told in words`(_ command: String) throws {
    for path in Self.odd {
      let full = path.hasPrefix("/") ? path : tagarela.path(path)
      let child = try tagarela.start(["-c", "category new C --color red", "-c", "\(command) '\(full)'"])
      let result = try child.result()
      #expect(result.status == 1, "\(command) \(path): \(result.output)")
      expectWords(result, "\(command) \(path)")
      expectSuccess(try tagarela.run(["-c", "undo"]))
    }
  }

  private func expectWords(_ result: ChildProgram.Result, _ about: String) {
    #expect(result.errors.firstMatch(of: /error -?[0-9]+|disk is full|Fatal/) == nil, "\(about): \(result.errors)")
    #expect(!result.errors.isEmpty, "\(about)")
  }

  private static let odd = [
    "nothing", "folder/nothing/x", "file/inside", "circle", "socket", "idle pipe", String(repeating: "x", count: 300),
    "/dev/full", "/dev/tty", "/proc/self/mem", "/proc/kmsg", "/sys",
  ]

  /// The same of what is written; nothing is there afterwards that wasn't before.
  @Test(arguments: [
    "backup", "export B", "usage export", "say água --to", "symbol picture S",
    "module new pack P --adds vocabulary --folder",
  ])
  func `as what is written is told in words`(_ command: String) throws {
    expectSuccess(
      try tagarela.run(commands: [
        "patient new P", "category new C --color red",
        "symbol new S --category C --picture \(Tagarela.pictures)/suco.svg", "board new B", "board put B 1 S",
      ]))
    let ending =
      ["backup": ".tagarela", "export B": ".obf", "usage export": ".csv", "symbol picture S": ".png"][command] ?? ""
    for folder in ["nothing/there", "file", "circle", "/proc", "/sys", "/dev/full", String(repeating: "y", count: 300)]
    {
      // A new folder may lie in a new one.
      if command.hasPrefix("module"), folder == "nothing/there" { continue }
      let full = (folder.hasPrefix("/") ? folder : tagarela.path(folder)) + "/x" + ending
      let result = try tagarela.start(["-c", "use P", "-c", "\(command) '\(full)'"]).result()
      #expect(result.status == 1, "\(command) \(full): \(result.output)")
      expectWords(result, "\(command) \(full)")
    }
  }

  @Test(arguments: [
    "folder", "file/inside", "circle", "socket", "/dev/full", "/proc/x",
    String(repeating: "x", count: 300),
  ])
  func `as a workspace is told in words`(_ path: String) throws {
    let full = path.hasPrefix("/") ? path : tagarela.path(path)
    for arguments in [["-w", full, "-c", "patient list"], ["-c", "workspace open '\(full)'"]] {
      let result = try tagarela.start(arguments).result()
      #expect(result.status == 1, "\(arguments): \(result.output)")
      expectWords(result, "\(arguments)")
    }
  }
}

extension Tagarela {
  /// A folder, a file, links in a circle, a socket and a pipe, in the temporary folder.
  fileprivate func makeOddities() throws {
    try FileManager.default.createDirectory(atPath: path("folder"), withIntermediateDirectories: true)
    try Data().write(to: URL(fileURLWithPath: path("file")))
    #expect(symlink(path("circle"), path("circle")) == 0)
    #expect(mkfifo(path("idle pipe"), 0o600) == 0)
    let socket = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(socket) }
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path("socket").utf8) }
    let size = socklen_t(MemoryLayout<sockaddr_un>.size)
    let bound = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(socket, $0, size) }
    }
    #expect(bound == 0)
  }
}
