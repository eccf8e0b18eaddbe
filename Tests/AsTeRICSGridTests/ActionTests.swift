import Foundation
import TagarelaKit
import Testing

@testable import AsTeRICSGrid

struct ActionTests {
  private func reading(_ actions: String) throws -> Reading {
    try read("[\(grid([acting("go", actions)])),\(grid([], id: "b", label: #""market""#))]")
  }

  private func cell(_ actions: String) throws -> Board.Cell {
    let reading = try reading(actions)
    #expect(reading.complaints.isEmpty)
    return try #require(reading.parcel.boards.first?.cells.first)
  }

  private func navigate(_ more: String) -> String { #"{"modelName":"GridActionNavigate",\#(more)}"# }

  private func collect(_ kind: String) -> String {
    #"{"modelName":"GridActionCollectElement","action":"COLLECT_ACTION_\#(kind)"}"#
  }

  @Test func `a way to a grid is a link, with its board's name`() throws {
    let market = BoardLink(uid: "b", name: "market")
    #expect(try cell(navigate(#""toGridId":"b""#)).link == market)
    #expect(try cell(navigate(#""navType":"navigateToGrid","toGridId":"b""#)).link == market)
  }

  @Test(arguments: [
    (#""toLastGrid":true"#, CellAction.back), (#""navType":"navigateToLastOpenedGrid","toGridId":"b""#, .back),
    (#""navType":"navigateToHomeGrid""#, .home),
  ]) func `home and back are actions`(_ more: String, _ action: CellAction) throws {
    let found = try cell(navigate(more))
    #expect(found.actions == [action])
    #expect(found.link == nil)
  }

  @Test func `a way that leads nowhere is said, with its cell`() throws {
    #expect(try reading(navigate(#""toGridId":"gone""#)).troubles == ["asterics.link_lost: go"])
    #expect(try reading(navigate(#""toGridId":null"#)).troubles == ["asterics.link_lost: go"])
    #expect(try reading(navigate(#""navType":"navigateToSearch""#)).troubles == ["asterics.action_left: go"])
  }

  @Test(arguments: [
    ("SPEAK", [CellAction.speak]), ("SPEAK_CONTINUOUS", [.speak]), ("SPEAK_CLEAR", [.speak, .clear]),
    ("SPEAK_CONTINUOUS_CLEAR", [.speak, .clear]), ("CLEAR", [.clear]), ("REMOVE_WORD", [.backspace]),
    ("REMOVE_CHAR", [.backspace]),
  ]) func `what is gathered can be spoken, cleared and taken back`(_ kind: String, _ actions: [CellAction]) throws {
    #expect(try cell(collect(kind)).actions == actions)
  }

  @Test func `actions stand in the file's order`() throws {
    let actions = [navigate(#""navType":"navigateToHomeGrid""#), collect("SPEAK"), collect("CLEAR")]
    #expect(try cell(actions.joined(separator: ",")).actions == [.home, .speak, .clear])
  }

  @Test(arguments: [
    #"{"modelName":"GridActionWebradio"}"#, #"{"modelName":"GridActionARE"}"#,
    #"{"modelName":"GridActionCollectElement","action":"COLLECT_ACTION_TO_YOUTUBE"}"#,
    #"{"modelName":"GridActionCollectElement"}"#, #"{"modelName":"Unheard"}"#,
  ]) func `other actions are said`(_ action: String) throws {
    let reading = try reading(action)
    #expect(reading.troubles == ["asterics.action_left: go"])
    #expect(reading.parcel.boards.first?.cells.first?.actions == [])
  }

  @Test func `that words are proposed anew needs no action here`() throws {
    #expect(try cell(#"{"modelName":"GridActionPredict"}"#).actions.isEmpty)
  }

  @Test(
    arguments: [
      (#"{"en":"I would like to go"}"#, "I would like to go"), (#""let me go""#, "let me go"), (#""go""#, nil),
      ("{}", nil), (#"{"en":""}"#, nil),
    ] as [(String, String?)]) func `a text of its own is spoken`(_ text: String, _ spoken: String?) throws
  {
    #expect(try cell(#"{"modelName":"GridActionSpeakCustom","speakText":\#(text)}"#).spoken == spoken)
  }

  private func audio(_ bytes: Data, _ type: String) -> String {
    #"{"modelName":"GridActionAudio","mimeType":"\#(type)","dataBase64":"\#(bytes.base64EncodedString())"}"#
  }

  @Test func `a recording is the cell's voice`() throws {
    let wave = Specimen.wave(seconds: 1)
    let found = try cell(audio(wave, "audio/wav"))
    #expect(found.voice == Voice(bytes: wave))
    #expect(found.foreign["asterics-grid"]?.contains("UklGR") == false)
  }

  @Test func `recordings that voices can't be are said`() throws {
    #expect(try reading(audio(Data("ID3".utf8), "audio/mpeg")).troubles == ["asterics.sound_format: go"])
    #expect(try reading(audio(Specimen.wave(seconds: 6), "audio/wav")).troubles == ["asterics.sound_long: go"])
    #expect(
      try reading(audio(Specimen.wave(seconds: 1).prefix(30), "audio/wav")).troubles == ["asterics.sound_format: go"])
  }
}
