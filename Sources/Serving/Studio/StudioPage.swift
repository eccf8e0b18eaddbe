import StructuredText
import TagarelaKit

/// The therapist's page before its script has come.
enum StudioPage {
  static func html(_ wording: Wording) -> String {
    """
    <!doctype html>
    <html lang="\(Markup.escaped(wording.language(of: "studio.title")))">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>\(Markup.escaped(wording.text(Phrase("studio.title"))))</title>
    <link rel="stylesheet" href="/studio/studio.css">
    <link rel="icon" href="/icon.svg" type="image/svg+xml">
    <script type="module" src="/studio/start.js"></script>
    </head>
    <body></body>
    </html>

    """
  }

  /// What it says, by key without `studio.`.
  static func texts(_ wording: Wording) -> JSONValue {
    JSONValue(
      content: .object(
        StudioTexts.keys.map { key in
          .init(key: String(key.dropFirst(7)), value: .text(wording.template(key) ?? key))
        }))
  }
}
