public import FoundationEssentials
public import Scenes

/// One question to the drawing tool; it travels as one line of JSON.
public enum CanvasRequest: Sendable, Codable {
  case render(document: Document, output: RenderOutput, scale: Double)
  case lines(texts: [MeasuredText], width: Double)
  case inspect(picture: Data)
  case keepable(picture: Data)
  case scaled(picture: Data, side: Int)
  case look(picture: Data)
  case cells(picture: Data, columns: Int, rows: Int, mode: TerminalPictureMode, cell: CellSize)

  /// Bytes that one request may have as JSON; the tool's memory is limited.
  public static let largest = 256 << 20
}

/// The pixels of a terminal's character cell.
public struct CellSize: Sendable, Codable, Equatable {
  public var width: Int
  public var height: Int

  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// Where only the proportion counts.
  public static let usual = CellSize(width: 10, height: 20)
}

/// How a terminal shows pictures.
public enum TerminalPictureMode: String, Sendable, Codable, CaseIterable {
  /// Block characters in the 256 colours of xterm.
  case blocks256
  /// Block characters in 24-bit colours.
  case blocksTruecolor
  /// DEC sixel graphics.
  case sixel
  /// The graphics protocol of kitty.
  case kitty
}
