import StructuredText
import TagarelaKit

/// A `Cell` as it is written: a place that isn't said is the first, a span that isn't said is one.
struct GridCell {
  let x: Int
  let y: Int
  let columns: Int
  let rows: Int
  /// False when its place is no number.
  let isPlaced: Bool
  let content: XMLElement

  init(_ element: XMLElement) {
    func number(_ key: String, usual: Int, least: Int) -> Int? {
      guard let text = element.attributes[key] else { return usual }
      // Larger than any grid, and far from where sums overflow.
      return Int(text.trimmingBlanks).flatMap { (least...10_000).contains($0) ? $0 : nil }
    }
    let place = [number("X", usual: 0, least: 0), number("Y", usual: 0, least: 0)]
    let span = [number("ColumnSpan", usual: 1, least: 1), number("RowSpan", usual: 1, least: 1)]
    x = (place[0] ?? 0)
    y = (place[1] ?? 0)
    columns = span[0] ?? 1
    rows = span[1] ?? 1
    isPlaced = !place.contains(nil)
    content = element["Content"] ?? XMLElement(name: "Content")
  }

  var caption: String { content["CaptionAndImage"]?["Caption"]?.words ?? "" }
  var commands: [XMLElement] { content["Commands"]?.all("Command") ?? [] }
  var subtype: String? { content.text(of: "ContentSubType")?.oneLine.beginning(60) }
  var visibility: String? { content.text(of: "Visibility") }

  /// Kept for a word of the grid's list.
  var isForWords: Bool { content.text(of: "ContentType") == "AutoContent" && subtype == "WordList" }

  /// Kept for a word that the program proposes.
  var offersWord: Bool { content.text(of: "ContentType") == "AutoContent" && subtype == "Prediction" }

  /// Nothing is on it, and nothing happens.
  var isEmpty: Bool {
    visibility == "Empty"
      || caption.isEmpty && commands.isEmpty && content["CaptionAndImage"]?.text(of: "Image") == nil
        && (content.text(of: "ContentType") ?? "Normal") == "Normal"
  }
}
