import Canvas
import Foundation
import HelperProtocols
import Programs
import TagarelaKit
import Testing

@Suite("The tool's lines")
struct ToolProtocolTests {
  @Test(
    "a line that is no request is answered with an error, and the next one is answered too",
    arguments: ["", "{}", "nonsense", #"{"fly":{}}"#, #"{"render":{}}"#, #"{"lines":{"texts":[],"width":1e400}}"#])
  func malformed(line: String) throws {
    let tool = DrawingTool.program()
    let answer = try JSONDecoder().decode(CanvasAnswer.self, from: tool.ask(Data(line.utf8)))
    guard case .error(reason: .badRequest, _) = answer else {
      Issue.record("answered \(answer)")
      return
    }
    let next = try tool.ask(Data(#"{"lines":{"texts":[],"width":1}}"#.utf8))
    #expect(String(decoding: next, as: UTF8.self) == #"{"lines":{"texts":[]}}"#)
  }

  @Test(
    "a scene that can't be drawn is a failure",
    arguments: [
      Scene(width: 0, height: 10), Scene(width: 1e9, height: 10), Scene(width: .infinity, height: 10),
    ])
  func impossible(scene: Scene) {
    #expect(throws: Failure.self) { try DrawingTool.canvas.render(Document([scene]), as: .pdf, scale: 1) }
  }

  @Test("a document without pages, or an image beyond 60 megapixels, is a failure")
  func tooMuch() {
    #expect(throws: Failure.self) { try DrawingTool.canvas.render(Document([]), as: .pdf, scale: 1) }
    #expect(throws: Failure.self) { try DrawingTool.canvas.render(Document([.a4([])]), as: .png, scale: 100) }
  }
}
