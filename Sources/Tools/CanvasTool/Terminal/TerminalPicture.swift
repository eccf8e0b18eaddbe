import CCairo
import CChafa
import FoundationEssentials
import HelperProtocols
import Scenes

/// A picture made small for a terminal's character cells, in the middle of white paper: black lines are seen on any
/// background.
struct TerminalPicture {
  private let surface: Surface
  private let columns: Int
  private let rows: Int
  private let cell: CellSize
  private let mode: TerminalPictureMode

  init(_ file: Data, columns: Int, rows: Int, cell: CellSize, mode: TerminalPictureMode) throws {
    guard (1...500).contains(columns), (1...500).contains(rows), (1...100).contains(cell.width),
      (1...100).contains(cell.height)
    else { throw CanvasFault(.drawingFailed, "\(columns) x \(rows) cells") }
    self.columns = columns
    self.rows = rows
    self.cell = cell
    self.mode = mode
    let room = PixelRoom(width: Double(columns * cell.width), height: Double(rows * cell.height))
    let picture = try PictureReading.picture(file, for: room)
    let frame = Scene.Frame(x: 0, y: 0, width: room.width, height: room.height)
      .fitting(width: picture.width, height: picture.height)
    let dots = mode.dots(of: cell)
    surface = try Surface.pixels(width: columns * dots.width, height: rows * dots.height)
    let pen = try Pen(on: surface)
    cairo_scale(
      pen.cairo, Double(dots.width) / Double(cell.width), Double(dots.height) / Double(cell.height))
    pen.draw(Scene.Box(frame: Scene.Frame(x: 0, y: 0, width: room.width, height: room.height), fill: .white))
    try picture.fill(frame, with: pen)
    try pen.check()
  }

  func lines() throws -> [String] {
    let canvas = ChafaDrawing(columns: columns, rows: rows, cell: (cell.width, cell.height), mode: mode)
    let text = canvas.text(of: surface)
    switch mode {
    case .sixel, .kitty: return [text]
    case .blocks256, .blocksTruecolor: return text.split(separator: "\n").map(String.init)
    }
  }
}

extension TerminalPictureMode {
  /// Pixels of a cell that are looked at: graphics show all, and block characters are chosen by eight times eight.
  fileprivate func dots(of cell: CellSize) -> CellSize {
    switch self {
    case .sixel, .kitty: cell
    case .blocks256, .blocksTruecolor: CellSize(width: 8, height: 8)
    }
  }
}
