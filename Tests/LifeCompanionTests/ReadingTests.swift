import Foundation
import LifeCompanion
import TagarelaKit
import TagarelaTestSupport
import Testing

struct ReadingTests {
  let bench: Bench

  init() throws { bench = try Bench() }

  @Test func `keys lie where their column and row say, with their spans`() throws {
    let reading = try bench.keys(
      key("last", 2, 1), key("wide", 0, 0, #"columnSpan="2" rowSpan="1""#), key("null", 2, 0))
    #expect(reading.complaints.isEmpty)
    #expect(reading.parcel.boards.map(\.size) == [GridSize(columns: 3, rows: 2)])
    #expect(reading.cells.map(\.text) == ["wide", "last"])
    #expect(reading.cells.map(\.position) == [1, 6])
    #expect(reading.cells.map(\.span.columns) == [2, 1])
  }

  @Test func `of each stack the grid that is shown comes first, and a nameless one is called after the file`() throws {
    let grids = grid("a", "Food", "") + grid("b", nil, "") + grid("c", "Toys", "")
    let reading = try bench.read(configuration(stack(grids, displayed: "c") + stack(grid("d", "Bar", ""))))
    #expect(reading.parcel.boards.map(\.name) == ["Toys", "Food", "Mine 3", "Bar"])
    #expect(reading.parcel.boards.map(\.uid) == ["c", "a", "b", "d"])
  }

  @Test func `a grid that lies in another is a board of its own, to which a cell in its place leads`() throws {
    let inner = stack(grid("in", "Small", key("x", 0, 0)), displayed: "in")
      .replacing("StackComponent\"", with: "GridPartStackComponent\" row=\"1\" column=\"1\"")
    let reading = try bench.read(configuration(stack(grid("out", "Large", key("a", 0, 0) + inner))))
    #expect(reading.parcel.boards.map(\.name) == ["Large", "Small"])
    #expect(reading.cells.map(\.text) == ["a", "Small"])
    #expect(reading.cells.last?.position == 5)
    #expect(reading.cells.last?.link == BoardLink(uid: "in", name: "Small"))
  }

  @Test func `a letter is typed, a word that is written is gathered and heard`() throws {
    let reading = try bench.keys(
      key("a", 0, 0, "", acts(act("WriteLabel"))), key("hello", 1, 0, "", acts(act("WriteLabel"), act("WriteSpace"))),
      key("hi", 2, 0, "", acts(act("WriteText", #"textToWrite="Hi there""#), act("WriteSpace"))),
      key("say", 0, 1, "", acts(act("SpeakText", #"textToSpeak="Come here""#))),
      key("quick", 1, 1, "", #"<KeyOption ntyp="QuickComKeyOption" textToWrite="quick" textToSpeak="quick" />"#))
    #expect(reading.complaints.isEmpty)
    #expect(reading.cells.map(\.actions) == [[.type("a")], [], [], [], []])
    #expect(reading.cells.map(\.spoken) == [nil, nil, "Hi there", "Come here", nil])
  }

  @Test(arguments: [
    ("WriteSpace", CellAction.space), ("DeleteAllText", .clear), ("DeleteLastChar", .backspace),
    ("DeleteLastWord", .backspace), ("SpeakAllText", .speak), ("MoveToPreviousPart", .back),
  ])
  func `what is written can be spoken, cleared and taken back`(_ kind: String, _ action: CellAction) throws {
    let reading = try bench.keys(key("steer", 0, 0, "", acts(act(kind))))
    #expect(reading.cells.map(\.actions) == [[action]])
    #expect(reading.complaints.isEmpty)
  }

  @Test func `a way to a grid is a link; one to a grid that isn't there is told`() throws {
    let keys =
      key("eat", 0, 0, "", acts(act("MoveToGrid", #"targetGridId="food""#)))
      + key("lost", 1, 0, "", acts(act("MoveToGrid", #"targetGridId="gone""#)))
    let reading = try bench.read(configuration(stack(grid("home", "Home", keys) + grid("food", "Food", ""))))
    #expect(reading.cells.map(\.link) == [BoardLink(uid: "food", name: "Food"), nil])
    #expect(reading.said("lifecompanion.link_broken", "cells") == .list(["lost"]))
  }

  @Test func `a key for proposed words offers a word, whatever is written on it`() throws {
    let reading = try bench.keys(key("(proposed)", 0, 0, "", #"<KeyOption ntyp="WordPredictionKeyOption" />"#))
    #expect(reading.cells.map(\.actions) == [[.suggestion]])
    #expect(reading.cells.map(\.text) == [""])
  }

  @Test func `what has no counterpart is told, with its keys`() throws {
    let reading = try bench.keys(
      key("list", 0, 0, "", acts(act("KeyListIndicator"))), key("late", 1, 0, "", acts(act("WriteLabel"), on: "OVER")),
      key("{Hour}", 2, 0, "", #"<KeyOption ntyp="VariableInformationKeyOption" wantedDisplayedInformation="{Hour}" />"#)
    )
    #expect(reading.cells.map(\.text) == ["list", "late"])
    #expect(reading.cells.map(\.actions) == [[], []])
    let told = reading.complaints.compactMap { $0.arguments.first { $0.name == "detail" }?.value }
    #expect(reading.keys.allSatisfy { $0 == "lifecompanion.action" })
    #expect(told == ["KeyListIndicator", "WriteLabel", "VariableInformation"])
    #expect(reading.complaints.last?.arguments.first { $0.name == "cells" }?.value == .list(["C1"]))
    let bar = try bench.read(configuration(#"<Cmp ntyp="TextEditorComponent" />"# + stack(grid("a", "A", ""))))
    #expect(bar.said("lifecompanion.left", "detail") == .text("TextEditorComponent"))
  }

  @Test func `colours are the key's, else those of what it lies in`() throws {
    let own = ##"<KeyCompStyle backgroundColor="#ff0000ff" strokeSize="0" />"##
    let clear = ##"<KeyCompStyle backgroundColor="#00000000" />"##
    let home = grid(
      "home", "Home", key("a", 0, 0, "", own) + key("b", 1, 0) + key("c", 2, 0, "", clear),
      ##"<KeyCompStyle strokeColor="#666666ff" /><KeyTextStyle upperCase="true" />"##)
    let style = ##"<KeyCompStyle backgroundColor="#e6e6e6ff" /><GridShapeStyle backgroundColor="#302f34ff" />"##
    let reading = try bench.read(configuration(stack(home, style)))
    #expect(reading.cells.map { $0.fill?.description } == ["#ff0000", "#e6e6e6", nil])
    #expect(reading.cells.map { $0.border?.description } == [nil, "#666666", "#666666"])
    #expect(reading.parcel.boards.first?.background == Tint("#302f34"))
    #expect(reading.parcel.boards.first?.letters == .upper)
  }

  @Test func `pictures that lie in the file are the symbols', those of the library are looked up by their names`()
    throws
  {
    let reading = try bench.keys(
      key("dog", 0, 0, #"imageId2="p1" imageName="chien""#), key("cat", 1, 0, #"imageId2="p2" imageName="chat""#),
      key("null", 2, 0, #"imageId2="p3" imageName="souris""#), key("odd", 0, 1, #"imageId2="p4""#),
      others: [("images/p1.png", Specimen.png), ("images/p4.webp", Data("RIFF".utf8))])
    #expect(reading.cells.map { $0.symbol?.name } == ["dog", "cat", "souris", "odd"])
    #expect(reading.cells.map(\.text) == ["dog", "cat", "souris", "odd"])
    #expect(reading.cells.map { $0.symbol?.picture?.bytes } == [Specimen.png, nil, nil, nil])
    #expect(reading.cells.map { $0.symbol?.source } == [nil, "lifecompanion:chat", "lifecompanion:souris", nil])
    #expect(reading.said("lifecompanion.picture_elsewhere", "count") == .integer(2))
    #expect(reading.said("lifecompanion.picture_format", "cells") == .list(["odd"]))
  }

  @Test func `a recording is the voice, when it is a short WAV`() throws {
    func play(_ name: String) -> String { act("PlaySound", "", #"<SoundResourceHolder soundResourceId="\#(name)" />"#) }
    let wave = Specimen.wave(seconds: 1)
    let reading = try bench.keys(
      key("hi", 0, 0, "", acts(play("a.wav"))), key("song", 1, 0, "", acts(play("b.mp3"))),
      others: [("resources/a.wav", wave), ("resources/b.mp3", Data("ID3".utf8))])
    #expect(reading.cells.map(\.voice) == [Voice(bytes: wave), nil])
    #expect(reading.said("lifecompanion.sound", "cells") == .list(["song"]))
  }

  @Test func `the words are in the language of the voice`() throws {
    func language(_ written: String) throws -> String? {
      let voice =
        #"<VoiceSynthesizerParameters><VoiceParameter voiceLanguage="\#(written)" /></VoiceSynthesizerParameters>"#
      return try bench.read(configuration(stack(grid("a", "A", "")), voice)).language
    }
    #expect(try language("fr") == "fr")
    #expect(try language("pt-BR") == "pt")
    #expect(try language("null") == nil)
  }

  private static let real = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(
      path: "shared/corpora/foreign/lifecompanion.lcc")

  @Test(.enabled(if: FileManager.default.fileExists(atPath: real.path), "no corpora beside the project"))
  func `of a real file every key that shows, says or does something is a cell`() throws {
    let bytes = try Data(contentsOf: Self.real)
    let file = InputFile(path: Self.real.path, bytes: bytes)
    #expect(FileFormat.lifeCompanion.recognises(file.beginning))
    let reading = try bench.read(file)
    #expect(
      reading.parcel.boards.map(\.name) == [
        "Clavier", "Clavier ponctuation/chiffres", "Réglages", "lifecompanion 4",
      ])
    #expect(reading.parcel.boards.first?.size == GridSize(columns: 12, rows: 7))
    let space = try #require(reading.cells.first { $0.text == "ESPACE" })
    #expect(space.actions == [.space])
    #expect(space.span == Span(columns: 7, rows: 1))
    #expect(reading.cells.first { $0.text == "a" }?.actions == [.type("a")])
    #expect(reading.cells.count { $0.actions == [.suggestion] } == 4)
    #expect(reading.cells.first { $0.text == "Réglages" }?.link?.name == "Réglages")
    #expect(reading.cells.first { $0.text == "tout" }?.symbol?.picture?.format == .png)
    #expect(reading.language == "fr")
    #expect(
      Set(reading.keys) == [
        "lifecompanion.left", "lifecompanion.action", "lifecompanion.picture_elsewhere",
      ])
  }
}
