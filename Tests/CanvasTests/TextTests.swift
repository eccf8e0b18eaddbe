import Canvas
import Foundation
import TagarelaKit
import Testing

@Suite("Text")
struct TextTests {
  private let story = """
    O sapo não lava o pé. Não lava porque não quer! Ele mora lá na lagoa, não lava o pé porque não quer.
    \u{1F438} Mas que chulé…

    Otorrinolaringologista.
    """

  private func ink(_ string: String, _ frame: Scene.Frame, size: Double, fits: Bool, _ alignment: Scene.Alignment)
    throws -> (x: ClosedRange<Int>, y: ClosedRange<Int>)
  {
    let text = Scene.Text(frame: frame, string: string, font: .init(size: size), alignment: alignment, fits: fits)
    return try #require(try Pixels(drawing: .square(400, [.text(text)])).ink)
  }

  @Test("the lines of a text join to the text", arguments: [30.0, 80, 200, 5000])
  func lines(width: Double) throws {
    let texts = [story, "", "água\r\nfria\n"].map { MeasuredText(string: $0, font: .init(size: 12)) }
    for (text, lines) in zip(texts, try DrawingTool.canvas.lines(of: texts, width: width)) {
      let bytes = Array(text.string.utf8)
      #expect(lines.map { String(decoding: bytes[$0.start..<$0.end], as: UTF8.self) }.joined() == text.string)
      #expect(lines.first?.start == 0 && lines.last?.end == bytes.count)
      #expect(lines.allSatisfy { $0.height >= 12 })
    }
  }

  @Test("lines break where they are drawn")
  func linesAsDrawn() throws {
    let font = Scene.Font(size: 12)
    let lines = try #require(
      try DrawingTool.canvas.lines(of: [MeasuredText(string: story, font: font)], width: 150).first)
    let bytes = Array(story.utf8)
    let expected = lines.map { String(decoding: bytes[$0.start..<$0.end], as: UTF8.self) }
    let text = Scene.Text(frame: .init(0, 0, 150, 300), string: story, font: font)
    let pdf = try DrawingTool.canvas.render(Document([.a4([.text(text)])]), as: .pdf, scale: 1)
    let drawn = try Poppler.text("pdftotext", on: pdf)
    func words(_ lines: [String]) -> [String] {
      lines.map { $0.filter { $0.isLetter || $0.isPunctuation } }.filter { !$0.isEmpty }
    }
    #expect(words(drawn.components(separatedBy: .newlines)) == words(expected))
  }

  @Test("a label that is too wide shrinks into its frame, its word whole")
  func shrinks() throws {
    let frame = Scene.Frame(100, 100, 150, 60)
    let ink = try ink("Otorrinolaringologista", frame, size: 30, fits: true, .center)
    #expect(ink.x.lowerBound >= 99 && ink.x.upperBound <= 250)
    #expect(ink.x.count > 130, "no smaller than it must be")
    #expect(ink.y.count < 30, "one line")
  }

  @Test("a label that fits keeps its size")
  func keeps() throws {
    let frame = Scene.Frame(50, 50, 300, 60)
    let fitted = try ink("água", frame, size: 30, fits: true, .leading)
    #expect(fitted == (try ink("água", frame, size: 30, fits: false, .leading)))
  }

  @Test("what doesn't fit at a third of the size ends in an ellipsis, inside the frame")
  func ellipsis() throws {
    let frame = Scene.Frame(100, 100, 100, 40)
    let long = String(repeating: "muito comprido ", count: 60)
    let ink = try ink(long, frame, size: 36, fits: true, .leading)
    #expect(ink.x.lowerBound >= 99 && ink.x.upperBound <= 200)
    #expect(ink.y.lowerBound >= 99 && ink.y.upperBound <= 140)
    #expect(ink.y.count > 20, "as many lines as go into the frame")
  }

  @Test("centred text is in the middle both ways, other text at the top")
  func centred() throws {
    let frame = Scene.Frame(100, 100, 200, 200)
    let middle = try ink("H", frame, size: 40, fits: false, .center)
    #expect(abs(middle.x.lowerBound + middle.x.upperBound - 400) <= 4)
    #expect(abs(middle.y.lowerBound + middle.y.upperBound - 400) <= 16)
    let leading = try ink("H", frame, size: 40, fits: false, .leading)
    #expect(leading.x.lowerBound < 110 && leading.y.upperBound < 160)
    let trailing = try ink("H", frame, size: 40, fits: false, .trailing)
    #expect(trailing.x.upperBound > 290 && trailing.y.upperBound < 160)
  }
}

private func == (
  a: (x: ClosedRange<Int>, y: ClosedRange<Int>), b: (x: ClosedRange<Int>, y: ClosedRange<Int>)
) -> Bool {
  a.x == b.x && a.y == b.y
}
