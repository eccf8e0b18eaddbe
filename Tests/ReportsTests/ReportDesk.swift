import Foundation
import TagarelaTestSupport
import Testing

/// The program with Giovanna, who has a plan of four words.
struct ReportDesk {
  let program: Tagarela

  init() throws {
    program = try Tagarela(sharesCache: true)
    try run(
      "patient new Giovanna", "tutor new Ana --patient Giovanna", "board new Lanche",
      "board fill Lanche água suco pão bola",
      "plan new Lanche --tutor ana --type board --board Lanche --description d")
  }

  /// `@r.pdf` is a file in the program's folder.
  private func inFolder(_ command: String) -> String {
    command.replacing(/@([\w\/]+\.\w+)/) { program.path(String($0.1)) }
  }

  @discardableResult
  func run(_ commands: String..., lang: String = "en") throws -> String {
    let result = try program.run(["--lang", lang, "--plain"] + commands.flatMap { ["-c", inFolder($0)] })
    #expect(result.status == 0, "\(commands): \(result.errors)")
    return result.output
  }

  func refusal(_ command: String) throws -> String {
    let result = try program.run(["--lang", "en", "--plain", "-c", inFolder(command)])
    #expect(result.status == 1, "\(command): \(result.output)")
    return result.errors
  }

  /// Cells of the plan at moments: 1 is água, 2 suco, 3 pão, 4 bola.
  func touch(_ touches: (cell: Int, at: String)...) throws {
    let lines = touches.map { #"plan touch Lanche \#($0.cell) --at "\#($0.at)""# }
    let result = try program.run(["--lang", "en"] + lines.flatMap { ["-c", $0] })
    #expect(result.status == 0, "\(result.errors)")
  }

  /// Touches of patients by their numbers, so many of a word on a day, an hour each.
  func keep(_ touches: (patient: Int, word: String, times: Int, day: String)...) throws {
    let rows = touches.flatMap { touch in
      (0..<touch.times).map { time in
        """
        INSERT INTO touch(uid, patient, plan_name, symbol_name, at) VALUES
          (hex(randomblob(8)), \(touch.patient), 'P', '\(touch.word)', '\(touch.day) 1\(time):00:00');
        """
      }
    }
    let result = try ChildProgram(
      "/usr/bin/sqlite3", [program.workspace, rows.joined()], environment: program.environment, folder: program.folder
    ).result()
    #expect(result.status == 0, "\(result.errors)")
  }

  /// The sections of a report as programs get them, by their identifiers.
  func sections(_ command: String) throws -> [String: Section] {
    let result = try program.run(["--lang", "en", "--json", "-c", command])
    #expect(result.status == 0, "\(result.errors)")
    let report = try #require(try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    let sections = try #require(report["sections"] as? [[String: Any]])
    return Dictionary(uniqueKeysWithValues: sections.map { ($0["id"] as? String ?? "", Section($0)) })
  }

  struct Section {
    /// Its sentences.
    let text: String
    /// The rows of its charts and tables.
    let rows: [[String]]
    let notes: [String]

    init(_ section: [String: Any]) {
      let blocks = section["blocks"] as? [[String: Any]] ?? []
      text = blocks.compactMap { $0["text"] as? String }.joined(separator: " ")
      rows = blocks.flatMap { $0["rows"] as? [[String]] ?? [] }
      notes = blocks.flatMap {
        ($0["notes"] as? [[String: String]] ?? []).map { $0.values.sorted().joined(separator: "|") }
      }
    }

    /// The row that begins so.
    func row(_ first: String) -> [String]? { rows.first { $0.first == first } }
  }

  func text(ofPDF name: String) throws -> String {
    try ChildProgram(
      "/usr/bin/pdftotext", ["-layout", program.path(name), "-"], environment: program.environment,
      folder: program.folder
    ).result().output
  }
}
