import Foundation
import GRDB
import TagarelaTestSupport
import Testing

@testable import Workspace

/// What is listed, written and received needs no more memory for months of touches than for some.
@Suite(.waiting) struct `A long history` {
  private static let touches = 60_000

  /// Bytes that a program may have in a debug build, which alone takes half of it.
  private static let most = 80_000_000

  /// A patient with touches, one a minute.
  private static func clinic() throws -> Tagarela {
    let tagarela = try Tagarela(sharesCache: true)
    expectSuccess(try tagarela.run(commands: ["patient new Gi --since 2012-11-05"]))
    let workspace = try Workspace.open(tagarela.workspace)
    try workspace.read { db in
      try db.execute(
        sql: """
          INSERT INTO touch(uid, patient, plan_name, symbol_name, at)
          WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i + 1 < \(touches))
          SELECT printf('%032d', i), 1, 'Lanche', 'símbolo ' || (i % 100), datetime(1352073600 + i * 60, 'unixepoch') FROM n
          """)
    }
    return tagarela
  }

  @Test func `is listed, counted, written and received in little memory`() throws {
    let tagarela = try Self.clinic()
    func run(_ commands: [String], on workspace: String? = nil, _ options: [String] = []) throws -> ChildProgram.Result
    {
      let place = workspace.map { ["-w", tagarela.path($0)] } ?? []
      let result = try tagarela.start(options + place + commands.flatMap { ["-c", $0] }).result(watchesMemory: true)
      expectSuccess(result)
      #expect(try #require(result.memory) < Self.most, "\(commands.last ?? "")")
      return result
    }
    #expect(try run(["use gi", "usage list"]).lines.count == Self.touches + 2)
    let rows = try JSONSerialization.jsonObject(
      with: Data(run(["usage list --patient gi --from 2012-11-06 --to 2012-11-06"], ["--json"]).output.utf8))
    #expect((rows as? [[String: Any]])?.count == 1440)
    #expect(try run(["use gi", "usage list --by symbol"]).lines.count == 102)
    for ending in ["phist", "obl"] {
      let file = tagarela.path("all.\(ending)")
      _ = try run(["use gi", "usage export \(file)"])
      let other = "\(ending).tagarela"
      _ = try run(["patient new Gi", "use gi", "receive \(file) --yes"], on: other)
      #expect(try count("touch", in: tagarela.path(other)) == Self.touches)
      #expect(try run(["use gi", "receive \(file)"], on: other).output.contains("nothing new"))
      #expect(try run(["check"], on: other).output == "✓ no problems\n")
    }
  }

  @Test func `is sent for the days that are asked for`() throws {
    let tagarela = try Self.clinic()
    let folder = tagarela.path("sent")
    expectSuccess(
      try tagarela.run(commands: ["use gi", "usage send --from 2012-11-06 --to 2012-11-07 --to-dir \(folder)"]))
    let bundle = try #require(try tagarela.files(in: "sent").first { $0.hasSuffix(".phist") })
    let text = String(decoding: try tagarela.bytes("sent/\(bundle)"), as: UTF8.self)
    #expect(text.split(separator: "\n").count == 2881)
    #expect(!text.contains("2012-11-05") && !text.contains("2012-11-08"))
    let letter = try #require(try tagarela.files(in: "sent").first { $0.hasSuffix(".eml") })
    let mail = String(decoding: try tagarela.bytes("sent/\(letter)"), as: UTF8.self)
    // A hundred symbols in place of thousands of touches.
    let body = mail.components(separatedBy: "--=_tagarela_part")[1]
    #expect(body.contains("2,880 touches from") && body.split(separator: "\r\n").count < 120)
  }
}
