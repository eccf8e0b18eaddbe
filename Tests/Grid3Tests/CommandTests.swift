import Foundation
import TagarelaKit
import TagarelaTestSupport
import Testing

/// What a touch does.
struct CommandTests {
  let bench: Bench

  init() throws { bench = try Bench() }

  private func made(_ word: String, _ list: String) throws -> Board.Cell {
    try #require(try bench.cells(cell("", word, commands(list))).first)
  }

  @Test func `a word that is inserted is just spoken`() throws {
    let cell = try made("water", insert("water"))
    #expect(cell.spoken == nil)
    #expect(cell.actions.isEmpty)
  }

  @Test(arguments: ["Action.InsertText", "Action.InsertTextAndSpeak", "Speech.SpeakNow"])
  func `what is said may be another word than what is shown`(_ command: String) throws {
    let cell = try made("water", #"<Command ID="\#(command)"><Parameter Key="text">I want water</Parameter></Command>"#)
    #expect(cell.label == "water")
    #expect(cell.spoken == "I want water")
    #expect(cell.actions.isEmpty)
  }

  @Test func `a cell without caption shows what it says`() throws {
    let cell = try made("", insert("water"))
    #expect(cell.text == "water")
    #expect(cell.spoken == nil)
  }

  @Test func `the other way of writing a text with symbols is read too`() throws {
    let list = """
      <Command ID="Action.InsertText"><Parameter Key="text">
        <SymbolRun Image="[WIDGIT]a.emf"><Run>good</Run><Run> day</Run></SymbolRun></Parameter></Command>
      """
    #expect(try made("hi", list).spoken == "good day")
  }

  static let plain: [(String, CellAction)] = [
    (#"<Command ID="Action.Clear" />"#, .clear), (#"<Command ID="Action.DeleteWord" />"#, .backspace),
    (#"<Command ID="Action.DeleteLetter" />"#, .backspace), (#"<Command ID="Action.Speak" />"#, .speak),
    (#"<Command ID="Action.Space" />"#, .space), (#"<Command ID="Jump.Back" />"#, .back),
    (#"<Command ID="Jump.Home" />"#, .home),
    (#"<Command ID="Action.Letter"><Parameter Key="letter">ã</Parameter></Command>"#, .type("ã")),
    (#"<Command ID="Action.Punctuation"><Parameter Key="punctuation">?</Parameter></Command>"#, .type("?")),
    (#"<Command ID="Action.Punctuation"><Parameter Key="letter">,</Parameter></Command>"#, .type(",")),
    (#"<Command ID="Action.Number"><Parameter Key="number">7</Parameter></Command>"#, .type("7")),
  ]

  @Test(arguments: plain)
  func `a command becomes an action`(_ command: String, _ action: CellAction) throws {
    let cell = try made("key", command)
    #expect(cell.actions == [action])
    #expect(cell.spoken == nil)
  }

  @Test func `actions keep their order`() throws {
    let cell = try made("new", #"<Command ID="Action.Speak" /><Command ID="Action.Clear" />"#)
    #expect(cell.actions == [.speak, .clear])
  }

  @Test func `a phrase that empties the message, fills and speaks it is just spoken`() throws {
    let cell = try made(
      "hurts", #"<Command ID="Action.Clear" />"# + insert("it hurts") + #"<Command ID="Action.Speak" />"#)
    #expect(cell.spoken == "it hurts")
    #expect(cell.actions.isEmpty)
  }

  @Test func `a word and then back keeps both`() throws {
    let cell = try made("red", insert("red") + #"<Command ID="Jump.Back" />"#)
    #expect(cell.actions == [.type("red"), .space, .back])
  }

  @Test func `a word on the way home is spoken and leads to the start grid`() throws {
    let word = cell("", "red", commands(insert("red") + #"<Command ID="Jump.Home" />"#))
    let reading = try bench.read([
      "Grids/Colours/grid.xml": text(grid(word)), "Grids/Home/grid.xml": text(grid("")),
      "Settings0/settings.xml": text("<GridSetSettings><StartGrid>Home</StartGrid></GridSetSettings>"),
    ])
    let cell = try #require(reading.parcel.boards.last?.cells.first)
    #expect(cell.link?.name == "Home")
    #expect(cell.actions.isEmpty)
  }

  @Test func `commands without counterpart are told once a command, with the cells`() throws {
    let volume = commands(#"<Command ID="ComputerControl.VolumeUp" />"#)
    let reading = try bench.home(
      grid(
        cell("", "loud", volume) + cell(#"X="1""#, "louder", volume)
          + cell(#"X="2""#, "lamp", commands(#"<Command ID="EnvironmentControl.ZWave" />"#))
          + cell(#"X="3""#, "list", commands(#"<Command ID="AutoContent.Activate" />"#))))
    #expect(reading.parcel.boards.first?.cells.count == 4)
    #expect(reading.keys == ["grid3.command", "grid3.command"])
    #expect(reading.said("grid3.command", "detail") == .text("ComputerControl.VolumeUp"))
    #expect(reading.said("grid3.command", "cells") == .list(["loud", "louder"]))
  }
}
