import StructuredText
import TagarelaKit

extension XMLElement {
  /// The words of a text with symbols: paragraphs (`p`) of symbols (`s`) with runs (`r`) inside them, or a plain text.
  /// Blanks between the elements are the file's form, those in a run are the text's.
  var words: String {
    var runs = ""
    gather(&runs)
    return (runs.isEmpty && children.isEmpty ? text : runs).oneLine.beginning(2000)
  }

  private func gather(_ runs: inout String) {
    if name == "r" || name == "Run" { runs += text }
    if name == "p", !runs.isEmpty { runs += " " }
    for child in children { child.gather(&runs) }
  }

  /// The picture of the first symbol of a text.
  var symbolImage: String? {
    if name == "s" || name == "SymbolRun", let image = attributes["Image"]?.trimmingBlanks, !image.isEmpty {
      return image
    }
    return children.lazy.compactMap(\.symbolImage).first
  }
}
