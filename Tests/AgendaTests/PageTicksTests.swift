import Foundation
import TagarelaTestSupport
import Testing

/// What the patient has ticked on a page comes back with the carer's notes.
struct PageTicksTests {
  private let desk: AgendaDesk

  init() throws { desk = try AgendaDesk() }

  private func arrive(_ ticks: [(day: String, done: Bool)], of uid: String, from patient: String) throws -> String {
    let changes = "[" + ticks.map { #"{"day":"\#($0.day)","done":\#($0.done)}"# }.joined(separator: ",") + "]"
    let item: [String: Any] = [
      "part": "agenda", "uid": uid, "fields": ["source": "page", "changes": changes], "media": [:] as [String: String],
    ]
    let items = String(decoding: try JSONSerialization.data(withJSONObject: [item]), as: UTF8.self)
    let head = [
      "tagarela.format": "1", "tagarela.kind": "observations", "patient.name": patient, "tagarela.items": items,
    ]
    let path = desk.program.path("page.pobs")
    try JSONSerialization.data(withJSONObject: head).write(to: URL(filePath: path))
    return "receive '\(path)'"
  }

  private func done(_ day: String) throws -> [Bool] {
    let days = try desk.record("agenda day \(day)")["days"] as? [[String: Any]] ?? []
    return (days.first?["events"] as? [[String: Any]] ?? []).map { $0["done"] as? Bool == true }
  }

  @Test func `ticks are taken once, and taken back, and the event stays as it is`() throws {
    try desk.run("agenda new fono --at '2026-11-02 09:00' --for 45m --repeat daily")
    let day = try desk.record("agenda day 2026-11-03")
    let events = (day["days"] as? [[String: Any]])?.first?["events"] as? [[String: Any]]
    let uid = try #require(events?.first?["uid"] as? String)
    let ticked = try arrive([("2026-11-03", true), ("2026-11-05", true)], of: uid, from: "Giovanna")
    try desk.run(ticked + " --yes")
    #expect(try done("2026-11-03") == [true] && done("2026-11-04") == [false] && done("2026-11-05") == [true])
    #expect(try desk.run(ticked).contains("nothing new"))
    try desk.run(try arrive([("2026-11-03", false)], of: uid, from: "Giovanna") + " --yes")
    #expect(try done("2026-11-03") == [false] && done("2026-11-05") == [true])
    #expect(try desk.list(3, 3) == ["03 09:00 fono"])
    try desk.run("undo")
    #expect(try done("2026-11-03") == [true])
  }

  @Test func `ticks of what is gone, and of another patient's event, change nothing`() throws {
    try desk.run("agenda new fono --at '2026-11-02 09:00'")
    let day = try desk.record("agenda day 2026-11-02")
    let events = (day["days"] as? [[String: Any]])?.first?["events"] as? [[String: Any]]
    let uid = try #require(events?.first?["uid"] as? String)
    try desk.run(try arrive([("2026-11-02", true)], of: uid, from: "Ana") + " --yes")
    try desk.run(try arrive([("2026-11-02", true)], of: "nobody", from: "Giovanna") + " --yes")
    #expect(try done("2026-11-02") == [false])
  }
}
