import Clinic
import Foundation
import StructuredText
import TagarelaKit
import Testing
import Workspace

@testable import Serving

/// What programs ask for about symbols and their pictures, on loopback.
struct SymbolInterfaceTests {
  private let room: ServedRoom
  private let token: String

  init() throws {
    room = try ServedRoom()
    token = try room.therapist()
  }

  private func serving(_ body: (APIVisitor) async throws -> Void) async throws {
    try await room.serving { try await body(APIVisitor(visitor: $0, token: token)) }
  }

  /// A square of a colour, as base64.
  private func square(_ color: String) -> JSONValue {
    let drawing = """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><rect width="10" height="10" fill="\(color)"/></svg>
      """
    return .text(Data(drawing.utf8).base64EncodedString())
  }

  /// - Returns: its identity.
  private func make(_ name: String, _ color: String, _ visitor: APIVisitor) async throws -> String {
    let category = try await visitor.ask("GET", "categories").body?.list?.first?["name"] ?? .null
    let made = try await visitor.ask(
      "POST", "symbols", body: .object(["name": .text(name), "category": category, "picture": square(color)]))
    #expect(made.status == 201 && made.body?["meaning"]?.string == name)
    return try #require(made.body?["uid"]?.string)
  }

  @Test func `a symbol is made of a file, found, changed and removed`() async throws {
    let steps = try room.workspace.steps()
    try await serving { visitor in
      let uid = try await make("Fred", "red", visitor)
      #expect(try room.workspace.steps() == steps + 1)
      let found = try await visitor.ask("GET", "symbols?words=fred&system=workspace").body?.list
      #expect(found?.map { $0["reference"]?.string } == [uid])
      let other = try await visitor.ask("POST", "pictures", body: .object(["picture": square("blue")]))
      let picture = try #require(other.body?["picture"])
      let changed = try await visitor.ask(
        "PATCH", "symbols/\(uid)", body: .object(["set": .object(["meaning": "the dog", "picture": picture])]))
      #expect(changed.body?["meaning"] == "the dog" && changed.body?["picture"] == picture)
      #expect(try await visitor.ask("DELETE", "symbols/\(uid)").status == 204)
      #expect(try await visitor.ask("GET", "symbols/\(uid)").status == 404)
    }
  }

  @Test func `of a name that the desk has changed meanwhile both are told`() async throws {
    try await serving { visitor in
      let uid = try await make("Fred", "red", visitor)
      var symbol = try #require(try room.workspace.symbol(uid: uid))
      symbol.name = "Alfred"
      try room.workspace.save(symbol)
      let late = try await visitor.ask(
        "PATCH", "symbols/\(uid)",
        body: .object(["set": .object(["name": "Freddy"]), "seen": .object(["name": "Fred"])]))
      #expect(late.status == 409)
      #expect(late.body?["conflicts"]?.list?.first?["now"] == "Alfred")
      #expect(try room.workspace.symbol(uid: uid)?.name == "Alfred")
    }
  }

  @Test func `symbols are joined, and one undo takes that back`() async throws {
    try await serving { visitor in
      let parts = [try await make("eat", "red", visitor), try await make("apple", "green", visitor)]
      let category = try await visitor.ask("GET", "categories").body?.list?.first?["name"] ?? .null
      let joined = try await visitor.ask(
        "POST", "symbols",
        body: .object(["name": "eat apple", "category": category, "parts": .list(parts.map(JSONValue.text))]))
      #expect(joined.status == 201)
      let uid = try #require(joined.body?["uid"]?.string)
      _ = try room.workspace.undo()
      #expect(try room.workspace.symbol(uid: uid) == nil)
      #expect(try room.workspace.symbol(uid: parts[0]) != nil)
      let alone = try await visitor.ask(
        "POST", "symbols", body: .object(["name": "x", "category": category, "parts": .list([.text(parts[0])])]))
      #expect(alone.status == 422)
    }
  }

  @Test func `a symbol that a board shows isn't removed`() async throws {
    try await serving { visitor in
      let uid = try await make("Fred", "red", visitor)
      let board = try #require(
        try await visitor.ask("POST", "boards", body: .object(["name": "Dogs"])).body?["uid"]?.string)
      let put = try await visitor.ask(
        "PATCH", "boards/\(board)/cells/1", body: .object(["set": .object(["symbol": .text(uid)])]))
      #expect(put.body?["cells"]?.list?.first?["text"] == "Fred")
      #expect(try await visitor.ask("DELETE", "symbols/\(uid)").status == 422)
      #expect(try room.workspace.symbol(uid: uid) != nil)
    }
  }

  @Test(arguments: ["", "bm8gcGljdHVyZQ==", "iVBORw0KGgo=", "PHN2Zz4="])
  func `what is no picture makes no symbol`(_ picture: String) async throws {
    let latest = try room.workspace.latestChange()
    try await serving { visitor in
      let answer = try await visitor.ask(
        "POST", "symbols", body: .object(["name": "Fred", "category": "people", "picture": .text(picture)]))
      #expect(answer.status == 422)
    }
    #expect(try room.workspace.latestChange() == latest)
  }

  @Test func `a script in a drawing can't run where the drawing is shown`() async throws {
    let drawing = """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10" onload="alert(1)"><rect width="10" height="10"/></svg>
      """
    try await serving { visitor in
      let kept = try await visitor.ask(
        "POST", "pictures", body: .object(["picture": .text(Data(drawing.utf8).base64EncodedString())]))
      let picture = try #require(kept.body?["picture"]?.whole)
      let policy = try await visitor.visitor.header("Content-Security-Policy", of: "/api/pictures/\(picture)", token)
      #expect(policy == "default-src 'none'; sandbox")
    }
  }
}
