import TagarelaKit

/// A cell of a sheet while it is read.
struct OpenDocumentCell {
  /// Columns that it stands for.
  let count: Int
  /// Over which it is merged.
  let rows: Int
  let isError: Bool
  var isInParagraph = false
  /// Paths of its pictures.
  var images: [String] = []
  private var text = ""
  private var hasParagraph = false
  /// What it is worth, for programs that write no text beside.
  private let value: String

  init(_ attributes: [String: String]) {
    count = attributes.count("number-columns-repeated")
    rows = attributes.count("number-rows-spanned")
    // LibreOffice's own attribute: the standard's types know no errors.
    isError = attributes["calcext:value-type"] == "error"
    value =
      ["string-value", "date-value", "time-value", "boolean-value", "value"].lazy.compactMap {
        attributes["office:\($0)"]
      }
      .first ?? ""
  }

  var shown: String { hasParagraph ? text : value }

  mutating func beginParagraph() {
    if hasParagraph { text += "\n" }
    hasParagraph = true
    isInParagraph = true
  }

  mutating func write(_ part: String) { if isInParagraph { text += part } }
}
