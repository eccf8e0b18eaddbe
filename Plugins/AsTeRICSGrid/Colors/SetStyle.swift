import StructuredText
import TagarelaKit

/// How all grids of a set look.
struct SetStyle {
  let labels: LabelPlace
  let letters: LetterCase
  /// Nil for the program's own grey, which is no part of a board.
  let background: Tint?
  private let elementFill: Tint?
  private let scheme: ColorScheme?
  private let coloursBackground: Bool
  private let coloursBorder: Bool

  init(_ metadata: JSONValue?) {
    let text = metadata?["textConfig"]
    labels = text?["textPosition"]?.string == "ABOVE" ? .above : .below
    letters =
      switch text?["convertMode"]?.string {
      case "CONVERT_MODE_UPPERCASE": .upper
      case "CONVERT_MODE_LOWERCASE": .lower
      default: .asWritten
      }
    let colors = metadata?["colorConfig"]
    background = Self.tint(colors?["gridBackgroundColor"], unlessUsual: ["#e8e8e8", "#ffffff"])
    elementFill = Self.tint(colors?["elementBackgroundColor"], unlessUsual: ["#ffffff"])
    scheme = ColorScheme(colors)
    let mode = colors?["colorMode"]?.string ?? "COLOR_MODE_BACKGROUND"
    coloursBackground = mode != "COLOR_MODE_BORDER"
    coloursBorder = mode != "COLOR_MODE_BACKGROUND"
  }

  private static func tint(_ value: JSONValue?, unlessUsual usual: [String]) -> Tint? {
    guard let code = value?.string?.lowercased(), !usual.contains(code) else { return nil }
    return CSSColor.tint(code)
  }

  /// An element's kind of word tells its colour before its own does, as in the program.
  func fill(of element: JSONValue) -> Tint? {
    if coloursBackground, let tint = schemeTint(of: element) { return tint }
    return element["backgroundColor"]?.string.flatMap(CSSColor.tint) ?? elementFill
  }

  func border(of element: JSONValue) -> Tint? {
    if coloursBorder, let tint = schemeTint(of: element) { return tint }
    return element["borderColor"]?.string.flatMap(CSSColor.tint)
  }

  private func schemeTint(of element: JSONValue) -> Tint? {
    element["colorCategory"]?.string.flatMap { scheme?.tint(of: $0) }
  }
}
