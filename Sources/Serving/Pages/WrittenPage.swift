import Devices
import Foundation
import TagarelaKit

/// A page that the server writes itself: plain HTML, whose texts are never markup.
struct WrittenPage {
  let wording: Wording
  let title: String
  /// Scripts among ``Assets``.
  var scripts: [String] = []
  /// Whose page it is that plans which are opened from it lead back to; nil where they don't.
  var way: Device.Role?
  var body: [Markup]

  var html: String {
    let scripts = scripts.map { "<script src=\"/\($0)\" defer></script>" }.joined()
    return """
      <!doctype html>
      <html lang="\(Markup.escaped(wording.language(of: "serve.page.plans")))">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>\(Markup.escaped(title))</title>
      <link rel="stylesheet" href="/style.css">
      <link rel="icon" href="/icon.svg" type="image/svg+xml">
      <link rel="manifest" href="/app.webmanifest">
      \(scripts)
      </head>
      <body\(way.map { " data-way=\"\($0.rawValue)\"" } ?? "")>
      <main>
      \(body.map(\.html).joined(separator: "\n"))
      \(scripts.isEmpty ? "" : backlog.html)
      </main>
      </body>
      </html>

      """
  }
}

extension WrittenPage {
  /// Where scripts say what waits on the device; `#` stands for how much.
  private var backlog: Markup {
    .element(
      "p",
      [
        ("id", "waiting"), ("role", "status"),
        ("data-waiting-one", wording.text(Phrase("serve.page.waiting.one"))),
        ("data-waiting", wording.text(Phrase("serve.page.waiting.many", ["count": .text("#")]))),
        ("data-refused-one", wording.text(Phrase("serve.page.refused.one"))),
        ("data-refused", wording.text(Phrase("serve.page.refused.many", ["count": .text("#")]))),
      ])
  }
}

/// A piece of HTML.
struct Markup {
  let html: String

  /// - Parameter attributes: by name; a value is a text.
  static func element(_ name: String, _ attributes: [(String, String)] = [], _ content: [Markup] = []) -> Markup {
    let attributes = attributes.map { " \($0)=\"\(escaped($1))\"" }.joined()
    let isVoid = name == "input"
    return Markup(
      html: "<\(name)\(attributes)>" + (isVoid ? "" : content.map(\.html).joined() + "</\(name)>"))
  }

  static func element(_ name: String, _ attributes: [(String, String)] = [], text: String) -> Markup {
    element(name, attributes, [.text(text)])
  }

  static func text(_ text: String) -> Markup { Markup(html: escaped(text)) }

  static func heading(_ text: String, level: Int = 1) -> Markup { element("h\(level)", text: text) }

  static func link(_ text: String, to path: String) -> Markup { element("a", [("href", path)], text: text) }

  /// Rows of texts under headings.
  static func table(_ headings: [String], _ rows: [[String]]) -> Markup {
    element(
      "table", [],
      [
        element("thead", [], [element("tr", [], headings.map { element("th", [("scope", "col")], text: $0) })]),
        element("tbody", [], rows.map { row in element("tr", [], row.map { element("td", text: $0) }) }),
      ])
  }

  static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;")
  }
}
