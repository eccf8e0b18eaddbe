public import Canvas
import Foundation
import HelperProtocols
import Services
public import Shell
public import TagarelaKit
import Terminal

extension Context {
  /// Draws pictures for the terminal, as well as it can show them; nil where there are no colours for them, as in a file.
  ///
  /// - Parameter onScreen: for a screen that is drawn again and again, where only character cells will do.
  public func pictures(onScreen: Bool = false) -> PictureDrawer? {
    guard TerminalFacts.isTerminal(STDOUT_FILENO), let canvas = try? services[Canvas.self] else { return nil }
    let facts = TerminalFacts()
    let mode: TerminalPictureMode? =
      switch facts.colors {
      case .none, .sixteen: nil
      case .indexed256: .blocks256
      case .trueColor: .blocksTruecolor
      }
    guard !onScreen, facts.colors > .none else { return mode.map { PictureDrawer(canvas: canvas, mode: $0) } }
    switch facts.graphics {
    case .kitty: return PictureDrawer(canvas: canvas, mode: .kitty)
    case .sixel: return PictureDrawer(canvas: canvas, mode: .sixel)
    case .none:
      return (Self.showsSixel ? .sixel : mode).map { PictureDrawer(canvas: canvas, mode: $0) }
    }
  }

  /// Asked once.
  private static let showsSixel = TerminalInquiry.showsSixel()
}

/// Draws pictures in one of the ways that terminals know.
public struct PictureDrawer: Sendable {
  public let canvas: Canvas
  let mode: TerminalPictureMode
  private let cell =
    TerminalFacts.cellSize(of: STDOUT_FILENO).map { CellSize(width: $0.width, height: $0.height) } ?? .usual

  init(canvas: Canvas, mode: TerminalPictureMode) {
    self.canvas = canvas
    self.mode = mode
  }

  /// How many columns a picture is wide for each row that it is high; nil when it can't be read.
  public func shape(of picture: Picture) -> Double? {
    guard let facts = try? canvas.inspect(picture: picture.bytes), facts.width > 0, facts.height > 0 else { return nil }
    return facts.width / facts.height * Double(cell.height) / Double(cell.width)
  }

  /// - Parameter picture: called when it is drawn; what it throws leaves the place empty.
  public func drawing(of picture: @escaping @Sendable () throws -> Picture?) -> TerminalDrawing {
    { columns, rows in
      guard let picture = try? picture(),
        let lines = try? canvas.cells(of: picture.bytes, columns: columns, rows: rows, mode: mode, cell: cell)
      else { return nil }
      let shown = lines.map(OwnEscape.picture)
      switch mode {
      case .blocks256, .blocksTruecolor: return shown
      case .sixel, .kitty:
        // The picture is drawn from the place where its first line begins; then the cursor steps over it, for blanks
        // would wipe it out.
        let step = OwnEscape.sequence("[\(columns)C")
        return [OwnEscape.sequence("7") + shown.joined() + OwnEscape.sequence("8") + step]
          + Array(repeating: step, count: rows - 1)
      }
    }
  }
}
