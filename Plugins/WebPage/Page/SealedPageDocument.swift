import Foundation
import TagarelaKit

/// The page with all that it knows sealed: its script asks for the passphrase, and then finds the page's blocks as they are where nothing
/// is sealed. In the open are the program itself, and what is said before.
struct SealedPageDocument {
  let page: PageDocument
  /// What asks for the passphrase, before the page's script.
  let door: String
  let wording: Wording

  /// - Parameter seal: seals what it is given.
  /// - Throws: what `seal` throws.
  func html(_ seal: (Data) throws -> Data) throws -> Data {
    let mark = UUID().uuidString
    let texts = PageTexts.all(wording).filter { $0.key.hasPrefix("sealed.") }
    let lines = try ([(name: "page", json: page.json(page.contents))] + page.blocks).map { "\($0.name)\t\($0.json)\n" }
    let sealed = try seal(Data(lines.joined().utf8)).base64EncodedString()
    let script = "\(door)\nconst lock = await door.open();\n\(page.script)"
    return Data(
      """
      \(page.head(title: texts["sealed.title"] ?? "", mark))
      <body>
      <main id="printed">
      <p class="incomplete">\(page.incomplete.escaped)</p>
      \(PageDocument.block("door", try page.json(texts)))
      <script nonce="\(mark)">
      (async () => {
      "use strict";
      \(script)
      })();
      </script>
      <p>\(wording.text(Phrase("page.unopened")).escaped)</p>
      </main>
      <script type="text/plain" id="sealed">\(sealed)</script>
      </body>
      </html>

      """.utf8)
  }
}
