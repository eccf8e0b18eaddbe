import Canvas
import Charts
import Clinic
import Foundation
import TagarelaKit

/// A report as one file for a browser, which asks nothing of the network and runs nothing: each chart is a picture, and
/// beside it its numbers as a table, for those who don't see it.
struct ReportWeb {
  private let report: Report
  private let wording: Wording
  private let renderer: any Renderer

  init(_ report: Report, _ wording: Wording, _ renderer: any Renderer) {
    self.report = report
    self.wording = wording
    self.renderer = renderer
  }

  /// - Throws: what the renderer throws.
  func html() throws -> Data {
    // Only what was written here bears the mark: no word of a patient can pretend to be a part of the page.
    let mark = UUID().uuidString
    let policy = [
      "default-src 'none'", "img-src data:", "style-src 'nonce-\(mark)'", "base-uri 'none'", "form-action 'none'",
    ].joined(separator: "; ")
    let sections = try report.parts.map(section).joined(separator: "\n")
    return Data(
      """
      <!doctype html>
      <html lang="\(report.language.escaped)">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="\(policy)">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="referrer" content="no-referrer">
      <meta name="format-detection" content="telephone=no">
      <title>\(report.title.escaped)</title>
      <style nonce="\(mark)">
      \(ReportStyle.css)
      </style>
      </head>
      <body>
      <main>
      <h1>\(report.title.escaped)</h1>
      <p class="days">\(report.subtitle.escaped)</p>
      \(sections)
      </main>
      </body>
      </html>

      """.utf8)
  }

  private func section(_ part: Report.Part) throws -> String {
    let id = part.id.escaped
    let blocks = try part.told.blocks.map(block).joined(separator: "\n")
    return """
      <section aria-labelledby="\(id)">
      <h2 id="\(id)">\(part.told.title.escaped)</h2>
      \(blocks)
      </section>
      """
  }

  private func block(_ block: ReportPart.Block) throws -> String {
    switch block {
    case .text(let string): return "<p>\(string.escaped)</p>"
    case .chart(let chart): return try chart.isEmpty ? "" : figure(chart)
    case .table(let heads, let rows): return table(heads, rows, caption: nil)
    case .notes(let notes):
      return notes.map { note in
        """
        <article class="note">
        <h3>\(note.heading.escaped)</h3>
        <p>\(note.text.escaped)</p>
        </article>
        """
      }.joined(separator: "\n")
    }
  }

  /// Points of a chart on a desk and on paper, and on a telephone; the page scales them a little.
  private static let (wide, narrow) = (640.0, 340.0)

  private func source(_ scene: Scene, _ title: String) throws -> String {
    let drawn = try renderer.render(
      Document(title: title, language: report.language, created: .now, pages: [scene]), as: .svg, scale: 1)
    return "data:image/svg+xml;base64,\(drawn.base64EncodedString())"
  }

  private func figure(_ chart: Chart) throws -> String {
    let scene = chart.scene(width: Self.wide)
    let small = try source(chart.scene(width: Self.narrow), chart.title)
    return """
      <figure>
      <figcaption>\(chart.title.escaped)</figcaption>
      <picture>
      <source media="screen and (max-width: 34rem)" srcset="\(small)">
      <img alt="\(wording.text(Phrase("report.chart", ["title": .text(chart.title)])).escaped)" width="\(Int(scene.width))" height="\(Int(scene.height))" src="\(try source(scene, chart.title))">
      </picture>
      <details>
      <summary>\(wording.text(Phrase("report.numbers")).escaped)</summary>
      \(table(chart.columnHeads, chart.rows, caption: chart.title))
      </details>
      </figure>
      """
  }

  /// A wide one moves in its frame, by the keys as well.
  private func table(_ heads: [String], _ rows: [[String]], caption: String?) -> String {
    let head = heads.map { "<th scope=\"col\">\($0.escaped)</th>" }.joined()
    let body = rows.map { row in
      let cells = row.dropFirst().map { "<td>\($0.escaped)</td>" }.joined()
      return "<tr><th scope=\"row\">\((row.first ?? "").escaped)</th>\(cells)</tr>"
    }
    let titled = caption.map { "<caption>\($0.escaped)</caption>" } ?? ""
    let name = caption ?? heads.first ?? ""
    return """
      <div class="table" tabindex="0" role="group" aria-label="\(name.escaped)">
      <table>\(titled)<thead><tr>\(head)</tr></thead>
      <tbody>
      \(body.joined(separator: "\n"))
      </tbody></table>
      </div>
      """
  }
}

extension String {
  /// As text or a quoted value of HTML.
  fileprivate var escaped: String {
    replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;")
  }
}
