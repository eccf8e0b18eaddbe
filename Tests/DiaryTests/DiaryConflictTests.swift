import Foundation
import TagarelaTestSupport
import Testing

/// An entry of the diary that was changed at home and in the clinic.
@Suite(.waiting)
struct DiaryConflictTests {
  private let clinic: Tagarela
  private let home: Tagarela
  private let file: String

  init() throws {
    clinic = try Tagarela(sharesCache: true)
    home = try Tagarela(sharesCache: true)
    file = clinic.path("gio.pobs")
    try Self.run(
      clinic,
      [
        "patient new Gio", "use gio", "tutor new Rosa", #"diary new "Seen" --at "2012-11-05 08:00""#,
        #"diary new "Eaten" --at "2012-11-05 12:00""#,
      ])
    try send()
    try Self.run(home, ["receive '\(file)'"])
    // Both say something else of the first entry, and each something of the second.
    try Self.run(
      home,
      [
        "use gio", #"diary edit 1 --text "Seen at home""#, #"diary edit 2 --text "Eaten at home""#,
      ])
    try Self.run(
      clinic,
      [
        "use gio", #"diary edit 1 --text "Seen here""#, #"diary edit 2 --at "2012-11-05 13:00""#,
      ])
    try send()
  }

  private func send() throws {
    try? FileManager.default.removeItem(atPath: file)
    try Self.run(clinic, ["use gio", "note x", "observation send --to-dir '\(clinic.path("sent"))'"])
    let sent = try #require(try clinic.files(in: "sent").filter { $0.hasSuffix(".pobs") }.max { $0.count < $1.count })
    try FileManager.default.moveItem(atPath: clinic.path("sent/\(sent)"), toPath: file)
  }

  @discardableResult
  private static func run(_ program: Tagarela, _ commands: [String]) throws -> ChildProgram.Result {
    let result = try program.run(["--plain", "--lang", "en"] + commands.flatMap { ["-c", $0] })
    try #require(result.status == 0, "\(commands): \(result.errors)")
    return result
  }

  private func texts() throws -> String { try Self.run(home, ["use gio", "diary 2012-11-05"]).output }

  @Test func `what both have written is told with both versions, and nothing is taken`() throws {
    let refused = try home.run(["--plain", "--lang", "en", "-c", "receive '\(file)' --yes"])
    #expect(refused.status == 1, "\(refused.output)")
    #expect(refused.errors.contains("Seen at home → Seen here"), "\(refused.errors)")
    #expect(!refused.errors.contains("Eaten"))
    #expect(try texts().contains("Seen at home"))
  }

  @Test(arguments: [("ours", "Seen at home", "Eaten at home"), ("theirs", "Seen here", "Eaten")])
  func `a side is chosen, and each keeps what it alone has changed`(
    _ side: String, _ first: String, _ second: String
  ) throws {
    try Self.run(home, ["receive '\(file)' --\(side)"])
    let shown = try texts()
    #expect(shown.contains(first) && shown.contains(second) && shown.contains("13:00"), "\(shown)")
    #expect(shown.contains("at home") == (side == "ours"))
    try Self.run(home, ["undo"])
    let before = try texts()
    #expect(before.contains("Seen at home") && before.contains("Eaten at home") && before.contains("12:00"))
  }
}
