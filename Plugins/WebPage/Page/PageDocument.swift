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
    let blocks = try blocks.map { Self.block($0.name, $0.json) }.joined(separator: "\n")
    return Data(
      """
      \(head(title: title, mark, try served(blocks, mark)))
      <body>
      <main id="printed">
      <p class="incomplete">\(incomplete.escaped)</p>
      \(Self.block("page", try json(contents)))
      <script nonce="\(mark)">
      (() => {
      "use strict";
      const lock = undefined;
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

  /// What follows the script, by the names under which it is found.
  var blocks: [(name: String, json: String)] {
    get throws {
      var blocks = try supply.blocks.map { (name: $0.name, json: try json($0.texts)) }
      if !activities.isEmpty {
        let packed = try activities.map { ($0.id, try Deflated.base64(of: $0.data)) }
        blocks.append((name: "activities", json: try json(Dictionary(packed) { first, _ in first })))
      }
      return blocks
    }
  }

  /// All before the body.
  ///
  /// - Parameters:
  ///   - mark: what only scripts bear that were written here.
  ///   - more: at its end.
  func head(title: String, _ mark: String, _ more: String = "") -> String {
    let policy =
      ([
        "default-src 'none'", "img-src data: blob:", "media-src data: blob: file:", "script-src 'nonce-\(mark)'",
        "style-src 'nonce-\(mark)'", "base-uri 'none'", "form-action 'none'",
      ] + (isServed ? ["connect-src 'self'", "manifest-src 'self'", "worker-src 'self'"] : [])).joined(separator: "; ")
    return """
      <!doctype html>
      <html lang="\(language.escaped)" dir="\(contents.direction)">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="\(policy)">
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
      <meta name="referrer" content="no-referrer">
      <meta name="format-detection" content="telephone=no">
      <title>\(title.escaped)</title>\(more)
      <style nonce="\(mark)">
      \(style)
      </style>
      </head>
      """
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
    let sum = PageSum(of: [title, style, script, Self.block("page", try json(contents)), blocks] + printed)
    return """

      <link rel="manifest" href="/app.webmanifest">
      <meta name="version" content="\(sum.text)">
      <script nonce="\(mark)" src="/outbox.js" defer></script>
      <script nonce="\(mark)" src="/news.js" defer></script>
      """
  }

  /// What the script reads.
  static func block(_ name: String, _ json: String) -> String {
    #"<script type="application/json" id="\#(name)">\#(json)</script>"#
  }

  /// JSON that no text in it can end.
  func json(_ contents: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(contents), as: UTF8.self).replacing("<", with: "\\u003c")
  }
}

extension String {
  /// As text or a quoted value of HTML.
  var escaped: String {
    replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;")
  }
}
