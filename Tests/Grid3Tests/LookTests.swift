import Foundation
import TagarelaKit
import TagarelaTestSupport
import Testing

/// Colours, pictures and recordings.
struct LookTests {
  let bench: Bench

  init() throws { bench = try Bench() }

  private static let styles = text(
    """
    <StyleData><Styles>
      <Style Key="Verbs"><BackColour>#B8312FFF</BackColour><BorderColour>#FEEFE780</BorderColour></Style>
      <Style Key="Clear"><BackColour>#FFFFFF00</BackColour></Style>
    </Styles></StyleData>
    """)

  private func style(_ inside: String) -> String { "<Style>\(inside)</Style>" }

  @Test func `a picture without a word is called after grid and cell; without a picture it is no symbol`() throws {
    let cells =
      cell("", "", image: ".png") + cell(#"X="1""#, "", image: "[widgit]x.emf") + cell(#"X="2""#, "dog", image: "gone")
    let made = try bench.home(grid(cells), [("Grids/Home/0-0.png", Specimen.png)]).parcel.boards[0].cells
    #expect(made.map(\.symbol?.name) == ["Home A1", nil, "dog"])
    #expect(made.map(\.text) == ["", "", "dog"])
  }

  @Test func `colours come from the style, and the cell's own before them`() throws {
    let cells =
      cell("", "go", style("<BasedOnStyle>Verbs</BasedOnStyle>"))
      + cell(#"X="1""#, "run", style("<BasedOnStyle>Verbs</BasedOnStyle><BackColour>#00FF00FF</BackColour>"))
      + cell(#"X="2""#, "through", style("<BasedOnStyle>Clear</BasedOnStyle>"))
      + cell(#"X="3""#, "unknown", style("<BasedOnStyle>Nobody's</BasedOnStyle><BackColour>red?</BackColour>"))
    let board = try bench.read([
      "Grids/Home/grid.xml": text(grid(cells)), "Settings0/Styles/styles.xml": Self.styles,
    ]).parcel.boards.first
    #expect(
      board?.cells.map(\.fill) == [
        Tint(red: 0xB8, green: 0x31, blue: 0x2F), Tint(red: 0, green: 255, blue: 0), nil, nil,
      ])
    let border = Tint(red: 0xFE, green: 0xEF, blue: 0xE7, alpha: 128.0 / 255)
    #expect(board?.cells.map(\.border) == [border, border, nil, nil])
  }

  @Test func `a picture in the set is called after its cell's place`() throws {
    let reading = try bench.home(
      grid(
        cell("", "first", image: ".png") + cell(#"X="2" Y="1""#, "second", image: "-0-text-0.jpeg")
          + cell(#"X="1""#, "third", image: "own.png")),
      [
        ("Grids/Home/0-0.png", Specimen.png), ("Grids/Home/2-1-0-text-0.jpeg", Specimen.jpeg),
        ("Grids/Home/own.png", Specimen.png),
      ])
    let symbols = try #require(reading.parcel.boards.first).cells.compactMap(\.symbol)
    #expect(symbols.map(\.name) == ["first", "third", "second"])
    #expect(symbols.map(\.picture?.bytes) == [Specimen.png, Specimen.png, Specimen.jpeg])
    #expect(symbols.map(\.picture?.format) == [.png, .png, .jpeg])
    #expect(symbols.allSatisfy { $0.category.name.isEmpty && $0.uid.isEmpty })
    #expect(reading.complaints.isEmpty)
  }

  @Test func `the file map finds a picture that is called otherwise`() throws {
    let map = #"""
      <FileMap><Entries><Entry StaticFile="Grids\Home\grid.xml"><DynamicFiles>
        <File>Grids\Home\1-0-9-photo.PNG</File></DynamicFiles></Entry></Entries></FileMap>
      """#
    let reading = try bench.read([
      "FileMap.xml": text(map), "Grids/Home/grid.xml": text(grid(cell(#"X="1""#, "cat", image: "-0-text-0.png"))),
      "Grids/Home/1-0-9-photo.PNG": Specimen.png,
    ])
    #expect(reading.parcel.boards.first?.cells.first?.symbol?.picture?.bytes == Specimen.png)
    #expect(reading.complaints.isEmpty)
  }

  @Test func `pictures of a library are told once a board and library, and leave a symbol to be looked up`() throws {
    let rows = (0..<12).map { cell(#"X="\#($0 % 4)" Y="\#($0 / 4)""#, "word \($0)", image: #"[WIDGIT]a\b\#($0).emf"#) }
    let reading = try bench.home(grid(rows.joined()))
    #expect(reading.keys == ["grid3.library"])
    #expect(reading.said("grid3.library", "detail") == .text("widgit"))
    #expect(reading.said("grid3.library", "count") == .integer(12))
    #expect(
      reading.said("grid3.library", "cells") == .list(["word 0", "word 1", "word 2", "…"]))
    let symbol = try #require(reading.parcel.boards.first?.cells.first?.symbol)
    #expect(symbol.name == "word 0")
    #expect(symbol.picture == nil)
    #expect(symbol.source == "widgit:b0")
  }

  @Test func `a picture that is missing or in another form is told`() throws {
    let reading = try bench.home(
      grid(cell("", "gone", image: ".png") + cell(#"X="1""#, "meta", image: ".wmf")),
      [("Grids/Home/1-0.wmf", Specimen.wmf)])
    #expect(reading.keys == ["grid3.picture_missing", "grid3.picture_format"])
    #expect(reading.said("grid3.picture_format", "detail") == .text("wmf"))
    #expect(reading.parcel.boards.first?.cells.compactMap(\.symbol?.name) == ["gone", "meta"])
  }

  @Test func `a picture without caption is called as what it says, and shows no word`() throws {
    let cell = cell("", "", image: ".png", commands(insert("good morning")))
    let made = try bench.home(grid(cell), [("Grids/Home/0-0.png", Specimen.png)]).parcel.boards.first?.cells.first
    #expect(made?.symbol?.name == "good morning")
    #expect(made?.text.isEmpty == true)
    #expect(made?.spoken == "good morning")
  }

  @Test func `a picture behind the grid is kept`() throws {
    let reading = try bench.home(
      grid("", more: "<BackgroundImage>.png</BackgroundImage>"), [("Grids/Home/background.png", Specimen.png)])
    #expect(reading.parcel.boards.first?.scene?.bytes == Specimen.png)
  }

  private let sound = commands(
    """
    \(insert("hello"))
    <Command ID="SpeechPlaySound"><Parameter Key="filedata"><data>.wav</data></Parameter></Command>
    """)

  @Test func `a short recording becomes the cell's voice`() throws {
    let wave = Specimen.wave(seconds: 4.9)
    let reading = try bench.home(grid(cell("", "hello", sound)), [("Grids/Home/0-0-1-filedata.wav", wave)])
    #expect(reading.parcel.boards.first?.cells.first?.voice?.bytes == wave)
    #expect(reading.complaints.isEmpty)
  }

  @Test func `a recording that is too long, no WAV or not there is told`() throws {
    let cells = cell("", "long", sound) + cell(#"X="1""#, "mp3", sound) + cell(#"X="2""#, "none", sound)
    let reading = try bench.home(
      grid(cells),
      [
        ("Grids/Home/0-0-1-filedata.wav", Specimen.wave(seconds: 5.1)),
        ("Grids/Home/1-0-1-filedata.wav", Data("ID3".utf8)),
      ])
    #expect(reading.keys == ["grid3.sound_format", "grid3.sound_missing"])
    #expect(reading.said("grid3.sound_format", "cells") == .list(["long", "mp3"]))
    #expect(reading.parcel.boards.first?.cells.map(\.voice) == [nil, nil, nil])
  }
}
