import Clinic
import Devices
import Foundation
import StructuredText
import TagarelaKit
import Testing
import Workspace

@testable import Serving

/// What programs ask for, on loopback.
struct InterfaceTests {
  private let room: ServedRoom
  private let token: String
  private let board: BoardRecord

  init() throws {
    room = try ServedRoom()
    token = try room.therapist()
    let size = try #require(GridSize(columns: 2, rows: 2))
    let made = try room.clinic.makeBoard("Lanche", room.clinic.shape(.init(size: size)), for: nil)
    try room.clinic.write("sim", at: 1, on: made)
    try room.clinic.write("mais", at: 2, on: made)
    board = made
  }

  private func serving(_ body: (APIVisitor) async throws -> Void) async throws {
    try await room.serving { try await body(APIVisitor(visitor: $0, token: token)) }
  }

  private var cells: String { "boards/\(board.uid)/cells" }

  private func texts() throws -> [Int: String] {
    Dictionary(try room.workspace.cells(of: board).map { ($0.position, $0.text) }) { $1 }
  }

  // MARK: who may

  @Test(arguments: APIOperation.all.map(\.id))
  func `nobody but a therapist's device is answered`(_ id: String) async throws {
    let operation = try #require(APIOperation.all.first { $0.id == id })
    let path = operation.path.replacing("{position}", with: "1").replacing(/\{\w+\}/, with: "x")
    let latest = try room.workspace.latestChange()
    let patient = try room.paired()
    let tutor = try room.paired(.tutor(room.tutor.id, of: room.patient.id))
    try await serving { visitor in
      for (token, status) in [(nil, 401), ("nonsense", 401), (patient, 403), (tutor, 403)] {
        let answer = try await visitor.ask("\(operation.method)", path, body: .object([:]), token: token)
        #expect(answer.status == status)
        #expect(answer.body?["code"]?.string?.hasPrefix("studio.") == true)
      }
    }
    #expect(try room.workspace.latestChange() == latest)
  }

  @Test func `a page of another server changes nothing`() async throws {
    try await serving { visitor in
      for header in [("Origin", "https://elsewhere.example"), ("Sec-Fetch-Site", "cross-site")] {
        let answer = try await visitor.ask(
          "PATCH", "boards/\(board.uid)", body: .object(["set": .object(["name": "Outra"])]), headers: [header])
        #expect(answer.status == 403)
      }
      let form = try await visitor.ask(
        "PATCH", "boards/\(board.uid)", body: .object(["set": .object(["name": "Outra"])]),
        headers: [("Content-Type", "text/plain")])
      #expect(form.status == 415)
    }
    #expect(try room.workspace.board(id: board.id)?.name == "Lanche")
  }

  // MARK: steps

  @Test func `what is done by a program is one step, which undo at the desk takes back`() async throws {
    let steps = try room.workspace.steps()
    try await serving { visitor in
      let answer = try await visitor.ask(
        "PATCH", "\(cells)/3", body: .object(["set": .object(["label": "suco", "spoken": "quero suco"])]))
      #expect(answer.status == 200)
    }
    #expect(try texts()[3] == "suco")
    #expect(try room.workspace.steps() == steps + 1)
    _ = try room.workspace.undo()
    #expect(try texts() == [1: "sim", 2: "mais"])
  }

  @Test func `what is so already is no step`() async throws {
    let steps = try room.workspace.steps()
    try await serving { visitor in
      let answer = try await visitor.ask("PATCH", "\(cells)/1", body: .object(["set": .object(["label": "sim"])]))
      #expect(answer.status == 200)
    }
    #expect(try room.workspace.steps() == steps)
  }

  @Test func `a step is told as the line that does the same`() async throws {
    try await serving { visitor in
      _ = try await visitor.ask("PATCH", "\(cells)/3", body: .object(["set": .object(["label": "pão de queijo"])]))
      let told = try await visitor.ask("GET", "steps").body
      #expect(told?["undo"]?["line"] == #"board word Lanche A2 "pão de queijo""#)
    }
  }

  @Test func `undo takes back the step that was seen, and no other`() async throws {
    try await serving { visitor in
      _ = try await visitor.ask("PATCH", "\(cells)/3", body: .object(["set": .object(["label": "suco"])]))
      let seen = try #require(try await visitor.ask("GET", "steps").body?["undo"]?["step"])
      try room.workspace.change("settings name Marta") { try room.workspace.set("name", to: "Marta") }
      let late = try await visitor.ask("POST", "undo", body: .object(["step": seen]))
      #expect(late.status == 409)
      #expect(try room.workspace.setting("name") == "Marta")
      let last = try #require(try await visitor.ask("GET", "steps").body?["undo"]?["step"])
      #expect(try await visitor.ask("POST", "undo", body: .object(["step": last])).status == 200)
      #expect(try await visitor.ask("POST", "undo", body: .object(["step": seen])).status == 200)
      #expect(try await visitor.ask("POST", "redo", body: .object([:])).status == 200)
    }
    #expect(try texts()[3] == "suco")
    #expect(try room.workspace.setting("name") == nil)
  }

  @Test func `what has changed since a version is told, also what undo has changed`() async throws {
    try await serving { visitor in
      func changed(since version: JSONValue?) async throws -> (version: JSONValue?, rows: [String], isComplete: Bool?) {
        let told = try await visitor.ask("GET", "changes?since=\(version?.string ?? "")").body
        let rows = told?["rows"]?.list?.map { "\($0["kind"]?.string ?? "") \($0["deed"]?.string ?? "")" } ?? []
        return (told?["version"], rows, told?["isComplete"]?.flag)
      }
      let start = try await visitor.ask("GET", "steps").body?["version"]
      #expect(try await changed(since: start).rows.isEmpty)
      _ = try await visitor.ask("PATCH", "\(cells)/3", body: .object(["set": .object(["label": "suco"])]))
      let done = try await changed(since: start)
      #expect(done.rows == ["cell added"] && done.isComplete == true)
      #expect(try await changed(since: done.version).rows.isEmpty)
      _ = try room.workspace.undo()
      #expect(try await changed(since: done.version).rows == ["cell added"])
      _ = try room.workspace.redo()
      try room.workspace.change("settings name Marta") { try room.workspace.set("name", to: "Marta") }
      #expect(try await changed(since: done.version).rows == ["cell added", "setting added"])
      #expect(try await visitor.ask("GET", "changes?since=now").status == 422)
    }
  }

  @Test func `the desk is told of the last step of a device as long as undo would take it back`() async throws {
    try await serving { visitor in
      #expect(try room.store.stepOfDevice() == nil)
      _ = try await visitor.ask("PATCH", "\(cells)/3", body: .object(["set": .object(["label": "suco"])]))
      #expect(try room.store.stepOfDevice() == "board word Lanche A2 suco")
      try room.workspace.change("settings name Marta") { try room.workspace.set("name", to: "Marta") }
      #expect(try room.store.stepOfDevice() == nil)
      _ = try room.workspace.undo()
      #expect(try room.store.stepOfDevice() == "board word Lanche A2 suco")
      _ = try room.workspace.undo()
      #expect(try room.store.stepOfDevice() == nil)
    }
  }

  @Test func `what somebody else has done is never told as done by a device`() async throws {
    try await serving { visitor in
      let put = JSONValue.object(["set": .object(["label": "suco"])])
      func change() throws {
        try room.workspace.change("settings name Marta") { try room.workspace.set("name", to: UUID().uuidString) }
      }
      // Taken back and done again there, it is the desk's all the same.
      _ = try await visitor.ask("PATCH", "\(cells)/3", body: put)
      try change()
      for turn in ["undo", "redo"] { _ = try await visitor.ask("POST", turn, body: .object([:])) }
      #expect(try room.store.stepOfDevice() == nil)
      // What changes nothing is no step.
      _ = try await visitor.ask("PATCH", "\(cells)/3", body: put)
      #expect(try room.store.stepOfDevice() == nil)
      // The first step after all were forgotten is another than the first before.
      _ = try await visitor.ask("PATCH", "\(cells)/3", body: .object(["set": .object(["label": "leite"])]))
      #expect(try room.store.stepOfDevice() != nil)
      _ = try room.workspace.forget()
      for _ in 0..<20 {
        try change()
        #expect(try room.store.stepOfDevice() == nil)
      }
    }
  }

  @Test func `a page says in which language it is, also where that stands in for another`() {
    let texts = Translation(
      module: "serve", language: "xx", words: "", messages: "studio.title = Estudo\nserve.page.plans = Planos")
    let other = Wording(
      language: room.clinic.wording.language, translations: [], insteadOfMissing: [texts], standIn: "xx")
    #expect(StudioPage.html(other).contains("<html lang=\"xx\">"))
    #expect(WrittenPage.pairing(other).html.contains("<html lang=\"xx\">"))
    let own = Wording(language: room.clinic.wording.language, translations: [texts], standIn: "xx")
    #expect(StudioPage.html(own).contains("<html lang=\"en\">"))
  }

  // MARK: conflicts

  @Test func `of a field that both sides have changed both values are told, and nothing is changed`() async throws {
    try await serving { visitor in
      let cell = try #require(try room.workspace.cell(at: 1, of: board))
      _ = try room.clinic.label(cell, "claro", on: board)
      let answer = try await visitor.ask(
        "PATCH", "\(cells)/1",
        body: .object([
          "set": .object(["label": "não", "spoken": "não quero"]), "seen": .object(["label": "sim", "spoken": .null]),
        ]))
      #expect(answer.status == 409)
      let conflicts: JSONValue = .list([
        .object(["field": "label", "seen": "sim", "now": "claro", "wanted": "não"])
      ])
      #expect(answer.body?["conflicts"] == conflicts)
    }
    #expect(try texts()[1] == "claro")
    #expect(try room.workspace.cell(at: 1, of: board)?.spoken == nil)
  }

  @Test func `changes of other fields meet`() async throws {
    try await serving { visitor in
      let cell = try #require(try room.workspace.cell(at: 1, of: board))
      try room.clinic.setHidden(true, [cell], on: board)
      let answer = try await visitor.ask(
        "PATCH", "\(cells)/1",
        body: .object(["set": .object(["label": "não"]), "seen": .object(["label": "sim"])]))
      #expect(answer.status == 200)
    }
    let cell = try room.workspace.cell(at: 1, of: board)
    #expect(cell?.isHidden == true && cell?.text == "não")
  }

  @Test func `a cell that is elsewhere by now isn't moved`() async throws {
    try await serving { visitor in
      let uid = try #require(try room.workspace.cell(at: 1, of: board)?.uid)
      _ = try room.clinic.move(1, to: 2, on: board)
      let body: JSONValue = .object(["from": 1, "to": 4, "cell": .text(uid)])
      #expect(try await visitor.ask("POST", "boards/\(board.uid)/moves", body: body).status == 409)
    }
    #expect(try texts() == [1: "mais", 2: "sim"])
  }

  @Test func `a place in which another cell is by now isn't emptied, nor its cell changed`() async throws {
    try await serving { visitor in
      let uid = try #require(try room.workspace.cell(at: 1, of: board)?.uid)
      _ = try room.clinic.move(1, to: 2, on: board)
      #expect(try await visitor.ask("DELETE", "\(cells)/1?cell=\(uid)").status == 409)
      let late = try await visitor.ask(
        "PATCH", "\(cells)/1",
        body: .object(["set": .object(["fill": "#ff0000"]), "seen": .object(["fill": .null, "uid": .text(uid)])]))
      #expect(late.status == 409)
      #expect(try room.workspace.cell(at: 1, of: board)?.fill == nil)
      #expect(try await visitor.ask("DELETE", "\(cells)/2?cell=\(uid)").status == 200)
    }
    #expect(try texts() == [1: "mais"])
  }

  // MARK: boards

  @Test func `a board is made, filled with words that lead on, and removed`() async throws {
    try await serving { visitor in
      let made = try await visitor.ask(
        "POST", "boards", body: .object(["name": "Bebidas", "size": "2x1", "patient": .text(room.patient.uid)]))
      #expect(made.status == 201 && made.body?["size"] == "2x1")
      let uid = try #require(made.body?["uid"]?.string)
      let linked = try await visitor.ask(
        "PATCH", "boards/\(uid)/cells/1", body: .object(["set": .object(["leads": .text("board:\(board.uid)")])]))
      #expect(linked.body?["cells"]?.list?.first?["target"] == "Lanche")
      let grown = try await visitor.ask(
        "PATCH", "boards/\(uid)", body: .object(["set": .object(["size": "3x2", "pages": 2])]))
      #expect(grown.body?["size"] == "3x2" && grown.body?["pages"] == 2)
      #expect(try await visitor.ask("DELETE", "boards/\(uid)").status == 204)
      #expect(try await visitor.ask("GET", "boards/\(uid)").status == 404)
    }
  }

  @Test func `what can't be done is told in words, and changes nothing`() async throws {
    let latest = try room.workspace.latestChange()
    try await serving { visitor in
      let refused: [(String, String, JSONValue, String)] = [
        ("POST", "boards", .object(["name": "lanche"]), "board.exists"),
        ("POST", "boards", .object(["name": " "]), "value.empty"),
        ("POST", "boards", .object(["name": "B", "size": "99x1"]), "studio.malformed"),
        ("POST", "boards", .object(["name": "B", "patient": "nobody"]), "patient.unknown"),
        ("PATCH", "boards/\(board.uid)", .object(["set": .object(["size": "1x1"])]), "board.too_small"),
        ("PATCH", "\(cells)/4", .object(["set": .object(["spoken": "x"])]), "cell.empty"),
        ("PATCH", "\(cells)/1", .object(["set": .object(["fill": "mauve"])]), "color.unknown"),
        ("PATCH", "\(cells)/1", .object(["set": .object(["leads": "board:none"])]), "board.unknown"),
        ("PATCH", "\(cells)/1", .object(["set": .object(["symbol": "none"])]), "symbol.unknown"),
        ("POST", "boards/\(board.uid)/moves", .object(["from": 1, "to": 5]), "cell.unknown"),
        ("POST", "boards/\(board.uid)/fill", .object(["words": .list([])]), "board.nothing_to_fill"),
        ("POST", "symbols", .object(["name": "x", "category": "y"]), "studio.one_picture"),
        ("POST", "plans", .object(["name": "x", "description": "", "tutor": "none"]), "tutor.unknown"),
      ]
      for (method, path, body, code) in refused {
        let answer = try await visitor.ask(method, path, body: body)
        #expect(answer.status == 422 && answer.body?["code"]?.string == code, "\(method) \(path) \(code)")
        #expect(answer.body?["message"]?.string?.isEmpty == false)
      }
    }
    #expect(try room.workspace.latestChange() == latest)
    #expect(try texts() == [1: "sim", 2: "mais"])
  }

  @Test(arguments: [
    "", "{", "[]", "null", #"{"set":{"label":7}}"#, #"{"set":{"colour":"red"}}"#, #"{"set":{},"set":{}}"#,
    #"{"set":{"label":"\ud800"}}"#, String(repeating: "[", count: 100_000), "{\"set\":{\"label\":\"\u{0}\"}}",
  ])
  func `what isn't as it is described is refused`(_ body: String) async throws {
    let latest = try room.workspace.latestChange()
    try await serving { visitor in
      let answer = try await visitor.ask("PATCH", "\(cells)/1", text: body)
      #expect(answer.status == 400 && answer.body?["code"] == "studio.malformed")
    }
    #expect(try room.workspace.latestChange() == latest)
  }

  // MARK: observations and plans

  @Test func `observations are noted, changed and removed`() async throws {
    let path = "patients/\(room.patient.uid)/observations"
    try await serving { visitor in
      let noted = try await visitor.ask("POST", path, body: .object(["text": "Pediu suco.", "at": "2012-11-05 09:15"]))
      #expect(noted.status == 201 && noted.body?["author"] == .null)
      let uid = try #require(noted.body?["uid"]?.string)
      let future = try await visitor.ask(
        "PATCH", "observations/\(uid)", body: .object(["set": .object(["at": "2999-01-01 00:00"])]))
      #expect(future.body?["code"] == "moment.in_future")
      let changed = try await visitor.ask(
        "PATCH", "observations/\(uid)", body: .object(["set": .object(["text": "Pediu água."])]))
      #expect(changed.body?["text"] == "Pediu água." && changed.body?["at"] == "2012-11-05 09:15:00")
      #expect(try await visitor.ask("GET", path).body?.list?.count == 1)
      #expect(try await visitor.ask("DELETE", "observations/\(uid)").status == 204)
    }
    #expect(try room.workspace.observations(of: room.patient.id).isEmpty)
  }

  @Test func `a plan shows a board to a tutor`() async throws {
    try await serving { visitor in
      let made = try await visitor.ask(
        "POST", "plans",
        body: .object([
          "name": "Hora", "description": "Pedir.", "tutor": .text(room.tutor.uid), "board": .text(board.uid),
          "start": "2026-11-05",
        ]))
      #expect(made.status == 201 && made.body?["board"]?.string == board.uid && made.body?["start"] == "2026-11-05")
      let uid = try #require(made.body?["uid"]?.string)
      let changed = try await visitor.ask(
        "PATCH", "plans/\(uid)", body: .object(["set": .object(["name": "Lanche da tarde"])]))
      #expect(changed.body?["name"] == "Lanche da tarde")
      #expect(try await visitor.ask("GET", "plans?patient=\(room.patient.uid)").body?.list?.count == 1)
      #expect(try await visitor.ask("DELETE", "plans/\(uid)").status == 204)
    }
    #expect(try room.workspace.plans(of: nil).isEmpty)
  }
}
