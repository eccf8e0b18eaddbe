import CCairo
import CChafa
import FoundationEssentials
import HelperProtocols
import Scenes

/// A picture made small for a terminal's character cells, in the middle of white paper: black lines are seen on any
/// background. Beside a picture that is itself on black the paper is black.
struct TerminalPicture {
  private let surface: Surface
  private let columns: Int
  private let rows: Int
  private let cell: CellSize

  init(_ file: Data, columns: Int, rows: Int, cell: CellSize) throws {
    guard (1...500).contains(columns), (1...500).contains(rows), (1...100).contains(cell.width),
      (1...100).contains(cell.height)
    else { throw CanvasFault(.drawingFailed, "\(columns) x \(rows) cells") }
    self.columns = columns
    self.rows = rows
    self.cell = cell
    let room = PixelRoom(width: Double(columns * cell.width), height: Double(rows * cell.height))
    // Made smaller well to twice the size, then fast: characters take the mean of their pixels anyhow.
    let picture = try PictureReading.picture(file, for: PixelRoom(width: room.width * 2, height: room.height * 2))
    let frame = Scene.Frame(x: 0, y: 0, width: room.width, height: room.height)
      .fitting(width: picture.width, height: picture.height)
    surface = try Surface.pixels(width: columns * cell.width, height: rows * cell.height)
    let pen = try Pen(on: surface, filter: CAIRO_FILTER_BILINEAR)
    let paper = Scene.Frame(x: 0, y: 0, width: Double(surface.width), height: Double(surface.height))
    pen.draw(Scene.Box(frame: paper, fill: .white))
    try picture.fill(frame, with: pen)
    if surface.isBlack(atCornersOf: frame) {
      pen.draw(Scene.Box(frame: paper, fill: .black))
      try picture.fill(frame, with: pen)
    }
    try pen.check()
  }

  func lines(_ mode: TerminalPictureMode) throws -> [String] {
    let canvas = ChafaDrawing(columns: columns, rows: rows, cell: (cell.width, cell.height), mode: mode)
    let text = canvas.text(of: surface)
    switch mode {
    case .sixel, .kitty: return [text]
    case .blocks256, .blocksTruecolor: return text.split(separator: "\n").map(String.init)
    }
  }
}
