import StructuredText
import TagarelaKit

/// Reads the sheets of a workbook of Excel (ECMA-376-1, 18).
enum WorkbookReader {
  private static let mostSheets = 100

  /// - Throws: ``Failure`` `xml.…`, `word_list.sheet.none`, `….old`, `….missing`, `….large`.
  static func read(_ parts: SpreadsheetParts, _ aids: ReadingAids) throws -> SheetBook {
    let path = try PartRelations(of: "", in: parts).byKind["officeDocument"] ?? "xl/workbook.xml"
    let about: KeyValuePairs<String, Value> = ["file": .text(parts.file)]
    guard !path.hasSuffix(".bin") else {
      throw Failure("word_list.sheet.old", about, hint: Phrase("word_list.sheet.old.hint"))
    }
    guard let root = try parts.root(path), root.local == "workbook" else {
      throw Failure("word_list.sheet.none", about)
    }
    let relations = try PartRelations(of: path, in: parts)
    let strings = try SharedStrings.read(relations.byKind["sharedStrings"], parts)
    let numbers = try CellNumbers(
      styles: relations.byKind["styles"].flatMap { try parts.root($0) },
      beginsIn1904: root.first("workbookPr")?.attributes["date1904"].map { ["1", "true"].contains($0) } ?? false,
      language: aids.language)
    var book = SheetBook()
    var room = SheetRoom(file: parts.file)
    for sheet in (root.first("sheets")?.children ?? []) {
      if aids.isInterrupted() { throw Failure("interrupted") }
      let name = (sheet.attributes["name"] ?? "").oneLine
      guard
        let path = sheet.attributes.first(where: { LocalName.of($0.key) == "id" }).flatMap({ relations.paths[$0.value] }
        )
      else { continue }
      guard sheet.attributes["state"] ?? "visible" == "visible", book.sheets.count < mostSheets else {
        book.left.append(name)
        continue
      }
      guard let xml = try parts.reader(path) else {
        throw Failure("word_list.sheet.missing", ["part": .text(path)])
      }
      var reader = WorksheetReader(SheetRows(name, in: room), strings, numbers)
      try reader.read(xml)
      try reader.readPictures(of: path, parts)
      book.sheets.append(reader.rows.sheet)
      room = reader.rows.room
    }
    return book
  }
}
