import Clinic
import Devices
import Foundation
import FoundationNetworking
import Synchronization
import TagarelaKit
import Testing
import Workspace

@testable import Serving

/// The server on loopback within the tests' own process, without TLS.
struct ServerTests {
  private let room: ServedRoom

  init() throws { room = try ServedRoom() }

  private func serving(_ body: (Visitor) async throws -> Void) async throws { try await room.serving(body) }

  private func usage(_ uids: [String]) -> String {
    let head =
      #"{"tagarela.format":"1","tagarela.kind":"usage","patient.name":"Giovanna","#
      + #""tagarela.patient.uid":"\#(room.patient.uid)"}"#
    return uids.reduce(head + "\n") {
      $0 + #"{"history.symbol":"suco","history.plan":"Lanche","history.date":"2026-11-05 09:15:30","#
        + #""tagarela.touch.uid":"\#($1)"}"# + "\n"
    }
  }

  @Test func `what many hand over at once is there once, all of it`() async throws {
    let token = try room.paired()
    let bodies = (0..<40).map { number in usage(["own \(number)", "shared \(number % 4)"]) }
    try await serving { visitor in
      try await withThrowingTaskGroup(of: Int.self) { group in
        for body in bodies { group.addTask { try await visitor.ask("POST", "/received", body, token).status } }
        for try await status in group { #expect(status == 200) }
      }
    }
    #expect(try room.workspace.touchCount(of: room.patient.id) == 44)
  }

  @Test func `what devices are given is on the audit list, once a day for each device, person and kind`() async throws {
    let (tablet, laptop) = (try room.paired(), try room.therapist())
    try await serving { visitor in
      for _ in 0..<2 {
        for (path, token) in [("/", tablet), ("/plans", tablet), ("/patient/\(room.patient.uid)", laptop)] {
          #expect(try await visitor.ask("GET", path, nil, token).status < 400, "\(path)")
        }
        let programs = APIVisitor(visitor: visitor, token: laptop)
        for path in ["patients", "patients/\(room.patient.uid)/observations", "boards", "layouts"] {
          #expect(try await programs.ask("GET", path).status == 200, "\(path)")
        }
      }
      #expect(try await visitor.ask("POST", "/leave", nil, tablet).status == 204)
      let code = try room.store.makeCode(for: .patient(room.patient.id))
      let typed = #"{"code":"\#(code.digits)","device":"phone"}"#
      #expect(try await visitor.ask("POST", "/pair", typed, nil).status == 204)
    }
    let told = try room.workspace.auditEntries().map { entry in
      "\(entry.hand) \(entry.deed.rawValue) \(entry.subject) \(entry.way ?? "-") \(entry.name ?? "-")"
    }
    #expect(
      told == [
        "tablet handing-out plan page Giovanna", "laptop handing-out observation page Giovanna",
        "laptop handing-out patient api -", "laptop handing-out observation api Giovanna",
        "laptop handing-out board api -", "tablet revoking device patient Giovanna",
        "phone pairing device patient Giovanna",
      ], "\(told)")
  }

  @Test func `all that programs can ask for is on the audit list, or about nobody`() {
    let nobodys = APIOperation.all.filter { $0.onlyReads && $0.noun == nil }.map(\.id).sorted()
    #expect(nobodys == ["listCategories", "listColors", "listLayouts", "listSystems", "showDrawing"])
  }

  @Test func `of what many hand over at once only that is refused which can't be used`() async throws {
    let token = try room.paired()
    let good = (0..<30).map { (body: usage(["own \($0)"]), status: 200) }
    let bad = usage(["other"]).replacing(room.patient.uid, with: "somebody-else")
    let bodies = good + [(bad, 400), ("cut off", 400)]
    try await serving { visitor in
      try await withThrowingTaskGroup(of: Bool.self) { group in
        for (body, status) in bodies.shuffled() {
          group.addTask { try await visitor.ask("POST", "/received", body, token).status == status }
        }
        for try await isAsExpected in group { #expect(isAsExpected) }
      }
    }
    #expect(try room.workspace.touchCount(of: room.patient.id) == 30)
  }

  @Test func `what devices hand over is no step that the desk takes back`() async throws {
    let token = try room.paired()
    try room.workspace.change("settings name Marta") { try room.workspace.set("name", to: "Marta") }
    let (steps, latest) = (try room.workspace.steps(), try room.workspace.latestChange())
    try await serving { visitor in
      for uids in [["a"], ["a", "b"]] {
        let status = try await visitor.ask("POST", "/received", usage(uids), token).status
        #expect(status == 200)
      }
    }
    #expect(try room.workspace.steps() == steps)
    #expect(try room.workspace.latestChange() > latest)
    #expect(try room.workspace.undo() == "settings name Marta")
    #expect(try room.workspace.touchCount(of: room.patient.id) == 2)
    #expect(try room.workspace.redo() == "settings name Marta")
    #expect(try room.workspace.touchCount(of: room.patient.id) == 2)
  }

  @Test func `a session that has ended sees nothing`() async throws {
    let token = try room.paired(.tutor(room.tutor.id, of: room.patient.id))
    try await serving { visitor in
      #expect(try await visitor.ask("GET", "/", nil, token).body.contains("Giovanna"))
      room.pass(seconds: 91 * 86_400)
      let answer = try await visitor.ask("GET", "/", nil, token)
      #expect(answer.status == 401 && !answer.body.contains("Giovanna"))
    }
  }

  @Test func `texts of a history are texts on its page`() async throws {
    let mean = #"<script>alert("x")</script> & "quoted""#
    try room.workspace.add(Observation(at: .now, text: mean), to: room.patient.id)
    let token = try room.paired(.tutor(room.tutor.id, of: room.patient.id))
    try await serving { visitor in
      let page = try await visitor.ask("GET", "/", nil, token).body
      #expect(!page.contains("<script>alert"))
      #expect(page.contains("&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt; &amp; &quot;quoted&quot;"))
    }
  }

  @Test func `a tutor's observation is theirs, and is kept once however often it is sent`() async throws {
    let token = try room.paired(.tutor(room.tutor.id, of: room.patient.id))
    let note = #"{"uid":"n1","at":"2026-11-05 09:15:30","text":"Slept well.\nAte little."}"#
    try await serving { visitor in
      for _ in 0..<3 {
        let answer = try await visitor.ask("POST", "/observation", note, token)
        #expect(answer.status == 200)
      }
    }
    let kept = try room.workspace.observations(of: room.patient.id)
    #expect(kept.map(\.text) == ["Slept well.\nAte little."])
    #expect(kept.first?.author == "Rosa" && kept.first?.at == Moment("2026-11-05 09:15:30"))
  }

  @Test func `a touch keeps on which device it was, and two devices make two sentences`() async throws {
    let (first, second) = (try room.paired(), try room.paired())
    try await serving { visitor in
      for (uid, token) in [("a", first), ("b", second)] {
        let status = try await visitor.ask("POST", "/received", usage([uid]), token).status
        #expect(status == 200)
      }
    }
    let kept = try room.workspace.touches(of: room.patient.id).map(\.device).sorted { $0 ?? "" < $1 ?? "" }
    let devices = try room.store.devices().map { "\($0.id)" }
    #expect(kept == devices)
    let sums = try room.workspace.useByDay(of: room.patient.id)
    #expect(sums.map(\.sum.utterances) == [2])
  }

  @Test func `who listens is told of what others send, and ends with the session`() async throws {
    let tutor = try room.paired(.tutor(room.tutor.id, of: room.patient.id))
    let patient = try room.paired()
    try await serving { visitor in
      let listening = try await visitor.listen("/events", tutor)
      #expect(try await visitor.ask("POST", "/received", usage(["a"]), patient).status == 200)
      #expect(try await listening.next(beginning: "event: changed"))
    }
  }

  @Test(.timeLimit(.minutes(15))) func `the server ends though somebody listens, and so does the line`() async throws {
    let token = try room.paired()
    let lines = Mutex<[Listening]>([])
    try await serving { visitor in
      let line = try await visitor.listen("/events", token)
      lines.withLock { $0.append(line) }
    }
    let line = try #require(lines.withLock { $0.first })
    #expect(try await line.ends())
  }
}
