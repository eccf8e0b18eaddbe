import CCairo
import CChafa
import CanvasProtocol
import Foundation
import TagarelaKit

/// A picture made small for a terminal's character cells.
struct TerminalPicture {
  private let surface: Surface
  private let columns: Int
  private let rows: Int

  init(_ file: Data, columns: Int, rows: Int) throws {
    guard (1...500).contains(columns), (1...500).contains(rows) else {
      throw CanvasFault(.drawingFailed, "\(columns) x \(rows) cells")
    }
    let room = PixelRoom(width: Double(columns * Cell.width), height: Double(rows * Cell.height))
    let picture = try PictureReading.picture(file, for: room)
    let frame = Scene.Frame(x: 0, y: 0, width: room.width, height: room.height)
      .fitting(width: picture.width, height: picture.height)
    // As many cells as it takes, however thin the picture is.
    self.columns = min(columns, max(1, Int((frame.width / Double(Cell.width)).rounded(.up))))
    self.rows = min(rows, max(1, Int((frame.height / Double(Cell.height)).rounded(.up))))
    surface = try Surface.pixels(width: self.columns * Cell.width, height: self.rows * Cell.height)
    let pen = try Pen(on: surface)
    try picture.fill(Scene.Frame(x: 0, y: 0, width: frame.width, height: frame.height), with: pen)
    try pen.check()
  }

  func lines(_ mode: TerminalPictureMode) throws -> [String] {
    let canvas = ChafaDrawing(columns: columns, rows: rows, cell: (Cell.width, Cell.height), mode: mode)
    let text = canvas.text(of: surface)
    switch mode {
    case .sixel, .kitty: return [text]
    case .blocks256, .blocksTruecolor: return text.split(separator: "\n").map(String.init)
    }
  }

  /// Pixels that a cell is taken to have; blocks and kitty need only the proportion.
  private enum Cell {
    static let width = 10
    static let height = 20
  }
}
