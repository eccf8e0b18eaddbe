import Archive
import Foundation
import HelperProtocols
import Programs
import TagarelaKit
import TagarelaTestSupport

@testable import WordList

/// Makes spreadsheets of XML parts and reads them, with the real archiver.
final class SheetBench: FormatBench {
  init(language: String = "en") throws {
    let tool = LineProgram(
      path: BuiltPrograms.path("tagarela-archive"), name: "tagarela-archive", limits: .init(deadline: 600))
    try super.init(.spreadsheet, named: "lista.xlsx", archiver: Archive(program: tool), language: language)
  }

  /// One of the files beside the tests, which other programs made.
  func made(_ name: String) throws -> InputFile {
    let place = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Files/\(name)")
    return InputFile(path: place.path, bytes: try Data(contentsOf: place))
  }

  func packed(_ parts: [(String, String)], named name: String) throws -> InputFile {
    try packed(parts.map { ($0.0, Data($0.1.utf8)) }, named: name)
  }

  /// A workbook with these sheets, each what stands in its `worksheet`.
  func workbook(_ sheets: [(name: String, xml: String)], _ others: [(String, String)] = [], book: String = "") throws
    -> Reading
  {
    let entries = sheets.indices.map { #"<sheet name="\#(sheets[$0].name)" sheetId="\#($0 + 1)" r:id="s\#($0)"/>"# }
    let relations = sheets.indices.map { relation("s\($0)", "worksheet", "worksheets/sheet\($0).xml") }
    let named: Set<String> = Set(others.map(\.0))
    let known = [("sharedStrings", "xl/sharedStrings.xml"), ("styles", "xl/styles.xml")]
      .filter { named.contains($0.1) }.map { relation($0.0, $0.0, String($0.1.dropFirst(3))) }
    let parts =
      [
        ("_rels/.rels", relationPart(relation("b", "officeDocument", "xl/workbook.xml"))),
        ("xl/workbook.xml", "<workbook>\(book)<sheets>\(entries.joined())</sheets></workbook>"),
        ("xl/_rels/workbook.xml.rels", relationPart((relations + known).joined())),
      ]
      + sheets.enumerated().map { ("xl/worksheets/sheet\($0.offset).xml", "<worksheet>\($0.element.xml)</worksheet>") }
    return try read(packed(parts + others, named: "lista.xlsx"))
  }

  /// An OpenDocument spreadsheet with these tables.
  func document(_ tables: String, _ others: [(String, Data)] = []) throws -> Reading {
    let content =
      "<office:document-content><office:body><office:spreadsheet>\(tables)</office:spreadsheet></office:body>"
      + "</office:document-content>"
    return try read(
      packed(
        [("mimetype", Data(OpenDocumentReader.mediaType.utf8)), ("content.xml", Data(content.utf8))] + others,
        named: "lista.ods"))
  }
}

func relation(_ id: String, _ kind: String, _ target: String) -> String {
  #"<Relationship Id="\#(id)" Type="http://example.org/relationships/\#(kind)" Target="\#(target)"/>"#
}

func relationPart(_ relations: String) -> String { "<Relationships>\(relations)</Relationships>" }

/// Rows of inline texts, from A1 on.
func sheetData(_ rows: [[String]]) -> String {
  let rows = rows.map { cells in
    "<row>" + cells.map { #"<c t="inlineStr"><is><t>\#($0)</t></is></c>"# }.joined() + "</row>"
  }
  return "<sheetData>\(rows.joined())</sheetData>"
}

func documentTable(_ name: String, _ rows: String...) -> String {
  #"<table:table table:name="\#(name)">\#(rows.joined())</table:table>"#
}

func documentRow(_ cells: String..., attributes: String = "") -> String {
  "<table:table-row \(attributes)>\(cells.joined())</table:table-row>"
}

func documentCell(_ text: String, _ attributes: String = "", _ more: String = "") -> String {
  "<table:table-cell \(attributes)><text:p>\(text)</text:p>\(more)</table:table-cell>"
}
