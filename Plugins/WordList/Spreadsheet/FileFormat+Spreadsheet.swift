import Foundation
public import TagarelaKit

extension FileFormat {
  /// Words in the rows of a spreadsheet: workbooks of Excel (ECMA-376) and OpenDocument 1.3, as Excel, LibreOffice and
  /// Google's tables save them. What protects them with a password, and what older programs saved, is recognised and
  /// refused with a way out.
  public static let spreadsheet = FileFormat(
    id: "spreadsheet",
    names: [
      "pt": "planilha de palavras", "es": "hoja de cálculo con palabras", "ca": "full de càlcul amb paraules",
      "en": "spreadsheet of words",
    ],
    endings: ["xlsx", "ods", "xlsm"], reads: [.board], carries: [.pictures, .sets, .pages, .spoken, .categories],
    recognises: { isSpreadsheet($0) }, read: { try SpreadsheetReader.read($0, $1).onPlainLayout($1) })

  /// Looks for the names of a workbook's parts, or the media type with which OpenDocument begins, in the headers that stand
  /// before a zip's contents (APPNOTE 4.3.7).
  private static func isSpreadsheet(_ beginning: Data) -> Bool {
    if CompoundFile.isOne(beginning) { return true }
    guard beginning.starts(with: [0x50, 0x4B, 0x03, 0x04]) else { return false }
    return ["xl/workbook", "xl/worksheets/", "xl/_rels/", OpenDocumentReader.mediaType].contains {
      beginning.range(of: Data($0.utf8)) != nil
    }
  }
}
