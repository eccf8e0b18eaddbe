import Foundation
import TagarelaTestSupport
import Testing

/// Letters of many patients: each with its own plan, and none in another's place.
@Suite(.waiting)
struct OutgoingTests {
  private let program: Tagarela

  init() throws { program = try Tagarela(sharesCache: true) }

  /// Names of which one and the same file name could come, and names of which none comes.
  private static let plans = [
    "Lanche", "Lanche!", "(Lanche)", "lanche?", "名前", "名前。", "🙂", "🍎", "con", "Перекус й",
  ]
  private static let patients = ["Ana", "Ana", "Ána", "ana!", "名前", "🙂", "Ана", "مريم", "Ana-Lanche", "Ñandú João"]

  private func board(_ patient: Int, _ plan: Int) -> String { "B\(patient)x\(plan)" }

  /// A patient for each name, with a plan for each name: `M3x7M` stands on the board of the fourth's eighth.
  private func clinic() throws {
    var lines = ["symbol new água --category c --picture \(Tagarela.pictures)/agua.svg"]
    for (number, name) in Self.patients.enumerated() {
      lines += [
        "patient new '\(name)' --email p\(number)@exemplo.org --born 200\(number)-05-04", "use '#\(number + 1)'",
        "tutor new Rosa",
      ]
      for (index, plan) in Self.plans.enumerated() {
        lines += [
          "board new '\(board(number, index))'", "board put '\(board(number, index))' 1 água",
          "board label \(board(number, index)) 1 M\(number)x\(index)M",
          "plan new '\(plan)' --tutor Rosa --type board --description d --board \(board(number, index))",
        ]
      }
    }
    let script = program.path("clinic.tgl")
    // A page for each of a hundred letters would take minutes.
    try (["category new c --color red", "settings patient_page no"] + lines).joined(separator: "\n").write(
      toFile: script, atomically: true, encoding: .utf8)
    let result = try program.run(["--lang", "en", "run", script])
    try #require(result.status == 0, "\(result.errors)")
  }

  @Test(arguments: [nil, "sent"])
  func `of a hundred plans whose names collide each letter holds its own patient's and nothing else`(
    _ folder: String?
  ) throws {
    try clinic()
    let option = folder.map { " --to-dir '\(program.path($0))'" } ?? ""
    let count = Self.patients.count * Self.plans.count
    let commands = (1...count).flatMap { ["-c", "plan send '#\($0)'\(option)"] }
    let result = try program.run(["--json"] + commands)
    #expect(result.status == 0, "\(result.errors)")
    let sent = try result.lines.map { line in
      try #require(JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
    let files = sent.flatMap { $0["files"] as? [String] ?? [] }
    #expect(files.count == 3 * count && Set(files).count == 3 * count)
    let outbox = folder.map { program.path($0) } ?? program.path("data/tagarela/outbox")
    #expect(try FileManager.default.contentsOfDirectory(atPath: outbox).count == 3 * count)
    for (index, answer) in sent.enumerated() {
      let patient = index / Self.plans.count
      let mark = "M\(patient)x\(index % Self.plans.count)M"
      let own = try #require((answer["files"] as? [String])?.first { $0.hasSuffix(".psyb") })
      let letter = try #require((answer["files"] as? [String])?.first { $0.hasSuffix(".eml") })
      let bundle = try String(contentsOfFile: own, encoding: .utf8)
      #expect(Self.marks(in: bundle) == [mark], "\(own)")
      let message = try Self.parsed(letter)
      #expect(message.to == "p\(patient)@exemplo.org")
      #expect(message.bundle == bundle, "\(letter)")
      let names = files[(3 * index)...].prefix(3).map { $0.split(separator: "/").last ?? "" }
      #expect(names.allSatisfy { $0.utf8.count <= 130 && !$0.hasPrefix(".") && !$0.contains(" ") })
    }
  }

  @Test func `names of any script can be read in the files' names`() throws {
    try clinic()
    let folder = program.path("sent")
    let result = try program.run(commands: ["plan send '#5' --to-dir \(folder)", "plan send '#10' --to-dir \(folder)"])
    #expect(result.status == 0, "\(result.errors)")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder)
    for name in ["名前.psyb", "名前.eml", "перекус-й.psyb"] { #expect(files.contains(name), "\(files)") }
  }

  @Test func `what was written is never replaced, and the second says whose it is`() throws {
    try clinic()
    let folder = program.path("sent")
    for _ in 1...3 { #expect(try program.run(commands: ["plan send '#91' --to-dir \(folder)"]).status == 0) }
    let bundles = try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".psyb") }.sorted()
    #expect(bundles.count == 3)
    #expect(bundles.contains("lanche.psyb"))
    #expect(bundles.filter { $0.hasPrefix("nandu-joao-") && $0.contains("lanche") }.count == 2)
    let usage = try program.run(commands: [
      "use '#10'", "plan touch Lanche 1", "usage send --to-dir \(folder)", "usage send --to-dir \(folder)",
    ])
    #expect(usage.status == 0, "\(usage.errors)")
    let histories = try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".phist") }
    #expect(histories.count == 2 && histories.contains("nandu-joao-usage.phist"))
  }

  @Test func `a plan that shows what is another patient's isn't sent`() throws {
    try clinic()
    let result = try program.run(commands: [
      "symbol new segredo --category c --patient '#2' --picture \(Tagarela.pictures)/agua.svg"
    ])
    #expect(result.status == 0, "\(result.errors)")
    // No command does this; a board that was moved, or a file from elsewhere, may.
    try program.sql("UPDATE cell SET symbol = (SELECT id FROM symbol WHERE name = 'segredo') WHERE board = 1")
    let sent = try program.run(["--lang", "en", "-c", "plan send '#1' --to-dir \(program.path("sent"))"])
    #expect(sent.status == 1)
    #expect(sent.errors.contains("segredo"))
    #expect(!FileManager.default.fileExists(atPath: program.path("sent/lanche.eml")))
  }

  @Test func `a letter larger than mail takes is said before anything is written, and one board alone may go`() throws {
    var lines = ["symbol new água --category c --picture \(Tagarela.pictures)/giovanna.png"]
    lines += ["patient new Ana --email a@exemplo.org", "use Ana", "tutor new Rosa", "board new Casa"]
    lines += ["board put Casa 1 água", "board new Outra", "board link Casa 1 Outra"]
    for (place, name) in ["ana.jpg"].enumerated() {
      lines.append("symbol new s\(place) --category c --picture \(Tagarela.pictures)/\(name)")
      lines.append("board put Outra \(place + 1) s\(place)")
    }
    lines += ["plan new Lanche --tutor Rosa --type board --description d --board Casa", "settings patient_page no"]
    let result = try program.run(commands: ["category new c --color red"] + lines)
    try #require(result.status == 0, "\(result.errors)")
    let folder = program.path("sent")
    #expect(try program.run(commands: ["plan send Lanche --to-dir \(folder)"]).status == 0)
    let whole = try program.bytes("sent/lanche.eml").count
    #expect(try program.run(commands: ["plan send Lanche --only-board --to-dir \(program.path("one"))"]).status == 0)
    let one = try program.bytes("one/lanche.eml").count
    #expect(one < whole)
    let limit = Double(one + whole) / 2e6
    let refused = try program.run([
      "--lang", "en", "-c", "settings mail.largest \(limit)", "-c", "plan send Lanche --to-dir \(program.path("none"))",
    ])
    #expect(refused.status == 1)
    #expect(refused.errors.contains("--only-board") && refused.errors.contains(".obz"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: program.path("none")).isEmpty)
    let second = try program.run(commands: ["plan send Lanche --only-board --to-dir \(program.path("none"))"])
    #expect(second.status == 0, "\(second.errors)")
  }

  private static func marks(in text: String) -> Set<String> {
    Set(text.matches(of: /M\d+x\d+M/).map { String($0.output) })
  }

  /// What a program that reads mail makes of a letter.
  private static func parsed(_ path: String) throws -> (to: String, bundle: String) {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.standardOutput = output
    process.arguments = [
      "python3", "-c",
      """
      import email, email.policy, email.utils, json, sys
      m = email.message_from_binary_file(open(sys.argv[1], 'rb'), policy=email.policy.default)
      part = [p for p in m.iter_attachments() if p.get_filename().endswith('.psyb')]
      assert len(part) == 1 and len(list(m.iter_attachments())) == 2
      json.dump([m['To'].addresses[0].addr_spec, part[0].get_content().decode()], sys.stdout)
      """, path,
    ]
    try process.run()
    let read = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let fields = try JSONSerialization.jsonObject(with: read) as? [String] ?? []
    return (fields.first ?? "", fields.last ?? "")
  }

  @Test func `what a tutor sends is from the tutor whom the plan named`() throws {
    let lines = [
      "settings email fono@exemplo.org", "patient new Ana --email mae@exemplo.org", "use ana",
      "tutor new Rosa --email rosa@exemplo.org", "board new B", "board word B 1 sim",
      "plan new P --tutor Rosa --type board --description d --board B", "plan send P --to-dir \(program.path("sent"))",
    ]
    let sent = try program.run(commands: lines)
    try #require(sent.status == 0, "\(sent.errors)")
    let home = try Tagarela(sharesCache: true)
    let answered = try home.run(commands: [
      "receive \(program.path("sent/p.psyb")) --yes", "use ana", "note 'Ate alone'",
      "observation send --to-dir \(home.path("back"))",
    ])
    try #require(answered.status == 0, "\(answered.errors)")
    let letter = try String(contentsOfFile: home.path("back/ana-observations.eml"), encoding: .utf8)
    #expect(letter.contains("From: Rosa <rosa@exemplo.org>"))
    #expect(letter.contains("To: ") && letter.contains("fono@exemplo.org"))
  }

  @Test func `a way to a board that isn't in the file is told`() throws {
    let result = try program.run(commands: [
      "board new A", "board new B", "board word A 1 lá", "board link A 1 B", "export A \(program.path("a.obf"))",
      "export A \(program.path("a.obz"))",
    ])
    try #require(result.status == 0, "\(result.errors)")
    #expect(result.errors.ranges(of: "1 cell leads to a board that isn’t in the file").count == 1)
  }
}

extension Tagarela {
  fileprivate func bytes(_ name: String) throws -> Data { try Data(contentsOf: folder.appending(path: name)) }

  /// Changes the workspace without the program.
  fileprivate func sql(_ statement: String) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["sqlite3", workspace, statement]
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw ChildProgram.Failure(description: statement) }
  }
}
