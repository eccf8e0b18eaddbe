import Foundation
import TagarelaKit
import TagarelaTestSupport
import Testing

@testable import WordList

/// OpenDocument spreadsheets, part by part.
struct OpenDocumentTests {
  let bench: SheetBench

  init() throws { bench = try SheetBench() }

  @Test func `paragraphs, blanks and spans are one text; comments and pronunciations are none`() throws {
    let odd = documentCell(
      "o<text:s text:c=\"2\"/><text:span>ga</text:span><text:ruby><text:ruby-base>to</text:ruby-base>"
        + "<text:ruby-text>x</text:ruby-text></text:ruby>", "",
      "<text:p>mia</text:p><office:annotation><text:p>não</text:p></office:annotation>")
    let reading = try bench.document(documentTable("P", documentRow(odd)))
    #expect(reading.words == ["o  gato mia"])
    #expect(reading.troubles == ["word_list.line_breaks P!A1"])
  }

  @Test func `repeated cells and rows count, and a category merged over rows is that of all`() throws {
    let reading = try bench.document(
      documentTable(
        "P", documentRow(documentCell("word"), "<table:table-cell/>", documentCell("category")),
        documentRow(documentCell("a"), "<table:table-cell/>", documentCell("One", #"table:number-rows-spanned="2""#)),
        documentRow(documentCell("b"), #"<table:table-cell/><table:covered-table-cell/>"#),
        documentRow(documentCell("c"), #"<table:table-cell table:number-columns-repeated="16383"/>"#),
        documentRow("<table:table-cell/>", attributes: #"table:number-rows-repeated="90""#),
        documentRow(documentCell("d"), attributes: #"table:number-rows-repeated="2" table:visibility="filter""#),
        documentRow("<table:table-cell/>", documentCell("stray"))))
    #expect(reading.words == ["a", "b", "c", "d", "d"])
    #expect(
      reading.parcel.boards.first?.cells.map { $0.symbol?.category.name } == ["One", "One", "", "", ""])
    #expect(
      reading.troubles == ["word_list.hidden_rows", "word_list.no_word P!A97"])
  }

  @Test func `errors and values without text are told and read`() throws {
    let reading = try bench.document(
      documentTable(
        "P", documentRow(documentCell("#REF!", #"calcext:value-type="error""#)),
        documentRow(#"<table:table-cell office:value-type="float" office:value="3"/>"#)))
    #expect(reading.words == ["3"])
    #expect(reading.troubles == ["word_list.cell_error P!A1"])
  }

  @Test func `a picture in a cell is the word's, the first of a frame and of a row`() throws {
    let svg = Data(#"<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>"#.utf8)
    func frame(_ paths: String...) -> String {
      "<draw:frame>" + paths.map { #"<draw:image xlink:href="\#($0)"><text:p/></draw:image>"# }.joined()
        + "</draw:frame>"
    }
    let reading = try bench.document(
      documentTable(
        "P", "<table:shapes>\(frame("Pictures/a.svg"))</table:shapes>",
        documentRow(documentCell("a", "", frame("./Pictures/a.svg", "Pictures/none.png"))),
        documentRow(documentCell("b", "", frame("Pictures/a.svg") + frame("Pictures/a.svg"))),
        documentRow(documentCell("c", "", frame("Pictures/none.png")))), [("Pictures/a.svg", svg)])
    #expect(reading.words == ["a", "b", "c"])
    #expect(reading.parcel.boards.first?.cells.map { $0.symbol?.picture?.bytes } == [svg, svg, nil])
    #expect(
      reading.troubles == ["word_list.pictures_apart", "word_list.picture_left P!A2", "word_list.picture_format P!A3"])
  }

  @Test func `repeats without measure are bounded and told`() throws {
    let many = #"table:number-rows-repeated="99999999999999""#
    let reading = try bench.document(
      documentTable(
        "P", documentRow(#"<table:table-cell table:number-columns-repeated="9999999"/>"#, attributes: many),
        documentRow(documentCell("a"), attributes: many)))
    #expect(reading.words == ["a"])
    let long = try bench.document(
      documentTable("P", documentRow(documentCell("a"), attributes: #"table:number-rows-repeated="1000000""#)))
    #expect(long.words.count == 100_001)
    #expect(long.troubles == ["word_list.rows_left"])
    let wide = documentRow(
      documentCell("a", #"table:number-columns-repeated="16384""#), attributes: #"table:number-rows-repeated="1000000""#
    )
    #expect(bench.failure { try bench.document(documentTable("P", wide)) }?.what.key == "word_list.sheet.large")
  }
}
