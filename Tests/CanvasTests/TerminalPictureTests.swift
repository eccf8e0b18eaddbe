import Canvas
import Foundation
import HelperProtocols
import TagarelaKit
import Testing

@Suite("Pictures in a terminal")
struct TerminalPictureTests {
  let canvas = DrawingTool.canvas

  private func visible(_ line: String) -> String { line.replacing(/\u{1B}\[[0-9;]*m/, with: "") }

  @Test(
    "blocks keep the proportions, with cells twice as high as wide, in the middle of white paper",
    arguments: [(20, 21, 8..<13), (40, 4, 0..<4)])
  func proportions(columns: Int, rows: Int, used: Range<Int>) throws {
    for (mode, red) in [(TerminalPictureMode.blocks256, "8;5;196"), (.blocksTruecolor, "8;2;255;0;0")] {
      let lines = try canvas.cells(of: Samples.svg, columns: columns, rows: rows, mode: mode)
      #expect(lines.count == rows)
      #expect(lines.allSatisfy { visible($0).count == columns })
      #expect(lines.allSatisfy { $0.hasSuffix("\u{1B}[0m") }, "the next text has its own colours")
      for (index, line) in lines.enumerated() {
        #expect(line.contains(red) == used.contains(index), "line \(index)")
      }
    }
  }

  @Test("colours are of the kind that the terminal has")
  func colors() throws {
    let few = try canvas.cells(of: Samples.svg, columns: 20, rows: 20, mode: .blocks256).joined()
    #expect(few.contains("8;5;196") && !few.contains("8;2;"))
    let many = try canvas.cells(of: Samples.svg, columns: 20, rows: 20, mode: .blocksTruecolor).joined()
    #expect(many.contains("8;2;255;0;0") && !many.contains("8;5;"))
  }

  @Test("transparent pixels are white, so that black lines are seen on a black terminal")
  func transparent() throws {
    let svg = #"<svg xmlns="http://www.w3.org/2000/svg" width="100" height="50"><g><path d="M0 0"/></g></svg>"#
    let lines = try canvas.cells(of: Data(svg.utf8), columns: 20, rows: 20, mode: .blocksTruecolor)
    #expect(lines.count == 20)
    #expect(lines[0].contains("8;2;255;255;255"))
    for line in lines {
      #expect(visible(line).allSatisfy { $0 == " " } && line.contains("48;2;255;255;255"))
    }
  }

  @Test("beside a picture on black there is no white column, beside one on another colour the paper stays white")
  func ground() throws {
    func lines(_ ground: String) throws -> [String] {
      let svg = """
        <svg xmlns="http://www.w3.org/2000/svg" width="100" height="100">
        <rect width="100" height="100" fill="\(ground)"/><circle cx="50" cy="50" r="20" fill="#ff0"/></svg>
        """
      return try canvas.cells(of: Data(svg.utf8), columns: 40, rows: 8, mode: .blocksTruecolor)
    }
    let black = try lines("#000")
    #expect(black.allSatisfy { !$0.contains("2;255;255;255") } && black.contains { $0.contains("2;255;255;0") })
    #expect(try lines("#00f").allSatisfy { $0.contains("2;255;255;255") })
  }

  @Test("sixel and kitty are one string in their protocol's frame")
  func graphics() throws {
    let sixel = try canvas.cells(of: Samples.svg, columns: 20, rows: 10, mode: .sixel)
    #expect(sixel.count == 1 && sixel[0].hasPrefix("\u{1B}P") && sixel[0].hasSuffix("\u{1B}\\"))
    let kitty = try canvas.cells(of: Samples.svg, columns: 20, rows: 10, mode: .kitty)
    #expect(kitty.count == 1 && kitty[0].hasPrefix("\u{1B}_G") && kitty[0].contains("c=20,r=10"))
  }

  @Test("a damaged picture is a failure here too")
  func damaged() {
    #expect(throws: Failure("picture.damaged")) {
      try canvas.cells(of: Samples.svg.prefix(50), columns: 20, rows: 10, mode: .sixel)
    }
  }

  @Test("no cells are a failure")
  func none() {
    #expect(throws: Failure.self) { try canvas.cells(of: Samples.svg, columns: 0, rows: 10, mode: .sixel) }
  }
}
