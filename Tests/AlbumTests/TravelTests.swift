import Foundation
import TagarelaTestSupport
import Testing

/// Albums go to the tutor with a plan, come back with the observations, and drawings come from the page.
@Suite(.waiting)
struct TravelTests {
  private let desk: AlbumDesk
  private let home: Tagarela

  init() throws {
    desk = try AlbumDesk()
    home = try Tagarela(sharesCache: true)
    try desk.run(
      "tutor new Rosa", "category new food --color yellow",
      "symbol new suco --category food --picture \(Tagarela.pictures)/suco.svg", "board new B", "board put B 1 suco",
      "plan new P --tutor Rosa --type board --description d --board B")
  }

  private func sent() throws -> String {
    let folder = "sent\(UUID().uuidString.prefix(4))"
    try desk.run("plan send P --to-dir '\(desk.program.path(folder))'")
    return desk.program.path("\(folder)/p.psyb")
  }

  private func receive(_ path: String, _ more: String = "--yes", in other: Tagarela? = nil) throws -> String {
    let result = try (other ?? home).run(["--lang", "en", "--plain", "-c", "receive '\(path)' \(more)"])
    #expect(result.status == 0, "\(result.errors)")
    return result.output + result.errors
  }

  @Test func `albums travel with their photos, drawings and symbols, and twice adds nothing`() throws {
    let drawing = try desk.file("casa.svg", Data(AlbumDesk.house.utf8))
    try desk.run(
      "album new Sea", "album put Sea \(try desk.photos(2, width: 500, height: 400)) suco", "draw '\(drawing)'")
    let bundle = try sent()
    #expect(try receive(bundle).contains("5 items of albums"))
    #expect(try desk.names("Sea", in: home) == ["1", "2", "suco"])
    #expect(
      try desk.rows("album show Sea", in: home).compactMap { $0["kind"] as? String } == ["photo", "photo", "symbol"])
    #expect(try desk.rows("album show drawings", in: home).compactMap { $0["kind"] as? String } == ["drawing"])
    #expect(try receive(bundle, "").contains("nothing new"))
    // It is the symbol itself, not its picture.
    try desk.run("symbol edit suco --rename juice", in: home)
    #expect(try desk.names("Sea", in: home) == ["1", "2", "juice"])
  }

  @Test func `a symbol that isn't there comes as its picture, and what is taken out here stays there`() throws {
    try desk.run(
      "symbol new agua --category food --picture \(Tagarela.pictures)/agua.svg", "album new Sea",
      "album put Sea agua \(try desk.photos(2))")
    _ = try receive(try sent())
    #expect(
      try desk.rows("album show Sea", in: home).compactMap { $0["kind"] as? String } == ["photo", "photo", "photo"])
    try desk.run("album take Sea 2", "album edit Sea --rename Mar")
    _ = try receive(try sent())
    #expect(try desk.names("Mar", in: home) == ["agua", "1", "2"])
  }

  @Test func `of very many pictures the latest go along, so that a letter carries them`() throws {
    let photos = try (1...3).map { number in
      let remark = "<!--" + String(repeating: "\(number)", count: 2_500_000) + "-->"
      return "'\(try desk.file("\(number).svg", Data((AlbumDesk.house + remark).utf8)))'"
    }
    try desk.run("album new Sea", "album put Sea \(photos[0])", "album put Sea \(photos[1]) \(photos[2])")
    _ = try receive(try sent())
    #expect(try desk.names("Sea", in: home) == ["2", "3"])
  }

  private func page(_ items: [(uid: String, fields: [String: String], media: [String: Data])], of patient: String)
    throws -> String
  {
    let list = items.map { item -> [String: Any] in
      [
        "part": "album", "uid": item.uid, "fields": item.fields,
        "media": item.media.mapValues { $0.base64EncodedString() },
      ]
    }
    let text = String(decoding: try JSONSerialization.data(withJSONObject: list), as: UTF8.self)
    let head = [
      "tagarela.format": "1", "tagarela.kind": "observations", "patient.name": patient, "tagarela.items": text,
    ]
    return try desk.file("page\(UUID().uuidString.prefix(4)).pobs", JSONSerialization.data(withJSONObject: head))
  }

  private func picture() throws -> Data {
    _ = try desk.photos(1)
    return try desk.bytes("1.png")
  }

  @Test func `a drawing of the page comes into the drawings' own album with its strokes, once`() throws {
    let item = (
      uid: "page-1", fields: ["name": "minha casa", "at": "2026-11-02 09:15:00", "source": "page"],
      media: ["picture": try picture(), "drawing": Data(AlbumDesk.house.utf8)]
    )
    let file = try page([item], of: "Giovanna")
    _ = try receive(file, in: desk.program)
    let shown = try desk.rows("album show drawings")
    #expect(shown.compactMap { $0["name"] as? String } == ["minha casa"])
    #expect(shown.first?["kind"] as? String == "drawing")
    #expect((shown.first?["at"] as? String)?.hasPrefix("2026-11-02") == true)
    #expect(try receive(file, "", in: desk.program).contains("nothing new"))
    // Moved elsewhere it isn't brought back, and goes on being known; drawn further it changes.
    var further = item
    further.media["drawing"] = Data(AlbumDesk.house.replacing("360 240", with: "300 240").utf8)
    let changed = try page([further], of: "Giovanna")
    #expect(try receive(changed, "--preview", in: desk.program).contains("minha casa"))
    _ = try receive(changed, in: desk.program)
    #expect(try desk.names("drawings") == ["minha casa"])
    try desk.run("undo", "undo")
    #expect(try desk.rows("album").compactMap { $0["album"] as? String }.first == "favourites")
  }

  @Test func `a drawing that the page sends without a name keeps the one that it has; what is new needs one`() throws {
    var item = (
      uid: "page-1", fields: ["name": "minha casa", "at": "2026-11-02 09:15:00", "source": "page"],
      media: ["picture": try picture(), "drawing": Data(AlbumDesk.house.utf8)]
    )
    _ = try receive(try page([item], of: "Giovanna"), in: desk.program)
    item.fields["name"] = nil
    item.media["drawing"] = Data(AlbumDesk.house.replacing("360 240", with: "300 240").utf8)
    var unknown = item
    unknown.uid = "page-2"
    _ = try receive(try page([item, unknown], of: "Giovanna"), in: desk.program)
    #expect(try desk.names("drawings") == ["minha casa"])
  }

  @Test func `hostile items are refused one by one, and the good one among them comes`() throws {
    try desk.run(
      "album new Sea", "album new Secret --patient Ana", "album put Secret \(try desk.photos(1)) --patient Ana")
    let secret = try #require(try desk.rows("album --patient Ana").first?["uid"] as? String)
    let theirs = try #require(try desk.rows("album show Secret --patient Ana").first?["uid"] as? String)
    let good = try picture()
    let script = Data(AlbumDesk.house.replacing("<path", with: "<script>stolen()</script><path").utf8)
    let square = Data(AlbumDesk.house.replacing("<path", with: "<rect width=\"9\" height=\"9\"/><path").utf8)
    let file = try page(
      [
        ("a", ["name": "", "source": "page"], ["picture": good]),
        ("b", ["name": "no picture", "source": "page"], [:]),
        ("c", ["name": "text", "source": "page"], ["picture": Data("no picture".utf8)]),
        ("d", ["name": "into another's", "album": secret], ["picture": good]),
        (theirs, ["name": "another's", "source": "page"], ["picture": good]),
        (secret, ["name": "another's album"], [:]),
        (
          "e", ["name": "scripted", "source": "page", "position": "-99999999999"], ["picture": good, "drawing": script]
        ),
        ("f", ["name": String(repeating: "long ", count: 900), "at": "never"], ["picture": good]),
        ("g", ["name": "squared", "source": "page"], ["picture": good, "drawing": square]),
      ], of: "Giovanna")
    _ = try receive(file, in: desk.program)
    let shown = try desk.rows("album show drawings")
    #expect(shown.compactMap { $0["name"] as? String }.map { $0.prefix(8) } == ["scripted", "long lon", "squared"])
    let kinds = shown.compactMap { $0["kind"] as? String }
    #expect(kinds == ["drawing", "photo", "photo"], "strokes stay, what came along doesn't; else it's no drawing")
    let kept = try desk.program.bytes("clinic.tagarela")
    #expect(kept.firstRange(of: Data("M40 240L200 80L360 240Z".utf8)) != nil)
    #expect(kept.firstRange(of: Data("stolen".utf8)) == nil)
    #expect(try desk.rows("album show Secret --patient Ana").count == 1)
    #expect(try desk.names("Sea").isEmpty)
    try desk.run("check")
  }
}
