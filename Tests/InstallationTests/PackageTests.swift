import Foundation
import TagarelaTestSupport
import Testing

/// What the Debian package says and holds agrees with the program.
@Suite(.waiting)
struct PackageTests {
  private let program: Tagarela

  init() throws { program = try Tagarela() }

  @Test func `all that the package holds works where it is installed`() throws {
    let installed = try Installed(in: program.folder)
    let modules = try installed.run(["--json", "-c", "module list"], program)
    #expect(modules.status == 0 && modules.output.contains("\"ready\"") && !modules.output.contains("broken"))
    let result = try installed.run(
      [
        "board new Snack", "board put Snack A1 water B1 pic:bread C1 bliss:B291/B431",
        "print board Snack snack.pdf", "export Snack snack.obz", "export Snack snack.html",
        "say good morning --lang en --to morning.wav",
      ].flatMap { ["-c", $0] }, program)
    #expect(result.status == 0, "\(result.errors)")
    #expect(try program.bytes("snack.pdf").starts(with: Data("%PDF".utf8)))
    #expect(try program.bytes("snack.obz").starts(with: Data("PK".utf8)))
    #expect(try program.bytes("snack.html").starts(with: Data("<!doctype html>".utf8)))
    #expect(try program.bytes("morning.wav").starts(with: Data("RIFF".utf8)))
    let programs = try installed.run(
      ["run", Repository.folder.appendingPathComponent("examples/programs.tgl").path], program)
    #expect(programs.status == 0, "\(programs.errors)")
  }

  @Test(arguments: [
    "completions/bash/tagarela", "completions/fish/tagarela.fish", "completions/zsh/_tagarela", "docs/man/tagarela.1",
    "docs/man/tagarela.ca.1", "docs/man/tagarela.es.1", "docs/man/tagarela.pt.1",
  ])
  func `every flag is in the manuals and completions`(_ file: String) throws {
    // roff writes a hyphen that can be copied as `\-`, fish names a flag without its hyphens.
    let text = try Repository.text(file).replacing("\\-", with: "-").replacing("-l ", with: "--")
    let flags = try program.run(["--help"]).output.matches(of: /--[a-z-]+/).map { String($0.output) }
    #expect(flags.count > 8)
    #expect(flags.filter { !text.contains($0) } == [])
  }

  @Test func `the manuals of the package have every command, and nothing in them is wrong`() throws {
    let folder = program.path("man")
    let script = Repository.folder.appendingPathComponent("scripts/manuals").path
    let made = try ChildProgram(
      script, [Tagarela.executable, folder], environment: program.environment, folder: program.folder
    ).result()
    #expect(made.status == 0 && made.output.isEmpty && made.errors.isEmpty, "\(made.errors)")
    let pages = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    #expect(pages == ["tagarela.1", "tagarela.ca.1", "tagarela.es.1", "tagarela.pt.1"])
    for page in pages {
      let language = page.split(separator: ".").dropFirst().dropLast().first.map(String.init) ?? "en"
      let text = String(decoding: try program.bytes("man/\(page)"), as: UTF8.self).replacing("\\-", with: "-")
      #expect(text.hasPrefix(".TH TAGARELA 1 "))
      let list = try program.run(["--lang", language, "--json", "-c", "help reference"]).output
      let nouns = try #require(JSONSerialization.jsonObject(with: Data(list.utf8)) as? [[String: Any]])
      let commands = nouns.flatMap { ($0["commands"] as? [[String: Any]]) ?? [] }
      #expect(commands.count > 200)
      for command in commands {
        let usage = try #require(command["usage"] as? String)
        let summary = try #require(command["summary"] as? String)
        #expect(text.replacing(/\\f[BR]|\\:/, with: "").contains("\n.TP\n\(usage)\n\(summary)\n"), "\(page): \(usage)")
      }
      let checked = try ChildProgram(
        "/usr/bin/env", ["groff", "-k", "-man", "-ww", "-z", "\(folder)/\(page)"],
        environment: program.environment, folder: program.folder
      ).result()
      #expect(checked.status == 0 && checked.errors.isEmpty, "\(checked.errors)")
    }
  }

  @Test func `what modules read beside the program is in the package`() throws {
    let installed = try Repository.text("debian/install")
    let plugins = Repository.folder.appendingPathComponent("Plugins")
    let all = try #require(FileManager.default.enumerator(atPath: plugins.path))
    let data = all.compactMap { $0 as? String }.filter { path in
      ["Browser", "Drawings", "Tables"].contains { path.hasSuffix("/" + $0) }
    }
    let modules = Set(data.compactMap { $0.split(separator: "/").first.map(String.init) })
    #expect(modules.count >= 7)
    for module in modules.sorted() {
      #expect(installed.contains("tagarela_\(module).resources/* usr/share/tagarela/\(module)\n"), "\(module)")
    }
  }

  private static let analyser = "/usr/bin/systemd-analyze"

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: analyser), "systemd-analyze isn't installed"))
  func `systemd finds nothing wrong with the service`() throws {
    let unit = try Repository.text("debian/tagarela-serve.service")
    #expect(unit.contains("\nExecStart=/usr/bin/tagarela serve\n"))
    // It looks whether the program is there, and the package isn't installed here.
    let here = unit.replacing("/usr/bin/tagarela", with: Tagarela.executable)
    try here.write(toFile: program.path("tagarela-serve.service"), atomically: true, encoding: .utf8)
    let environment = program.environment.merging(["XDG_RUNTIME_DIR": program.folder.path]) { $1 }
    let checked = try ChildProgram(
      Self.analyser, ["verify", "--user", "--man=no", program.path("tagarela-serve.service")],
      environment: environment, folder: program.folder
    ).result()
    #expect((checked.status, checked.output, checked.errors) == (0, "", ""))
    // The user's own systemd knows nothing of when the network is there.
    #expect(!unit.contains("network-online.target"))
  }

  @Test func `the package has the program's version`() throws {
    let version = try program.run(["--version"]).output.dropFirst("tagarela ".count).dropLast()
    #expect(try Repository.text("debian/changelog").hasPrefix("tagarela (\(version)) "))
  }

  @Test func `packs of everybody on the machine are found in its data folders`() throws {
    let words = Repository.folder.appendingPathComponent("examples/packs").path
    for (place, pack) in [("usr/local/share", "words"), ("usr/share", "wording")] {
      let modules = program.path("\(place)/tagarela/modules")
      try FileManager.default.createDirectory(atPath: modules, withIntermediateDirectories: true)
      try FileManager.default.createSymbolicLink(atPath: "\(modules)/\(pack)", withDestinationPath: "\(words)/\(pack)")
    }
    let shared = "\(program.path("usr/local/share")):\(program.path("usr/share"))"
    let found = try program.run(["-c", "module list"], environment: ["XDG_DATA_DIRS": shared]).output
    #expect(found.contains("\nkitchen-words") && found.contains("\nutentes"))
    // The specification says that a path that isn't absolute is to be passed over.
    let relative = try program.run(["-c", "module list"], environment: ["XDG_DATA_DIRS": "usr/share"]).output
    #expect(!relative.contains("\nutentes"))
  }
}
