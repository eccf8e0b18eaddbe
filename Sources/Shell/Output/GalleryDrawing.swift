import Terminal

/// Lays a gallery out in rows that fill the terminal's width.
struct GalleryDrawing {
  let gallery: Gallery
  let style: Style
  /// Room in the terminal.
  let columns: Int

  private static let width = 18
  private static let height = 8

  var lines: [String] {
    let perRow = max(1, (columns + 1) / (Self.width + 1))
    return stride(from: 0, to: gallery.items.count, by: perRow).flatMap { first in
      band(Array(gallery.items[first..<min(first + perRow, gallery.items.count)]))
    }
  }

  private func band(_ items: [Gallery.Item]) -> [String] {
    let width = min(Self.width, columns)
    let blank = String(repeating: " ", count: width)
    let cells = items.map { item -> [String] in
      let lines = Array((item.picture(width, Self.height) ?? []).prefix(Self.height))
      return lines + Array(repeating: blank, count: Self.height - lines.count) + [
        DisplayWidth.fit(style.strong(item.label), to: width, alignment: .center),
        DisplayWidth.fit(style.dim(item.note), to: width, alignment: .center),
      ]
    }
    let lines = (0..<Self.height + 2).map { line in cells.map { $0[line] }.joined(separator: " ") }
    return PixelGraphics.room(for: lines) + [""]
  }
}

/// Pictures of pixels among lines of text.
enum PixelGraphics {
  /// The lines, so that what a picture covers is already on the screen when it is drawn: otherwise the screen would
  /// scroll under it.
  static func room(for lines: [String]) -> [String] {
    guard isDrawn(in: lines) else { return lines }
    let room = String(repeating: "\n", count: lines.count) + OwnEscape.sequence("[\(lines.count)A")
    return [room + (lines.first ?? "")] + lines.dropFirst()
  }

  /// Whether a picture of pixels is among them; the lines that it covers step over it.
  static func isDrawn(in lines: [String]) -> Bool { lines.contains { $0.contains(saveCursor) } }

  private static let saveCursor = OwnEscape.sequence("7")
}
