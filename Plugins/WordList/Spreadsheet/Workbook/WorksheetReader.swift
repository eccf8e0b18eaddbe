import StructuredText
import TagarelaKit

/// Reads one sheet of a workbook (ECMA-376-1, 18.3.1.99).
struct WorksheetReader {
  private(set) var rows: SheetRows
  private let strings: [String]
  private let numbers: CellNumbers
  private var nextRow = 1
  /// From 0, of the cell that comes next.
  private var nextColumn = 0
  private var cell = WorksheetCell([:])
  private var item = StringItem()
  /// Refers to the sheet's drawing.
  private var drawing: String?
  private var heights = RowHeights()

  init(_ rows: SheetRows, _ strings: [String], _ numbers: CellNumbers) {
    self.rows = rows
    self.strings = strings
    self.numbers = numbers
  }

  mutating func read(_ xml: XMLReader) throws {
    var xml = xml
    while let event = try xml.next() {
      item.take(event)
      switch event {
      case .start(let name, let attributes): start(LocalName.of(name), attributes)
      case .text(let text): if cell.isInValue { cell.value += text }
      case .end(let name): try end(LocalName.of(name))
      }
    }
  }

  /// The sheet's pictures, each in the row at whose height it begins.
  mutating func readPictures(of path: String, _ parts: SpreadsheetParts) throws {
    guard let drawing, let place = try PartRelations(of: path, in: parts).paths[drawing],
      let root = try parts.root(place)
    else { return }
    let media = try PartRelations(of: place, in: parts)
    for anchor in root.children where anchor.local.hasSuffix("Anchor") {
      for picture in anchor.everywhere("blip") {
        let path = picture.attributes.local("embed").flatMap { media.paths[$0] }
        if let corner = AnchorCorner(anchor) {
          rows.add(SheetPicture(row: heights.row(of: corner), column: corner.column, path: path))
        } else {
          rows.addPictureApart()
        }
      }
    }
  }

  private mutating func start(_ name: Substring, _ attributes: [String: String]) {
    switch name {
    case "sheetFormatPr": heights.usual = attributes["defaultRowHeight"].flatMap(Double.init) ?? heights.usual
    case "row":
      let number = attributes["r"].flatMap { Int($0) } ?? nextRow
      rows.begin(number, isHidden: ["1", "true"].contains(attributes["hidden"] ?? ""))
      heights.note(attributes["ht"], of: rows.number)
      nextColumn = 0
    case "c":
      cell = WorksheetCell(attributes)
      item = StringItem()
      nextColumn = attributes["r"].flatMap { ColumnLetters.read($0)?.column } ?? nextColumn
    case "v": cell.isInValue = true
    case "f": cell.hasFormula = true
    case "mergeCell": merge(attributes["ref"] ?? "")
    case "drawing": drawing = attributes.local("id")
    default: break
    }
  }

  private mutating func end(_ name: Substring) throws {
    switch name {
    case "v": cell.isInValue = false
    case "c":
      endCell(nextColumn)
      nextColumn = min(nextColumn + 1, SheetRows.last)
    case "row":
      try rows.end()
      nextRow = rows.number
    default: break
    }
  }

  private mutating func endCell(_ column: Int) {
    let value = cell.value
    switch cell.type {
    case "s":
      guard let place = Int(value.trimmingBlanks), strings.indices.contains(place) else {
        return rows.complain("word_list.cell_lost", column)
      }
      put(strings[place], column)
    case "inlineStr": put(item.text, column)
    case "e" where cell.holdsPicture: rows.complain("word_list.picture_inside", column)
    case "e": rows.complain(ofError: value, column)
    case _ where value.isEmpty: if cell.hasFormula { rows.complain("word_list.cell_formula", column) }
    case "str": put(EscapedText.opened(value), column)
    case "b": put(numbers.shown(truth: ["1", "true"].contains(value)), column)
    case "d": put(value, column)
    default: put(numbers.shown(value, style: cell.style), column)
    }
  }

  private mutating func put(_ text: String, _ column: Int) { rows.put(text, column..<column + 1) }

  private mutating func merge(_ range: String) {
    let corners = range.split(separator: ":").compactMap(ColumnLetters.read)
    guard corners.count == 2 else { return }
    rows.merge(corners[0].column, corners[0].row, corners[1].row)
  }
}

/// A cell while it is read.
private struct WorksheetCell {
  let type: String
  let style: Int
  /// Excel's picture in a cell, which other programs show as an error.
  let holdsPicture: Bool
  var value = ""
  var isInValue = false
  var hasFormula = false

  init(_ attributes: [String: String]) {
    type = attributes["t"] ?? "n"
    style = attributes["s"].flatMap { Int($0) } ?? 0
    holdsPicture = attributes["vm"] != nil
  }
}
