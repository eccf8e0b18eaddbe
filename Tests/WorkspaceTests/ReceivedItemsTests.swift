import TagarelaKit
import Testing
import Workspace

/// What modules let travel, as it comes from somebody's file.
struct ReceivedItemsTests {
  private func changes(_ items: [ParcelItem], at desk: Desk) throws -> ChangeSet {
    let jar = ParcelPart(
      id: "jar", travelsWith: [.plan], gather: { _, _, _ in [] },
      compare: { _, _, item in item.fields["text"].map { .new(name: $0, at: nil) } ?? .unreadable },
      take: { _, _, _ in })
    let parcel = Parcel(kind: .observations, patient: Patient(name: "Ana"), items: items)
    return try desk.workspace.changes(in: Reading(parcel: parcel), pictures: Pictures(), parts: [jar])
  }

  private func item(_ uid: String, _ text: String?, of part: String = "jar") -> ParcelItem {
    ParcelItem(part: part, uid: uid, fields: text.map { ["text": $0] } ?? [:])
  }

  @Test func `of two items with one identity the first is taken, and the other counted`() throws {
    let changes = try changes([item("1", "first"), item("1", "second"), item("2", "third")], at: Desk())
    #expect(changes.items.filter { $0.kind == "jar" }.map(\.name) == ["first", "third"])
    #expect(changes.complaints.map(\.key) == ["receive.items_unreadable"])
  }

  @Test func `what a module doesn't understand is told apart from what no module is here for`() throws {
    let items = [item("1", nil), item("", "nobody's"), item("3", "x", of: "drawer")]
    let changes = try changes(items, at: Desk())
    #expect(changes.items.allSatisfy { $0.kind != "jar" })
    #expect(
      changes.complaints == [
        Phrase("receive.items_strange", ["part": .text("drawer"), "count": .integer(1)]),
        Phrase("receive.items_unreadable", ["part": .text("jar"), "count": .integer(2)]),
      ])
  }
}
