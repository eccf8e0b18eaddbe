import Foundation
import TagarelaKit
import TagarelaTestSupport
import Testing
import TouchChat

struct ReadingTests {
  let bench: Bench

  init() throws { bench = try Bench() }

  @Test func `buttons lie row by row in their box, with their spans`() throws {
    let reading = try bench.read(
      page(1, "Home")
        + button(1, "first", at: 0) + button(2, "wide", at: 1, span: (2, 1)) + button(3, "below", at: 4))
    #expect(reading.complaints.isEmpty)
    #expect(reading.parcel.boards.map(\.size) == [GridSize(columns: 3, rows: 2)])
    #expect(reading.cells.map(\.text) == ["first", "wide", "below"])
    #expect(reading.cells.map(\.position) == [1, 2, 5])
    #expect(reading.cells.map(\.span.columns) == [1, 2, 1])
  }

  @Test func `a button says its message, and its label where that is the same`() throws {
    let reading = try bench.read(
      page(1, "Home") + button(1, "juice", at: 0, message: "I want juice") + button(2, "no", at: 1, message: "no")
        + button(3, nil, at: 2, message: "hello"))
    #expect(reading.cells.map(\.text) == ["juice", "no", "hello"])
    #expect(reading.cells.map(\.spoken) == ["I want juice", nil, nil])
  }

  @Test func `colours are those of the button's style, else of the page's`() throws {
    let reading = try bench.read(
      page(1, "Home", style: 5) + button(1, "own", at: 0, style: 7) + button(2, "usual", at: 1)
        + button(3, "clear", at: 2, style: 8)
          + """
          INSERT INTO button_styles VALUES (1, 0, NULL, NULL, NULL), (7, 0, 0x4CAF50, 0x0000FF, 2), (8, 1, 1, 255, 0),
            (90, 0, 0xFF0000, NULL, NULL);
          INSERT INTO page_styles VALUES (5, 0xF0F8FF);
          """)
    #expect(reading.parcel.boards.first?.background == Tint("#f0f8ff"))
    #expect(reading.cells.map { $0.fill?.description } == ["#4caf50", "#ff0000", "#ff0000"])
    #expect(reading.cells.map { $0.border?.description } == ["#0000ff", nil, nil])
  }

  @Test(arguments: [(9, "page-2"), (73, "PAGE-2"), (1, "2"), (8, "2000")])
  func `an action that names a page is a link, by what it is called or numbered`(_ code: Int, _ value: String) throws {
    let reading = try bench.read(
      page(1, "Home") + page(2, "Food") + button(1, "eat", at: 0) + action(1, of: 1, code: code, value))
    #expect(reading.cells.first?.link == BoardLink(uid: "page-2", name: "Food"))
    #expect(reading.complaints.isEmpty)
  }

  @Test func `a page that isn't there is told, and so are actions by their number`() throws {
    let reading = try bench.read(
      page(1, "Home") + button(1, "eat", at: 0) + action(1, of: 1, code: 9, "page-7") + button(2, "clear", at: 1)
        + action(2, of: 2, code: 28) + button(3, "form", at: 2) + action(3, of: 3, code: 71, "1"))
    #expect(reading.cells.allSatisfy { $0.link == nil })
    #expect(reading.said("touchchat.link_broken", "cells") == .list(["eat"]))
    #expect(reading.keys == ["touchchat.link_broken", "touchchat.command", "touchchat.command"])
    let numbers = reading.complaints.compactMap { $0.arguments.first { $0.name == "detail" }?.value }.dropFirst()
    #expect(Array(numbers) == ["28", "71"])
  }

  @Test func `the home page comes first`() throws {
    let reading = try bench.read(
      page(1, "Food") + page(2, "Start") + "INSERT INTO special_pages VALUES (1, 'Home', 2);")
    #expect(reading.parcel.boards.map(\.name) == ["Start", "Food"])
    #expect(reading.parcel.boards.map(\.uid) == ["page-2", "page-1"])
  }

  @Test func `pictures that lie in the file are the symbols', the program's own are looked up by the word`() throws {
    let reading = try bench.read(
      page(1, "Home") + button(1, "Ann", at: 0, symbol: 1) + button(2, "dog", at: 1, symbol: 2)
        + button(3, "odd", at: 2, symbol: 3) + button(4, "word", at: 3)
        + "INSERT INTO symbol_links VALUES (1, 'PHOTO-1', 0), (2, 'stock', 14), (3, 'photo-2', 0);",
      pictures: """
        INSERT INTO symbols VALUES (1, 'photo-1', 0, 0, 1, 1, \(hex(Specimen.png))), (2, 'photo-2', 1, 0, 1, 1, x'010203');
        """)
    #expect(reading.cells.map { $0.symbol?.name } == ["Ann", "dog", "odd", nil])
    #expect(reading.cells.map { $0.symbol?.picture?.bytes } == [Specimen.png, nil, nil, nil])
    #expect(reading.said("touchchat.library", "cells") == .list(["dog"]))
    #expect(reading.said("touchchat.picture_format", "cells") == .list(["odd"]))
  }

  @Test func `a sound that an action names is the voice`() throws {
    let wave = Specimen.wave(seconds: 1)
    let reading = try bench.read(
      page(1, "Home") + button(1, "hi", at: 0) + action(1, of: 1, code: 4, "SOUND-1") + button(2, "song", at: 1)
        + action(2, of: 2, code: 4, "sound-2")
          + """
          INSERT INTO resources VALUES (801, 'sound-1', 'hi', 3), (802, 'sound-2', 'song', 3);
          INSERT INTO sounds VALUES (1, 801, \(hex(wave))), (2, 802, x'494433');
          """)
    #expect(reading.cells.map(\.voice) == [Voice(bytes: wave), nil])
    #expect(reading.said("touchchat.sound_format", "cells") == .list(["song"]))
  }

  @Test func `a hidden button stays hidden, and a button that changes shows its usual form`() throws {
    let reading = try bench.read(
      page(1, "Home") + button(1, "later", at: 0, isVisible: false) + button(2, "eat", at: 9, on: 99)
        + button(3, "eats", at: 8, on: 99)
          + """
          INSERT INTO button_sets VALUES (5, 500);
          INSERT INTO button_set_modifiers VALUES (1, 5, 3, 4), (2, 5, 2, 0);
          INSERT INTO button_box_cells VALUES (77, 1, 500, 2, 1, 1);
          """)
    #expect(reading.cells.map(\.text) == ["later", "eat"])
    #expect(reading.cells.map(\.isHidden) == [true, false])
    #expect(reading.cells.map(\.position) == [1, 3])
  }

  @Test func `boxes of one height lie side by side, others below`() throws {
    let reading = try bench.read(
      page(1, "Home", columns: 2, rows: 1) + button(1, "a", at: 0) + button(2, "b", at: 0, on: 7)
        + button(3, "c", at: 1, on: 8)
          + """
          INSERT INTO button_boxes VALUES (7, 71, 1, 1, NULL, NULL), (8, 81, NULL, NULL, 2, 1);
          INSERT INTO button_box_instances VALUES (7, 1, 7, 5, 0, 1, 1), (8, 1, 8, 0, 3, 9, 9);
          """)
    #expect(reading.parcel.boards.first?.size == GridSize(columns: 3, rows: 2))
    #expect(reading.cells.map(\.text) == ["a", "b", "c"])
    #expect(reading.cells.map(\.position) == [1, 3, 5])
  }

  @Test func `what has no place of its own goes where there is room, and that is told`() throws {
    let reading = try bench.read(
      page(1, "Home", columns: 2, rows: 1) + button(1, "a", at: 0) + button(2, "b", at: 0)
        + button(3, "wide", at: 1, span: (4, 1)))
    #expect(reading.cells.map(\.text) == ["a", "wide", "b"])
    #expect(reading.keys == ["touchchat.span", "touchchat.moved"])
  }

  @Test func `without a size buttons flow on a board that has a place for each`() throws {
    let buttons = (1...5).map { button($0, "w\($0)", at: $0 - 1) }.joined()
    let reading = try bench.read(
      page(1, "Home") + buttons
        + "UPDATE button_boxes SET layout_x = NULL, layout_y = NULL; UPDATE button_box_instances SET size_x = 1, size_y = 1;"
    )
    #expect(reading.cells.map(\.text) == (1...5).map { "w\($0)" })
    #expect(reading.complaints.isEmpty)
  }

  @Test func `a page that is larger than any board is told`() throws {
    let reading = try bench.read(page(1, "Home", columns: 30, rows: 1) + button(1, "far", at: 29))
    #expect(reading.parcel.boards.first?.size == GridSize(columns: 26, rows: 1))
    #expect(reading.cells.map(\.text) == ["far"])
    #expect(reading.keys == ["touchchat.size", "touchchat.moved"])
  }

  private static let real = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(
      path: "shared/corpora/foreign/touchchat-styled.ce")

  @Test(.enabled(if: FileManager.default.fileExists(atPath: real.path), "no corpora beside the project"))
  func `of a real file all pages, buttons, messages, colours and ways are read`() throws {
    let bytes = try Data(contentsOf: Self.real)
    let file = InputFile(path: Self.real.path, bytes: bytes)
    #expect(FileFormat.touchChat.recognises(file.beginning))
    let reading = try bench.read(file)
    #expect(reading.complaints.isEmpty)
    #expect(reading.parcel.boards.map(\.name) == ["Main Communication Board", "More Options"])
    #expect(
      reading.parcel.boards.map { $0.cells.map(\.text) } == [
        ["Hello", "Goodbye", "Thank You", "More Options"], ["Eat", "Drink", "Back"],
      ])
    #expect(reading.cells.first?.spoken == "Hello, how are you today?")
    #expect(reading.cells.first?.fill == Tint("#4caf50"))
    #expect(reading.cells.first?.border == Tint("#45a049"))
    #expect(reading.parcel.boards.first?.background == Tint("#f0f8ff"))
    #expect(reading.cells.last?.link?.name == "More Options")
    #expect(reading.parcel.boards.last?.cells.last?.link?.name == "Main Communication Board")
  }
}
