import Foundation
import TagarelaKit
import Testing

/// Pages, their order and how they are linked.
struct SetTests {
  let bench: Bench

  init() throws { bench = try Bench() }

  @Test func `the home page comes first, and pages keep their identity`() throws {
    let reading = try bench.read(
      schema + page(1, "Food", food) + page(2, "Home", home) + button(1, "bread", at: "0,0")
        + "INSERT INTO PageSetProperties (DefaultHomePageUniqueId) VALUES ('\(home.uppercased())');")
    #expect(reading.parcel.kind == .board)
    #expect(reading.parcel.boards.map(\.name) == ["Home", "Food"])
    #expect(reading.parcel.boards.map(\.uid) == [home, food])
    #expect(reading.complaints.isEmpty)
    #expect(!reading.isPartial)
  }

  @Test func `a button leads to the page of its link or of its command`() throws {
    let navigate = #"{"$type":"1","$values":[{"$type":"2","LinkedPageId":"\#(food.lowercased())","IsVisit":false}]}"#
    let reading = try bench.read(
      schema + page(1, "Home", home) + page(2, "Food", food) + button(1, "eat", at: "0,0")
        + button(2, "drink", at: "1,0") + button(3, "back", at: "2,0") + commands(navigate, of: 2)
        + "INSERT INTO ButtonPageLink (ButtonId, PageUniqueId) VALUES (1, '\(food)'), (3, 'nowhere');")
    let cells = try #require(reading.parcel.boards.first).cells
    #expect(cells.map(\.link) == [BoardLink(uid: food, name: "Food"), BoardLink(uid: food, name: "Food"), nil])
    #expect(reading.keys == ["snap.link_broken"])
    #expect(reading.said("snap.link_broken", "cells") == .list(["back"]))
  }

  @Test func `the bars of the program's window are left out and told`() throws {
    let reading = try bench.read(
      schema + page(1, "Home", home) + page(2, "Message Bar", food)
        + "INSERT INTO PageSetProperties (MessageBarUniqueId) VALUES ('\(food)');")
    #expect(reading.parcel.boards.map(\.name) == ["Home"])
    #expect(reading.keys == ["snap.bar"])
    #expect(reading.said("snap.bar", "cells") == .list(["Message Bar"]))
  }

  @Test func `pages without identity or title get one that no other has`() throws {
    let reading = try bench.read(
      schema + page(7, "", home) + page(8, "Again", home)
        + "INSERT INTO Page (Id, UniqueId, Title) VALUES (9, NULL, NULL);")
    #expect(reading.parcel.boards.map(\.name) == ["#7", "Again", "#9"])
    #expect(reading.parcel.boards.map(\.uid) == [home, "snap:Mine/Again/2", "snap:Mine/#9/3"])
  }

  @Test func `an older set places buttons directly`() throws {
    let reading = try bench.read(
      """
      CREATE TABLE Page (Id INTEGER, UniqueId VARCHAR, Title VARCHAR);
      CREATE TABLE PageLayout (Id INTEGER, PageLayoutSetting VARCHAR, PageId INTEGER);
      CREATE TABLE Button (Id INTEGER, Label VARCHAR, BackgroundColor INTEGER, PageId INTEGER);
      CREATE TABLE ButtonPlacement (Id INTEGER, GridPosition VARCHAR, Visible INTEGER, ButtonId INTEGER,
        PageLayoutId INTEGER);
      INSERT INTO Page VALUES (1, '\(home)', 'Home');
      INSERT INTO PageLayout VALUES (5, '3,2,1', 1);
      INSERT INTO Button VALUES (1, 'yes', -16711936, 1), (2, 'no', NULL, 1);
      INSERT INTO ButtonPlacement VALUES (1, '0,0', 1, 1, 5), (2, '2,1', 1, 2, 5);
      """)
    let board = try #require(reading.parcel.boards.first)
    #expect(board.size == GridSize(columns: 3, rows: 2))
    #expect(board.cells.map(\.text) == ["yes", "no"])
    #expect(board.cells.map(\.position) == [1, 6])
    #expect(board.cells.map(\.fill) == [Tint(red: 0, green: 255, blue: 0), nil])
    #expect(reading.complaints.isEmpty)
  }
}
