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

extension Surface {
  /// Whether all four corners of what lies there are black.
  fileprivate func isBlack(atCornersOf frame: Scene.Frame) -> Bool {
    cairo_surface_flush(pointer)
    guard let data = cairo_image_surface_get_data(pointer) else { return false }
    let stride = Int(cairo_image_surface_get_stride(pointer))
    // The outermost pixels are mixed with the paper's.
    let columns = [frame.x + Self.edge, frame.x + frame.width - 1 - Self.edge].map { min(max(0, Int($0)), width - 1) }
    let rows = [frame.y + Self.edge, frame.y + frame.height - 1 - Self.edge].map { min(max(0, Int($0)), height - 1) }
    return rows.allSatisfy { row in
      columns.allSatisfy { column in (0..<3).allSatisfy { data[row * stride + column * 4 + $0] <= Self.black } }
    }
  }

  /// Pixels.
  private static let edge = 1.0
  /// Red, green and blue up to so much of 255 are black.
  private static let black: UInt8 = 16
}
