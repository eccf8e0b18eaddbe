import StructuredText
import TagarelaKit

/// Reads the sheets of OpenDocument 1.3 (part 3, 9): what people see of a cell stands in it as paragraphs.
struct OpenDocumentReader {
  static let mediaType = "application/vnd.oasis.opendocument.spreadsheet"

  private let parts: SpreadsheetParts
  private var book = SheetBook()
  private var room: SheetRoom
  private var rows: SheetRows?
  private var cell: OpenDocumentCell?
  /// From 0, of the cell that comes next.
  private var column = 0
  private var rowCount = 1
  private var nextRow = 1
  /// Tables inside each other: one in a cell belongs to no list.
  private var depth = 0
  private var style = ""
  private var hiddenStyles: Set<String> = []
  /// Elements inside one whose text is not the cell's.
  private var muted = 0
  private var hasImage = false

  private static let mute: Set<Substring> = ["annotation", "frame", "custom-shape", "ruby-text", "note"]

  /// - Returns: nil of an archive that isn't OpenDocument.
  /// - Throws: ``Failure`` `xml.…`, `word_list.sheet.sealed`, `word_list.sheet.large`.
  static func read(_ parts: SpreadsheetParts, _ aids: ReadingAids) throws -> SheetBook? {
    guard parts.has("content.xml") || parts.has("META-INF/manifest.xml") else { return nil }
    if var manifest = try parts.reader("META-INF/manifest.xml") {
      while let event = try manifest.next() {
        guard case .start(let name, _) = event, LocalName.of(name) == "encryption-data" else { continue }
        throw Failure(
          "word_list.sheet.sealed", ["file": .text(parts.file)], hint: Phrase("word_list.sheet.sealed.hint"))
      }
    }
    guard var xml = try parts.reader("content.xml") else { return nil }
    var reader = OpenDocumentReader(parts: parts, room: SheetRoom(file: parts.file))
    var isSpreadsheet = false
    while let event = try xml.next() {
      switch event {
      case .start(let name, let attributes):
        if name.hasSuffix(":spreadsheet") { isSpreadsheet = true }
        reader.start(LocalName.of(name), attributes)
      case .text(let text): if reader.muted == 0 { reader.cell?.write(text) }
      case .end(let name): try reader.end(LocalName.of(name), aids)
      }
    }
    guard isSpreadsheet else { throw Failure("word_list.sheet.none", ["file": .text(parts.file)]) }
    return reader.book
  }

  private init(parts: SpreadsheetParts, room: SheetRoom) {
    self.parts = parts
    self.room = room
  }

  private mutating func start(_ name: Substring, _ attributes: [String: String]) {
    if name == "image" { note(attributes) }
    if name == "frame" { hasImage = false }
    if muted > 0 || Self.mute.contains(name) {
      muted += 1
      return
    }
    switch name {
    case "style": style = attributes.local("name") ?? ""
    case "table-properties": if attributes.local("display") == "false" { hiddenStyles.insert(style) }
    case "table":
      depth += 1
      if depth == 1 { begin(attributes) }
    case "table-row": if depth == 1 { beginRow(attributes) }
    case "table-cell", "covered-table-cell": if depth == 1 { cell = OpenDocumentCell(attributes) }
    case "p", "h": if depth == 1 { cell?.beginParagraph() }
    case "s": cell?.write(String(repeating: " ", count: min(attributes.count("c"), 100)))
    case "tab": cell?.write(" ")
    case "line-break": cell?.write("\n")
    default: break
    }
  }

  private mutating func end(_ name: Substring, _ aids: ReadingAids) throws {
    if muted > 0 {
      muted -= 1
      return
    }
    switch name {
    case "table":
      depth -= 1
      if depth == 0 { finish() }
    case "table-row":
      guard depth == 1 else { return }
      if aids.isInterrupted() { throw Failure("interrupted") }
      try rows?.end(repeated: rowCount)
      nextRow = min(nextRow + rowCount, SheetRows.last)
    case "table-cell", "covered-table-cell": if depth == 1 { endCell() }
    case "p", "h": if depth == 1 { cell?.isInParagraph = false }
    default: break
    }
  }

  private mutating func begin(_ attributes: [String: String]) {
    let name = attributes.local("name") ?? ""
    nextRow = 1
    if hiddenStyles.contains(attributes.local("style-name") ?? "") {
      book.left.append(name)
    } else {
      rows = SheetRows(name.oneLine, in: room)
    }
  }

  private mutating func finish() {
    if let rows {
      book.sheets.append(rows.sheet)
      room = rows.room
    }
    rows = nil
  }

  private mutating func beginRow(_ attributes: [String: String]) {
    column = 0
    rowCount = attributes.count("number-rows-repeated")
    rows?.begin(nextRow, isHidden: ["collapse", "filter"].contains(attributes.local("visibility") ?? ""))
  }

  private mutating func endCell() {
    guard let cell else { return }
    self.cell = nil
    if cell.isError {
      rows?.complain(ofError: cell.shown, column)
    } else {
      rows?.put(cell.shown, column..<column + cell.count)
    }
    rows?.merge(column, nextRow, nextRow + cell.rows - 1)
    for image in cell.images { rows?.add(SheetPicture(row: nextRow, column: column, path: image)) }
    column = min(column + cell.count, SheetRows.last)
  }

  /// Of the forms in which a frame has its picture the first counts.
  private mutating func note(_ attributes: [String: String]) {
    guard depth > 0, !hasImage else { return }
    hasImage = true
    let path = attributes.local("href") ?? ""
    if cell == nil { rows?.addPictureApart() } else { cell?.images.append(path.trimmingPrefix("./").description) }
  }
}
