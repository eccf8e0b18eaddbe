import Foundation
import TagarelaKit
import TagarelaTestSupport
import Testing

@testable import WordList

/// Workbooks as Excel writes them, part by part.
struct WorkbookTests {
  let bench: SheetBench

  init() throws { bench = try SheetBench(language: "pt") }

  @Test(arguments: ["openpyxl.xlsx", "libreoffice.xlsx", "libreoffice.ods"])
  func `what other programs saved comes with its boards, pictures, categories and slips`(_ name: String) throws {
    let reading = try bench.read(bench.made(name))
    #expect(reading.parcel.boards.map(\.name) == ["Palavras", "Escola"])
    let cells = try #require(reading.parcel.boards.first?.cells)
    #expect(cells.map(\.text) == ["maçã", "pão", "água", "3"])
    #expect(cells.map { $0.symbol?.category.name } == ["Comida", "Comida", "Bebida", ""])
    #expect(cells.map { $0.symbol?.picture != nil } == [true, false, true, false])
    #expect(cells[0].symbol?.picture != cells[2].symbol?.picture)
    #expect(cells[0].spoken == "quero maçã")
    #expect(
      reading.troubles == ["word_list.sheets_left", "word_list.cell Palavras!E4", "word_list.no_word Palavras!A5"])
    #expect(
      reading.complaints.first?.arguments.first?.value == .list([.text("Anotações"), .text("Oculta")]))
    #expect(reading.isWordList)
  }

  @Test func `a sheet reads like the same table as CSV`() throws {
    let rows = [["palavra", "categoria", "prancha"], ["gato", "Bichos", "Casa"], ["pão", "", ""]]
    let sheet = try bench.workbook([("Plan1", sheetData(rows))])
    let text = rows.map { $0.joined(separator: ",") }.joined(separator: "\n")
    #expect(try sheet.parcel == read(text, file: "lista.csv").parcel)
    #expect(sheet.complaints.isEmpty)
  }

  @Test func `shared texts come with all their runs, and without how they are pronounced`() throws {
    let strings = """
      <sst><si><t>palavra</t></si><si><r><rPr><b/></rPr><t>ma</t></r><r><t xml:space="preserve">çã </t></r></si>
      <si><t>日</t><rPh sb="0" eb="1"><t>にち</t></rPh></si><si><t>a_x000D_b</t></si></sst>
      """
    let cells = (0...3).map { #"<row r="\#($0 + 1)"><c r="A\#($0 + 1)" t="s"><v>\#($0)</v></c></row>"# }.joined()
    let reading = try bench.workbook([("P", "<sheetData>\(cells)</sheetData>")], [("xl/sharedStrings.xml", strings)])
    #expect(reading.words == ["maçã", "日", "a b"])
    #expect(reading.troubles == ["word_list.line_breaks P!A4"])
  }

  @Test func `numbers, days, truths and results are read as people see them`() throws {
    let styles = """
      <styleSheet><numFmts><numFmt numFmtId="170" formatCode="dd/mm/yyyy"/>
      <numFmt numFmtId="171" formatCode="0 &quot;dias&quot;"/></numFmts>
      <cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="170"/><xf numFmtId="171"/><xf numFmtId="20"/></cellXfs>
      </styleSheet>
      """
    let cells = [
      "<c><v>12.0</v></c>", "<c><v>0.30000000000000004</v></c>", #"<c s="1"><v>43831</v></c>"#,
      #"<c s="2"><v>60.5</v></c>"#, #"<c s="3"><v>7</v></c>"#, #"<c s="4"><v>0.75</v></c>"#, #"<c t="b"><v>1</v></c>"#,
      #"<c t="str"><f>A1</f><v>gato</v></c>"#,
    ]
    let rows = cells.map { "<row>\($0)</row>" }.joined()
    let reading = try bench.workbook([("P", "<sheetData>\(rows)</sheetData>")], [("xl/styles.xml", styles)])
    #expect(
      reading.words == ["12", "0,3", "2020-01-01", "1900-02-28 12:00", "7 dias", "18:00", "VERDADEIRO", "gato"])
  }

  /// A format's code, what the cell holds, and what Excel shows under Portuguese settings.
  @Test(arguments: [
    ("0%", "0.5", "50%"), ("0.0%", "0.125", "12,5%"), ("0%", "0.755", "76%"), ("#,##0.00", "1234.5", "1.234,50"),
    ("0.00", "3", "3,00"), ("0.##", "3", "3"), ("000", "7", "007"), ("000-000-000", "555123456", "555-123-456"),
    ("(00) 0000-0000", "1133334444", "(11) 3333-4444"), ("\"R$\"\\ #,##0.00", "12", "R$ 12,00"),
    ("[$€-407] #,##0.00", "12.5", "€ 12,50"), ("0 \"anos\"", "3", "3 anos"), ("\"n.º \"0", "10", "n.º 10"),
    ("#,##0", "1234567", "1.234.567"), ("0;(0)", "-5", "(5)"), ("0.0", "-2.25", "-2,3"), ("0.00", "1.005", "1,01"),
    ("0;-0;\"nada\"0", "0", "nada0"),
    ("#,##0,", "12345", "12"), ("0.00E+00", "1234.5", "1,23E+03"), ("[Red]0", "4", "4"), ("0_)", "8", "8"),
    ("#", "0.4", ""), ("General", "0.5", "0,5"), ("@", "5", "5"), ("# ?/?", "0.25", "0,25"),
    ("[<10]0;00", "3", "3"), (";;;", "6", "6"), ("[h]:mm", "1.5", "36:00"),
  ])
  func `numbers are words as their format shows them`(_ code: String, _ written: String, _ shown: String) throws {
    let escaped = code.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("\"", with: "&quot;")
    let styles = """
      <styleSheet><numFmts><numFmt numFmtId="170" formatCode="\(escaped)"/></numFmts>
      <cellXfs><xf numFmtId="0"/><xf numFmtId="170"/></cellXfs></styleSheet>
      """
    let rows = #"<row><c t="inlineStr"><is><t>palavra</t></is></c></row><row><c s="1"><v>\#(written)</v></c></row>"#
    let reading = try bench.workbook([("P", "<sheetData>\(rows)</sheetData>")], [("xl/styles.xml", styles)])
    #expect(reading.words == (shown.isEmpty ? ["0,4"] : [shown]))
  }

  @Test func `the formats that every spreadsheet knows need no code`() throws {
    let styles = #"<styleSheet><cellXfs><xf numFmtId="9"/><xf numFmtId="4"/></cellXfs></styleSheet>"#
    let rows = #"<row><c s="0"><v>0.5</v></c></row><row><c s="1"><v>1234</v></c></row>"#
    let reading = try bench.workbook([("P", "<sheetData>\(rows)</sheetData>")], [("xl/styles.xml", styles)])
    #expect(reading.words == ["50%", "1.234,00"])
  }

  @Test func `cells without a result or with an error say so with their sheet and cell`() throws {
    let rows =
      "<row><c t=\"inlineStr\"><is><t>palavra</t></is></c></row>"
      + #"<row r="3"><c r="A3"><f>A1</f></c><c r="B3" t="e"><v>#REF!</v></c></row>"#
      + #"<row r="4"><c r="A4" t="s"><v>9</v></c></row><row r="5"><c r="A5" t="e" vm="1"><v>#VALUE!</v></c></row>"#
      + "<row><c t=\"inlineStr\"><is><t>gato</t></is></c></row>"
    let reading = try bench.workbook([("Minhas palavras", "<sheetData>\(rows)</sheetData>")])
    #expect(reading.words == ["gato"])
    #expect(
      reading.troubles == [
        "word_list.cell_formula Minhas palavras!A3", "word_list.cell_error Minhas palavras!B3",
        "word_list.cell_lost Minhas palavras!A4", "word_list.picture_inside Minhas palavras!A5",
      ])
  }

  @Test func `names under any prefix are the same, in the strict form too`() throws {
    let parts = [
      ("_rels/.rels", relationPart(relation("b", "officeDocument", "/xl/Book.xml"))),
      ("xl/book.xml", #"<x:workbook><x:sheets><x:sheet name="P" q:id="s"/></x:sheets></x:workbook>"#),
      ("xl/_rels/Book.xml.rels", relationPart(relation("s", "worksheet", "../sheets/a.xml"))),
      (
        "sheets/a.xml",
        #"<x:worksheet><x:sheetData><x:row><x:c t="inlineStr"><x:is><x:t>gato</x:t></x:is></x:c></x:row></x:sheetData>"#
          + "</x:worksheet>"
      ),
    ]
    #expect(try bench.read(bench.packed(parts, named: "a.xlsx")).words == ["gato"])
  }

  @Test func `without titles the first sheet with words is the list, the others are told`() throws {
    let reading = try bench.workbook([
      ("Vazia", sheetData([])), ("Um", sheetData([["gato"], ["cão"]])), ("Dois", sheetData([["nada"]])),
    ])
    #expect(reading.words == ["gato", "cão"])
    #expect(reading.parcel.boards.map(\.name) == ["lista"])
    #expect(reading.complaints == [Phrase("word_list.sheets_left", ["sheets": .list([.text("Dois")])])])
  }

  @Test func `hidden rows and columns are read like the others, and rows are counted`() throws {
    let rows =
      sheetData([["palavra", "categoria"]]).dropLast("</sheetData>".count)
      + #"<row hidden="1"><c t="inlineStr"><is><t>gato</t></is></c><c t="inlineStr"><is><t>Bichos</t></is></c></row>"#
    let reading = try bench.workbook([("P", #"<cols><col min="2" max="2" hidden="1"/></cols>\#(rows)</sheetData>"#)])
    #expect(reading.parcel.boards.first?.cells.first?.symbol?.category.name == "Bichos")
    #expect(reading.complaints == [Phrase("word_list.hidden_rows", ["count": .integer(1)])])
  }

  @Test func `a picture is the word's in whose row it begins`() throws {
    let png = String(decoding: [UInt8](repeating: 65, count: 4), as: UTF8.self)
    let svg = #"<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>"#
    func anchor(_ row: Int, _ offset: Int, _ id: String) -> String {
      "<xdr:oneCellAnchor><xdr:from><xdr:col>1</xdr:col><xdr:row>\(row)</xdr:row><xdr:rowOff>\(offset)</xdr:rowOff>"
        + #"</xdr:from><xdr:pic><a:blip r:embed="\#(id)"/></xdr:pic></xdr:oneCellAnchor>"#
    }
    let half = 12_700 * 8
    let anchors =
      anchor(1, 0, "a") + anchor(1, half, "a") + anchor(3, 0, "b") + anchor(8, 0, "a") + anchor(2, 0, "a")
      + #"<xdr:absoluteAnchor><xdr:pic><a:blip r:embed="a"/></xdr:pic></xdr:absoluteAnchor>"#
    let reading = try bench.workbook(
      [("P", sheetData([["palavra"], ["um"], ["dois"], ["três"]]) + #"<drawing r:id="d"/>"#)],
      [
        ("xl/worksheets/_rels/sheet0.xml.rels", relationPart(relation("d", "drawing", "../drawings/d.xml"))),
        ("xl/drawings/d.xml", "<xdr:wsDr>\(anchors)</xdr:wsDr>"),
        (
          "xl/drawings/_rels/d.xml.rels",
          relationPart(relation("a", "image", "../media/a.svg") + relation("b", "image", "../media/b.emf"))
        ),
        ("xl/media/a.svg", svg), ("xl/media/b.emf", png),
      ])
    let cells = try #require(reading.parcel.boards.first?.cells)
    #expect(cells.map { $0.symbol?.picture?.bytes } == [Data(svg.utf8), Data(svg.utf8), nil])
    #expect(
      reading.troubles == [
        "word_list.pictures_apart", "word_list.picture_format P!B4", "word_list.picture_left P!B9",
        "word_list.picture_left P!B3",
      ])
  }
}
