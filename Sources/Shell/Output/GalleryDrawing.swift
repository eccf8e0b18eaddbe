import Terminal

/// Lays a gallery out in rows that fill the terminal's width.
struct GalleryDrawing {
  let gallery: Gallery
  let style: Style
  /// Room in the terminal.
  let columns: Int
  let size: Size

  /// - Parameter rows: within which it stays, smaller than usual or without anything to be seen; nil for as many as it takes.
  init(gallery: Gallery, style: Style, columns: Int, rows: Int? = nil) {
    self.gallery = gallery
    self.style = style
    self.columns = columns
    let fitting = Size.all.first { size in rows.map { size.rows(of: gallery.items.count, columns) <= $0 } ?? true }
    size = fitting ?? .none
  }

  /// How large each picture is, in columns and rows.
  struct Size {
    let width: Int
    let height: Int
    /// Below a picture: what it is, and what tells it from others, in one row or two.
    let labels: Int

    static let usual = Size(width: 18, height: 8, labels: 2)
    static let all = [usual, Size(width: 14, height: 5, labels: 1), Size(width: 12, height: 3, labels: 1)]
    static let none = Size(width: 0, height: 0, labels: 0)

    func perRow(_ columns: Int) -> Int { max(1, (columns + 1) / (width + 1)) }

    /// Rows of so many pictures, with one between two rows of them.
    func rows(of count: Int, _ columns: Int) -> Int {
      let bands = (count + perRow(columns) - 1) / perRow(columns)
      return bands * (height + labels + 1) - 1
    }
  }

  var lines: [String] {
    guard size.height > 0 else { return [] }
    let perRow = size.perRow(columns)
    return stride(from: 0, to: gallery.items.count, by: perRow).flatMap { first in
      band(Array(gallery.items[first..<min(first + perRow, gallery.items.count)]))
    }
  }

  private func band(_ items: [Gallery.Item]) -> [String] {
    let width = min(size.width, columns)
    let blank = String(repeating: " ", count: width)
    let cells = items.map { item -> [String] in
      let lines = Array((item.picture(width, size.height) ?? []).prefix(size.height))
      let labels =
        size.labels == 1
        ? ["\(style.strong(item.label)) \(style.dim(item.note))"] : [style.strong(item.label), style.dim(item.note)]
      return lines + Array(repeating: blank, count: size.height - lines.count)
        + labels.map { DisplayWidth.fit($0, to: width, alignment: .center) }
    }
    let lines = (0..<size.height + size.labels).map { line in cells.map { $0[line] }.joined(separator: " ") }
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

  /// A line in parts: a text, and the picture that is drawn behind it, if one is.
  static func parts(of line: String) -> [(text: Substring, picture: Substring?)] {
    var parts: [(text: Substring, picture: Substring?)] = []
    var rest = line[...]
    while let start = rest.firstRange(of: saveCursor), let end = rest[start.upperBound...].firstRange(of: restoreCursor)
    {
      parts.append((rest[..<start.lowerBound], rest[start.lowerBound..<end.upperBound]))
      rest = rest[end.upperBound...]
    }
    return parts + [(rest, nil)]
  }

  private static let saveCursor = OwnEscape.sequence("7")
  private static let restoreCursor = OwnEscape.sequence("8")
}
