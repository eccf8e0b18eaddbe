import Foundation
import TagarelaKit

/// The page as one file: how it looks, what it knows and what it does, joined; what it asks of the network is refused by the
/// page itself. The script stands before the printed board, of which it takes away what the browser hasn't read yet, and
/// before what the first board can do without.
struct PageDocument {
  let title: String
  let language: String
  let style: String
  let script: String
  let contents: PageContents
  let supply: PageSupply
  /// What modules show beside the boards.
  let activities: [CompanionActivity]
  /// What is seen where scripts don't run: the board as it is printed, as data addresses, and what to do.
  let printed: [String]
  let note: String
  /// What is seen of a file that was cut off before its script had come, and how to mend that.
  let incomplete: String
  /// As ``TagarelaKit/CompanionManner/isServed``.
  let isServed: Bool

  /// - Throws: what can't be encoded, which is nothing that a parcel holds.
  func html() throws -> Data {
    // Only what was written here bears the mark: no label can pretend to be a part of the page.
    let mark = UUID().uuidString
    let pictures = printed.map { "<img alt=\"\(title.escaped)\" src=\"\($0)\">" }.joined()
    var blocks = try supply.blocks.map { try block($0.name, $0.texts) }.joined(separator: "\n")
    if !activities.isEmpty {
      let packed = try activities.map { ($0.id, try Deflated.base64(of: $0.data)) }
      blocks += "\n" + (try block("activities", Dictionary(packed) { first, _ in first }))
    }
    let policy =
      ([
        "default-src 'none'", "img-src data: blob:", "media-src data: blob: file:", "script-src 'nonce-\(mark)'",
        "style-src 'nonce-\(mark)'", "base-uri 'none'", "form-action 'none'",
      ] + (isServed ? ["connect-src 'self'", "manifest-src 'self'", "worker-src 'self'"] : [])).joined(separator: "; ")
    return Data(
      """
      <!doctype html>
      <html lang="\(language.escaped)" dir="\(contents.direction)">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="\(policy)">
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
      <meta name="referrer" content="no-referrer">
      <meta name="format-detection" content="telephone=no">
      <title>\(title.escaped)</title>\(try served(blocks, mark))
      <style nonce="\(mark)">
      \(style)
      </style>
      </head>
      <body>
      <main id="printed">
      <p class="incomplete">\(incomplete.escaped)</p>
      \(try block("page", contents))
      <script nonce="\(mark)">
      (() => {
      "use strict";
      \(script)
      })();
      </script>
      <p>\(note.escaped)</p>\(pictures)
      </main>
      \(blocks)
      </body>
      </html>

      """.utf8)
  }

  /// What of its head only a page has that a server hands out: how it is installed, the sum by which it is told from a newer one,
  /// and the scripts that all pages of the server share.
  ///
  /// - Parameters:
  ///   - blocks: what follows the script.
  ///   - mark: what only scripts bear that were written here.
  private func served(_ blocks: String, _ mark: String) throws -> String {
    guard isServed else { return "" }
    var contents = contents
    // They differ each time it is made, though nothing that anybody sees does.
    (contents.made, contents.next) = ("", nil)
    let sum = PageSum(of: [title, style, script, try block("page", contents), blocks] + printed)
    return """

      <link rel="manifest" href="/app.webmanifest">
      <meta name="version" content="\(sum.text)">
      <script nonce="\(mark)" src="/outbox.js" defer></script>
      <script nonce="\(mark)" src="/news.js" defer></script>
      """
  }

  /// What the script reads: JSON that no text in it can end.
  private func block(_ name: String, _ contents: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let data = String(decoding: try encoder.encode(contents), as: UTF8.self).replacing("<", with: "\\u003c")
    return #"<script type="application/json" id="\#(name)">\#(data)</script>"#
  }
}

extension String {
  /// As text or a quoted value of HTML.
  fileprivate var escaped: String {
    replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;")
  }
}
