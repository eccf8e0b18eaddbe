import Conformance
import Foundation
import TagarelaKit
import TagarelaTestSupport
import Testing

/// Layouts as packs write them.
struct PackedLayoutTests {
  @Test func `a cell that offers words needs no label`() throws {
    let pack = try LayoutPack([
      "words.json": """
      {"id": "words", "names": {"pt": "palavras"}, "columns": 2, "rows": 1,
       "cells": [{"at": "A1", "action": ":ext_tagarela_suggestion"}, {"at": "B1", "label": "a", "action": "+a"}]}
      """
    ])
    #expect(try pack.complaints().isEmpty)
    let layout = try #require(try pack.layouts().first)
    expectNone(checkConformance(of: layout))
    let cells = layout.beginning(layout.sizes.usual, "pt")
    #expect(cells.map(\.label) == [nil, "a"] && cells.map(\.actions) == [[.suggestion], [.type("a")]])
  }

  @Test func `roles, headings and purposes come as they are written`() throws {
    let pack = try LayoutPack([
      "meal.json": """
      {"id": "meal", "names": {"pt": "refeição", "es": "comida"}, "purposes": {"pt": "à mesa"},
       "columns": 4, "rows": 3,
       "roles": {"A": "people", "c": "nouns", "1": "heading", "D3": "verbs"},
       "cells": [{"at": "C1", "span": "2x1", "label": {"pt": "o quê?"}, "color": "yellow", "action": [":speak", "+a"]},
                 {"at": "A1", "label": "quem?"}]}
      """
    ])
    #expect(try pack.complaints().isEmpty)
    let layout = try #require(try pack.layouts().first)
    expectNone(checkConformance(of: layout))
    #expect(layout.name(in: "es") == "comida" && layout.purpose(in: "pt") == "à mesa")
    let size = try #require(layout.sizes.single)
    #expect(size.description == "4x3")
    let slots = layout.slots(LayoutRequest(size: size, area: wide))
    #expect(slots.prefix(4).allSatisfy { $0.role == .heading })
    #expect(slots.suffix(4).map(\.role) == [.people, nil, .nouns, .verbs])
    let cells = layout.beginning(size, "pt")
    #expect(cells.map(\.position) == [1, 3] && cells.map(\.text) == ["quem?", "o quê?"])
    #expect(cells[1].span == Span(columns: 2, rows: 1) && cells[1].fill == Tint("yellow"))
    #expect(cells[1].actions == [.speak, .type("a")])
    // A text in one language only is better than none.
    #expect(layout.beginning(size, "en").map(\.text) == ["quem?", "o quê?"])
  }

  @Test func `a layout may have several sizes, and cells only where there is room`() throws {
    let pack = try LayoutPack([
      "any.json": """
      {"id": "any", "names": "tudo", "least": "2x1", "most": "6x5", "usual": "4x3",
       "roles": {"F": "little"}, "cells": [{"at": "F5", "label": "fim"}]}
      """
    ])
    #expect(try pack.complaints().isEmpty)
    let layout = try #require(try pack.layouts().first)
    expectNone(checkConformance(of: layout))
    #expect(layout.name(in: "ca") == "tudo")
    #expect(layout.beginning(try #require(GridSize("6x5")), "pt").map(\.position) == [30])
    #expect(layout.beginning(try #require(GridSize("4x3")), "pt").isEmpty)
  }

  /// A large place on the left, two small ones beside it.
  static let placed = """
    {"id": "corner", "names": "canto", "columns": 3, "rows": 1,
     "slots": [
      {"at": "A1", "x": 0, "y": 0, "width": 0.5, "height": 1, "role": "first"},
      {"at": "B1", "x": 0.5, "y": 0.1, "width": 0.25, "height": 0.4},
      {"at": "C1", "x": 0.75, "y": 0, "width": 0.25, "height": 0.4, "role": "then"}]}
    """

  @Test func `places of one's own are shares of the page`() throws {
    let pack = try LayoutPack(["corner.json": Self.placed])
    #expect(try pack.complaints().isEmpty)
    let layout = try #require(try pack.layouts().first)
    expectNone(checkConformance(of: layout))
    let slots = try layout.slots(3, 1, on: Scene.Frame(x: 10, y: 20, width: 400, height: 100))
    #expect(slots.map(\.role) == [.first, nil, .then])
    #expect(slots[0].frame == Scene.Frame(x: 10, y: 20, width: 200, height: 100))
    #expect(slots[1].frame == Scene.Frame(x: 210, y: 30, width: 100, height: 40))
  }

  @Test func `a cell over several such places has all of them, or its own where another lies between`() throws {
    let layout = try #require(try LayoutPack(["corner.json": Self.placed]).layouts().first)
    let page = Scene.Frame(x: 0, y: 0, width: 400, height: 100)
    let two = try #require(Span(columns: 2, rows: 1))
    let joined = try layout.slots(3, 1, on: page, spans: [2: two])
    #expect(joined.map(\.position) == [1, 2])
    #expect(joined[1].frame == Scene.Frame(x: 200, y: 0, width: 200, height: 50))
    // From A1 through B1 would go over nothing of C1: it takes both.
    #expect(try layout.slots(3, 1, on: page, spans: [1: two])[0].frame.width == 300)
    let round = try LayoutPack([
      "round.json": """
      {"id": "round", "names": "roda", "columns": 2, "rows": 2,
       "slots": [{"at": "A1", "x": 0.4, "y": 0, "width": 0.2, "height": 0.2},
        {"at": "B1", "x": 0.7, "y": 0.3, "width": 0.2, "height": 0.2},
        {"at": "A2", "x": 0.4, "y": 0.45, "width": 0.2, "height": 0.2},
        {"at": "B2", "x": 0.5, "y": 0.8, "width": 0.2, "height": 0.2}]}
      """
    ])
    #expect(try round.complaints().isEmpty)
    let circle = try #require(try round.layouts().first)
    expectNone(checkConformance(of: circle))
    let down = try #require(Span(columns: 1, rows: 2))
    // B1 to B2 would lie over A2.
    #expect(try circle.slots(2, 2, on: page, spans: [2: down])[1].frame.height == 20)
  }

  @Test func `the template of a new pack is right and speaks four languages`() throws {
    let part = try #require(Offered.registry.first(.packParts, id: "layouts"))
    let pack = try LayoutPack(
      part.template.files.mapValues { String(decoding: $0, as: UTF8.self) },
      json: part.template.json(id: "our-layouts", name: "Our layouts"))
    #expect(try pack.complaints().isEmpty)
    let layouts = try pack.layouts()
    #expect(layouts.count == 1)
    for layout in layouts { expectNone(checkConformance(of: layout, in: Offered.languages)) }
  }

  @Test func `a folder with layouts is known as such, and one without isn't`() throws {
    let part = try #require(Offered.registry.first(.packParts, id: "layouts"))
    let recognise = try #require(part.recognise)
    let pack = try LayoutPack(["layouts/corner.json": Self.placed, "other.json": #"{"id": "x"}"#, "a.txt": "b"])
    let template = try #require(recognise(pack.folder.path))
    #expect(template.json(id: "a", name: "b") == #"["layouts/corner.json"]"#)
    #expect(recognise(try LayoutPack(["other.json": "[]"]).folder.path) == nil)
  }
}

/// The pack of the examples.
struct ExamplePackTests {
  @Test func `the pack of the examples has no slips and speaks four languages`() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "examples/packs/layouts/layouts")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let files = try names.map { ($0, try String(contentsOf: folder.appending(path: $0), encoding: .utf8)) }
    let pack = try LayoutPack(Dictionary(uniqueKeysWithValues: files))
    #expect(try pack.complaints().isEmpty)
    let layouts = try pack.layouts()
    #expect(Set(layouts.map(\.id)) == ["recipe", "place-mat"])
    for layout in layouts { expectNone(checkConformance(of: layout, in: Offered.languages)) }
  }
}
