import Foundation
import TagarelaKit

/// Writes one board as a grid: its text, and the files that lie beside it.
struct GridWriter {
  let names: GridNames
  let pictures: GridPictures
  /// Files beside the grid, by their names.
  private(set) var files: [(name: String, bytes: Data)] = []

  init(names: GridNames, pictures: GridPictures) {
    self.names = names
    self.pictures = pictures
  }

  /// Pages lie one below the other.
  ///
  /// - Throws: as ``GridPictures/file(of:)``.
  mutating func grid(_ board: Board, guid: String) throws -> XMLNode {
    let rows = board.size.rows * max(1, board.pages)
    let isKeyboard = board.cells.contains { $0.actions.contains { $0.typed != nil } }
    var parts: [XMLNode] = []
    if let color = board.background { parts.append(XMLNode("BackgroundColour", text: Self.text(color))) }
    if let scene = board.scene {
      let file = try pictures.file(of: scene)
      files.append(("background\(file.ending)", file.bytes))
      parts.append(XMLNode("BackgroundImage", text: file.ending))
    }
    parts += [
      XMLNode("GridGuid", text: guid),
      XMLNode("ColumnDefinitions", Array(repeating: XMLNode("ColumnDefinition"), count: board.size.columns)),
      XMLNode("RowDefinitions", Array(repeating: XMLNode("RowDefinition"), count: rows)),
      XMLNode("AutoContentCommands", board.cells.contains { $0.actions.contains(.suggestion) } ? [Self.proposing] : []),
    ]
    let cells = try board.cells.map { try cell($0, on: board, deletesLetters: isKeyboard) }
    parts += [
      XMLNode("Cells", cells), XMLNode("ScanBlockAudioDescriptions"), XMLNode("WordList", [XMLNode("Items")]),
    ]
    return XMLNode("Grid", [("xmlns:xsi", "http://www.w3.org/2001/XMLSchema-instance")], parts)
  }

  private static let proposing = XMLNode(
    "AutoContentCommandCollection", [("AutoContentType", "Prediction")],
    [
      XMLNode(
        "Commands",
        [
          XMLNode(
            "Command", [("ID", "AutoContent.Activate")],
            [XMLNode("Parameter", [("Key", "autocontenttype")], text: "Prediction")])
        ])
    ])

  private mutating func cell(_ cell: Board.Cell, on board: Board, deletesLetters: Bool) throws -> XMLNode {
    let place = board.size.place(ofPosition: cell.position)
    let (x, y) = (place.column, (place.page - 1) * board.size.rows + place.row)
    var attributes: [(String, String)] = []
    for (key, number, usual) in [
      ("X", x, 0), ("Y", y, 0), ("ColumnSpan", cell.span.columns, 1), ("RowSpan", cell.span.rows, 1),
    ] where number != usual { attributes.append((key, "\(number)")) }
    let content =
      cell.actions.contains(.suggestion)
      ? [XMLNode("ContentType", text: "AutoContent"), XMLNode("ContentSubType", text: "Prediction")]
      : try self.content(cell, at: (x, y), deletesLetters: deletesLetters)
    let hidden = cell.isHidden ? [XMLNode("Visibility", text: "Hidden")] : []
    return XMLNode("Cell", attributes, [XMLNode("Content", content + hidden + style(of: cell))])
  }

  private mutating func content(_ cell: Board.Cell, at place: (x: Int, y: Int), deletesLetters: Bool) throws
    -> [XMLNode]
  {
    let name = "\(place.x)-\(place.y)"
    // The program's own library has what a symbol of ours only stands in for.
    let kept = KeptCell(of: cell)
    let library = cell.picture == nil ? kept.image?.written : nil
    var image = library
    if image == nil, let shown = cell.shown {
      let file = try pictures.file(of: shown)
      files.append((name + file.ending, file.bytes))
      image = file.ending
    }
    let commands = CellCommands(
      cell, to: cell.link.flatMap(names.grid), deletesLetters: deletesLetters, image: library,
      manner: kept.manner)
    if let number = commands.playing, let voice = cell.voice ?? cell.symbol?.voice {
      files.append(("\(name)-\(number)-filedata.wav", voice.bytes))
    }
    let shown = [XMLNode("Caption", text: cell.text)] + (image.map { [XMLNode("Image", text: $0)] } ?? [])
    return (commands.nodes.isEmpty ? [] : [XMLNode("Commands", commands.nodes)]) + [XMLNode("CaptionAndImage", shown)]
  }

  private func style(of cell: Board.Cell) -> [XMLNode] {
    let colors = [("BackColour", cell.fill), ("BorderColour", cell.border)].compactMap { name, tint in
      tint.map { XMLNode(name, text: Self.text($0)) }
    }
    return colors.isEmpty ? [] : [XMLNode("Style", colors)]
  }

  /// `#RRGGBBAA`
  private static func text(_ tint: Tint) -> String {
    let parts = [tint.red, tint.green, tint.blue, UInt8((tint.alpha * 255).rounded())]
    return "#" + parts.map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined()
  }
}
