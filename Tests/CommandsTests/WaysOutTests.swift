import BuiltIns
import Foundation
import Shell
import TagarelaKit
import TagarelaTestSupport
import Testing

/// Every way by which what is held on a patient leaves the program is on the audit list. Who adds one finds themselves here.
struct WaysOutTests {
  private static let table = CommandTable(Registry(builtInModules))

  /// Commands that write files, by noun and verb.
  private static let writing = table.all.map(\.signature).filter { signature in
    signature.parameters.contains { parameter in
      switch parameter.kind {
      case .outputFile, .folder: true
      default: false
      }
    }
  }.map(\.id).sorted()

  /// Those of which nothing that they write is about anybody, and why.
  private static let nobodys = [
    "convert": "a file becomes another past the workspace",
    "course.export": "lessons alone, unless it is a learner's page",
    "course.letters": "written by the course's transport, which notes each that leaves",
    "course.statistics": "its example writes no file", "help.reference": "what the commands are",
    "module.new": "a pack, which is to be filled in",
  ]

  @Test(arguments: writing.filter { nobodys[$0] == nil })
  func `a command that writes a file leaves an entry for whom it is about`(_ id: String) async throws {
    let command = try #require(Self.table.command(id))
    let examples = Self.table.examples(of: command.signature).filter {
      ($0.language ?? "en") == "en" && $0.keys.isEmpty
    }
    var told: [String] = []
    // Boards that would be everybody's become somebody's; an example that has patients of its own does without.
    for (example, before) in examples.flatMap({ one in [["patient new Zoe", "use zoe"], []].map { (one, $0) } }) {
      let desk = try Desk()
      let answer = try await desk.run(
        ["--lang", "en", "--json"] + (before + example.setup + [example.line, "audit list"]).flatMap { ["-c", $0] })
      guard answer.status == 0, let last = answer.output.split(separator: "\n").last else {
        told.append("\(example.line): \(answer.messages)")
        continue
      }
      let entries = try #require(try JSONSerialization.jsonObject(with: Data(last.utf8)) as? [[String: Any]])
      let deeds = entries.compactMap { $0["action"] as? String }
      if deeds.contains(where: ["sending", "exporting", "saving"].contains) { return }
      told.append("\(example.line): \(deeds)")
    }
    Issue.record("no example of \(id) is on the audit list: \(told)")
  }

  @Test func `whoever writes a file that the user names notes it, or says here why not`() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardized
    // Of nobody (help, packs, a course's lessons, conversions), of the user alone (keys, mail), or copies on the way to what is noted.
    let others: Set = [
      "Sources/Commands/Exchange/ConvertCommand.swift", "Sources/Commands/Prompt/ReferenceCommand.swift",
      "Plugins/Post/Letters/Outbox/Queue.swift",
    ]
    var found: [String] = []
    for folder in ["Sources/Commands", "Sources/Desk", "Sources/Serving", "Plugins"] {
      let files = FileManager.default.enumerator(at: root.appending(path: folder), includingPropertiesForKeys: nil)
      for case let file as URL in try #require(files) where file.pathExtension == "swift" {
        let text = try String(contentsOf: file, encoding: .utf8)
        guard text.contains("UserFiles.write(") || text.contains("FileSink(") else { continue }
        let path = String(file.path.dropFirst(root.path.count + 1))
        let isNoted = ["noting(", "clinic.note(.", "context.note("].contains { text.contains($0) }
        if !isNoted, !others.contains(path) { found.append(path) }
      }
    }
    #expect(found.isEmpty)
  }

  @Test func `what a command gives to a file or a program is on the list, also where it is about nobody alone`()
    async throws
  {
    let desk = try Desk()
    let lines = [
      "settings name Ana", "patient new Zoe", "use zoe", "note 'gostou muito'", "observation list --to notes.csv",
      "observation list | cat", "patient list --to everybody.csv", "patient show zoe | cat -n", "help patient | cat",
      "report zoe | cat", "audit list",
    ]
    let answer = try await desk.run(["--lang", "en", "--json"] + lines.flatMap { ["-c", $0] })
    #expect(answer.status == 0, "\(answer.messages)")
    let last = try #require(answer.output.split(separator: "\n").last)
    let entries = try #require(try JSONSerialization.jsonObject(with: Data(last.utf8)) as? [[String: Any]])
    let exported = entries.filter { $0["action"] as? String == "exporting" }.map { entry in
      ["thing", "way", "whom", "addressee"].map { entry[$0] as? String ?? "-" }.joined(separator: " ")
    }
    #expect(
      exported == [
        "observation csv Zoe notes.csv", "observation program Zoe cat", "patient csv - everybody.csv",
        "patient program Zoe cat", "report program Zoe cat",
      ], "\(entries)")
    #expect(!"\(entries)".contains("gostou"))
  }

  @Test func `keys that are made, given away and trusted are on the list`() async throws {
    let desk = try Desk()
    let lines = ["key new Ana", "key show ana.pub", "key trust ana.pub --yes", "audit list"]
    let answer = try await desk.run(["--lang", "en", "--json"] + lines.flatMap { ["-c", $0] })
    #expect(answer.status == 0, "\(answer.messages)")
    let last = try #require(answer.output.split(separator: "\n").last)
    let entries = try #require(try JSONSerialization.jsonObject(with: Data(last.utf8)) as? [[String: Any]])
    #expect(entries.map { $0["action"] as? String } == ["key-making", "exporting", "trusting"], "\(entries)")
    #expect(entries.map { $0["addressee"] as? String } == ["Ana", "ana.pub", "Ana"], "\(entries)")
  }
}
