import TagarelaKit

/// How the words look that say what columns and rows are for: those of one height, which stand in a row or below each other,
/// are of one size, and hours stand ones below ones.
struct HeadingStyle {
  private var groups: [Int: Group] = [:]

  /// - Parameters:
  ///   - places: all that the board has.
  ///   - label: of the pictures below or beside them.
  ///   - size: points, when they are given.
  init(_ places: [CellPlace], beside label: Scene.Font?, size: Double?) {
    for (height, places) in Dictionary(grouping: places, by: { Self.height($0.frame) }) {
      let words = places.compactMap { place in
        place.look.flatMap { $0.isHeading && !$0.text.isEmpty ? (text: $0.text, frame: place.frame) : nil }
      }
      let fitting = words.map { word in
        let width = word.frame.width * 0.92 / (word.text.longestWord * WordStyle.letterWidth)
        return min(word.frame.height * 0.5, width)
      }
      let largest = (label?.size ?? .infinity) * Self.mostBesideLabel
      groups[height] = Group(
        size: size ?? min(fitting.min() ?? 0, largest), digits: words.map(\.text.leadingDigits).max() ?? 0)
    }
  }

  func font(in slot: Scene.Frame) -> Scene.Font {
    Scene.Font(size: groups[Self.height(slot)]?.size ?? 0, bold: true)
  }

  /// The heading's word; a number that has fewer digits than those beside it has the room of theirs.
  func text(_ text: String, in slot: Scene.Frame) -> String {
    let digits = text.leadingDigits
    guard digits > 0, let most = groups[Self.height(slot)]?.digits, most > digits else { return text }
    return String(repeating: Self.digitSpace, count: most - digits) + text
  }

  private struct Group {
    let size: Double
    /// With which a word begins at most.
    let digits: Int
  }

  /// Beside the letters of labels: headings are seen first, and pictures all the same.
  private static let mostBesideLabel = 1.3
  /// As wide as a digit.
  private static let digitSpace = "\u{2007}"

  private static func height(_ frame: Scene.Frame) -> Int { Int(frame.height.rounded()) }
}

extension String {
  fileprivate var leadingDigits: Int { prefix { $0.isASCII && $0.isNumber }.count }
}
