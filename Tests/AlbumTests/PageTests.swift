import Canvas
import Clinic
import BuiltIns
import Foundation
import Services
import TagarelaKit
import TagarelaTestSupport
import Testing
import Workspace

/// What goes along on the patient's page.
struct PageTests {
  private let desk: AlbumDesk

  init() throws { desk = try AlbumDesk() }

  @Test func `albums and the whiteboard are chosen by name, and photos become small`() throws {
    try desk.run(
      "tutor new Rosa", "category new food --color yellow",
      "symbol new suco --category food --picture \(Tagarela.pictures)/suco.svg", "board new B", "board put B 1 suco",
      "album new Sea", "album put Sea \(try desk.photos(2, width: 2000, height: 1000)) suco", "favourite add suco",
      "plan new P --tutor Rosa --type board --description d --board B --with album:Sea,album:favoritos,album:food,draw:blank,draw:board"
    )
    let workspace = try Workspace.open(desk.program.workspace, tables: Registry(builtInModules).all(.tables))
    let registry = Registry(builtInModules)
    var services = Services(registry)
    services.add(AlbumDesk.canvas)
    let clinic = Clinic(
      workspace, registry: registry, wording: Wording("en", in: registry), services: services,
      isInterrupted: { false })
    let patient = try workspace.patient(named: "Giovanna")
    let parts = registry.all(.companionParts)
    let album = try #require(parts.first { $0.id == "album" })
    let plan = try #require(try desk.rows("plan list").first)
    #expect(plan["name"] as? String == "P")
    #expect(try album.choices(clinic, patient) == ["Sea", "favourites", "food"])
    let activity = try #require(try album.activity(clinic, patient, ["Sea", "favourites", "gone"]))
    let data = try #require(try JSONSerialization.jsonObject(with: activity.data) as? [String: Any])
    let albums = try #require(data["albums"] as? [[String: Any]])
    #expect(albums.compactMap { $0["name"] as? String } == ["Sea", "favourites"])
    let items = try #require(albums.first?["items"] as? [[String: Any]])
    #expect(items.compactMap { $0["name"] as? String } == ["1", "2", "suco"])
    let address = try #require(items.first?["picture"] as? String)
    let facts = try AlbumDesk.canvas.inspect(picture: try #require(DataAddress(address)).bytes)
    #expect(facts.width == 800 && facts.height == 400)
    let draw = try #require(parts.first { $0.id == "draw" })
    let board = try #require(try draw.activity(clinic, patient, ["blank"]))
    #expect(String(decoding: board.data, as: UTF8.self) == #"{"blank":true,"board":false}"#)
    #expect(try draw.activity(clinic, patient, []) == nil)
    #expect(board.scripts == activity.scripts)
  }
}
