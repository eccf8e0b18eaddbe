import Testing

@testable import Course

struct LessonTextTests {
  private func span(_ text: String) -> LessonText.Span { .init(text: text) }

  @Test func `headings, paragraphs, lists and pictures are told apart`() {
    let text = LessonText(
      """
      # Waiting
      Children need **time**
      to find *their* word.

      - count to ten
        in your head
      - look at them

      1. one
      2. two

      ![a board](board.svg)
      5 * 3 is **open
      """)
    #expect(
      text.blocks == [
        .heading(level: 1, [span("Waiting")]),
        .paragraph([
          span("Children need "), .init(text: "time", isStrong: true), span(" to find "),
          .init(text: "their", isStressed: true), span(" word."),
        ]),
        .list(isNumbered: false, [[span("count to ten"), span(" in your head")], [span("look at them")]]),
        .list(isNumbered: true, [[span("one")], [span("two")]]),
        .picture(name: "board.svg", says: "a board"),
        .paragraph([span("5 * 3 is **open")]),
      ])
    #expect(text.pictures == ["board.svg"])
    #expect(
      text.plain.hasPrefix("WAITING\n\nChildren need time to find their word.\n\n• count to ten in your head\n• look"))
  }

  @Test func `of a page in HTML what is to be read is taken, and nothing that runs`() {
    let page = LessonPage(
      html: """
        <!DOCTYPE html><html><head><title>No</title><style>p { color: red }</style>
        <script>if (1 < 2) alert("<p>no</p>")</script></head>
        <body onload="x()"><h1>Espere</h1><!-- no > -->
        <p>Conte at&eacute; <b>dez</b>, <a href="javascript:x()">sim</a> &amp; n&atilde;o.</p>
        <ul><li>um<li>dois</ul><iframe src="https://example.org"></iframe>
        <p><img alt="prancha > mesa" src="prancha.svg"></p></body></html>
        """)
    #expect(
      page.text == "# Espere\n\nConte até **dez**, sim & não.\n\n- um\n- dois\n\n![prancha > mesa](prancha.svg)\n\n")
    #expect(page.leftOut == ["script", "iframe"])
    #expect(LessonText(page.text).pictures == ["prancha.svg"])
  }

  @Test(arguments: ["<", "<<<<", "<p", "<!--", "<script>", "&#x110000;", "&", "</", "<img src=", "<p a='>"])
  func `a broken page is read as far as it goes`(_ html: String) {
    #expect(LessonText(LessonPage(html: html).text).pictures.isEmpty)
  }
}
