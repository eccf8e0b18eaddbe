import Foundation
import TagarelaKit

/// What a cell without a picture does, as a sign that is known before the word is read.
struct ActionIcon {
  private let path: String

  /// Nil for a cell that does none of what has a sign.
  init?(_ cell: Board.Cell) {
    guard let path = cell.actions.lazy.compactMap({ Self.paths[$0] }).first else { return nil }
    self.path = path
  }

  func picture(in ink: Scene.Color) -> Picture {
    let color = ink == .white ? "white" : "black"
    let svg =
      #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="\#(path)" fill="none" stroke="\#(color)" "#
      + #"stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/></svg>"#
    return Picture(format: .svg, bytes: Data(svg.utf8))
  }

  /// Lines on a square of 24.
  private static let paths: [CellAction: String] = [
    .clear: "M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13M10.5 11v5M13.5 11v5",
    .space: "M3 10v5h18v-5",
    .backspace: "M9 6h12v12H9l-6-6zM12 9.5l5 5M17 9.5l-5 5",
    .speak: "M4 9.5v5h4l5 4.5V5L8 9.5zM16 9a4.2 4.2 0 0 1 0 6M18.6 6.4a8 8 0 0 1 0 11.2",
    .home: "M3 11.5 12 4l9 7.5M6 9.5V20h12V9.5M10 20v-6h4v6",
    .back: "M10 6l-6 6 6 6M4 12h16",
  ]
}
