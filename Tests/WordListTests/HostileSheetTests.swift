import Conformance
import Foundation
import TagarelaKit
import TagarelaTestSupport
import Testing

@testable import WordList

/// Spreadsheets that are sealed, damaged, monstrous or none at all.
struct HostileSheetTests {
  let bench: SheetBench

  init() throws { bench = try SheetBench() }

  @Test func `the format keeps what formats promise`() {
    expectNone(checkConformance(of: .spreadsheet, reading: bench.aids))
  }

  @Test func `spreadsheets are recognised by what is in them, not by their names`() throws {
    for name in ["openpyxl.xlsx", "libreoffice.xlsx", "libreoffice.ods", "libreoffice.xls", "sealed.xlsx"] {
      #expect(FileFormat.spreadsheet.recognises(try bench.made(name).beginning), "\(name)")
    }
    let other = try bench.packed([("word/document.xml", "<w/>")], named: "a.xlsx")
    #expect(!FileFormat.spreadsheet.recognises(other.beginning))
    #expect(!FileFormat.spreadsheet.recognises(Data("word,category\n".utf8)))
  }

  @Test(arguments: [("sealed.xlsx", "word_list.sheet.sealed"), ("libreoffice.xls", "word_list.sheet.old")])
  func `a password and an old form are told with the way out`(_ name: String, _ key: String) throws {
    let failure = try #require(bench.failure { try bench.read(bench.made(name)) })
    #expect(failure.what.key == key)
    #expect(failure.hint?.key == "\(key).hint")
  }

  @Test func `other sealed and binary forms are told too`() throws {
    let manifest =
      #"<manifest:manifest><manifest:file-entry manifest:full-path="content.xml"><manifest:encryption-data/>"#
      + "</manifest:file-entry></manifest:manifest>"
    let sealed = try bench.packed([("content.xml", "\u{1}noise"), ("META-INF/manifest.xml", manifest)], named: "a.ods")
    #expect(bench.failure { try bench.read(sealed) }?.what.key == "word_list.sheet.sealed")
    let binary = try bench.packed(
      [("_rels/.rels", relationPart(relation("b", "officeDocument", "xl/workbook.bin")))], named: "a.xlsb")
    #expect(bench.failure { try bench.read(binary) }?.what.key == "word_list.sheet.old")
  }

  @Test func `an archive without a spreadsheet, and one without words, say so`() throws {
    let zip = try bench.packed([("a.txt", "a")], named: "a.xlsx")
    #expect(bench.failure { try bench.read(zip) }?.what.key == "word_list.sheet.none")
    let text = try bench.packed([("content.xml", "<office:text/>")], named: "a.ods")
    #expect(bench.failure { try bench.read(text) }?.what.key == "word_list.sheet.none")
    #expect(bench.failure { try bench.workbook([("P", sheetData([]))]) }?.what.key == "word_list.empty")
    #expect(bench.failure { try bench.workbook([("P", sheetData([["word"]]))]) }?.what.key == "word_list.empty")
  }

  @Test func `a file that was cut anywhere is refused`() throws {
    let whole = try bench.made("openpyxl.xlsx").bytes
    for length in stride(from: 0, to: whole.count - 1, by: 397) {
      let cut = try bench.file(whole.prefix(length), named: "cut.xlsx")
      #expect(bench.failure { try bench.read(cut) } != nil, "\(length)")
    }
  }

  @Test func `parts that are cut or missing are told with their names`() throws {
    let cut = bench.failure { try bench.workbook([("P", "<sheetData><row>")]) }
    #expect(cut?.what.key == "word_list.sheet.damaged")
    #expect(cut?.place?.file == "xl/worksheets/sheet0.xml")
    let parts = [
      ("xl/workbook.xml", #"<workbook><sheets><sheet name="P" r:id="s"/></sheets></workbook>"#),
      ("xl/_rels/workbook.xml.rels", relationPart(relation("s", "worksheet", "../../../../gone.xml"))),
    ]
    let missing = bench.failure { try bench.read(bench.packed(parts, named: "a.xlsx")) }
    #expect(missing?.what.key == "word_list.sheet.damaged")
    #expect(missing?.what.arguments.last?.value == .phrase(Phrase("word_list.sheet.missing", ["part": "gone.xml"])))
  }

  @Test func `deep elements, entities and monstrous numbers do no harm`() throws {
    let deep = String(repeating: "<a>", count: 100_000)
    #expect(bench.failure { try bench.workbook([("P", deep)]) }?.what.key == "word_list.sheet.damaged")
    let entity = try bench.packed(
      [("xl/workbook.xml", "<!DOCTYPE a [<!ENTITY x \"y\">]><workbook>&x;</workbook>")], named: "a.xlsx")
    #expect(bench.failure { try bench.read(entity) }?.what.key == "word_list.sheet.damaged")
    let cells =
      #"<row r="99999999999"><c r="ZZZZZZ99999999999" t="inlineStr"><is><t>gato</t></is></c></row>"#
      + #"<row r="-5"><c r="XFD1" s="-1"><v>1e999</v></c><c r="A" s="99"><v>1e300</v></c><c t="s"><v>-1</v></c></row>"#
    let reading = try bench.workbook([
      (
        "P",
        "<sheetData>\(cells)</sheetData>" + #"<mergeCells><mergeCell ref="A1:XFD99999999"/><mergeCell/></mergeCells>"#
      )
    ])
    #expect(reading.words.contains("gato"))
  }

  @Test func `a text that many cells refer to is not multiplied without end`() throws {
    let text = String(repeating: "a", count: 30_000)
    let rows = String(repeating: #"<row><c t="s"><v>0</v></c></row>"#, count: 3_000)
    let failure = bench.failure {
      try bench.workbook(
        [("P", "<sheetData>\(rows)</sheetData>")], [("xl/sharedStrings.xml", "<sst><si><t>\(text)</t></si></sst>")])
    }
    #expect(failure?.what.key == "word_list.sheet.large")
  }

  @Test func `a workbook that names one part again and again, or itself, ends`() throws {
    let sheets = (0..<3_000).map { #"<sheet name="P\#($0)" r:id="s"/>"# }.joined()
    func parts(_ target: String) -> [(String, String)] {
      [
        ("xl/workbook.xml", "<workbook><sheets>\(sheets)</sheets></workbook>"),
        ("xl/_rels/workbook.xml.rels", relationPart(relation("s", "worksheet", target))),
        ("xl/a.xml", "<worksheet>\(sheetData([["word"], ["cat"]]))</worksheet>"),
      ]
    }
    let reading = try bench.read(bench.packed(parts("a.xml"), named: "a.xlsx"))
    #expect(reading.words.count == 100)
    #expect(reading.troubles == ["word_list.sheets_left"])
    let itself = try bench.packed(parts("workbook.xml"), named: "b.xlsx")
    #expect(bench.failure { try bench.read(itself) }?.what.key == "word_list.empty")
  }
}
