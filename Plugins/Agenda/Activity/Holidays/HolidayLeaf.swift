import Foundation
import TagarelaKit

/// What stands for a holiday that nothing else draws.
enum HolidayLeaf {
  /// A leaf of a calendar with a red day: not every holiday is a feast.
  static let picture = Picture(format: .svg, bytes: Data(drawing.utf8))

  private static let drawing = """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" stroke="#424242" stroke-width="3" stroke-linejoin="round">\
    <rect x="14" y="18" width="72" height="70" rx="6" fill="#fff"/>\
    <path d="M14 24a6 6 0 0 1 6-6h60a6 6 0 0 1 6 6v14H14z" fill="#e53935"/>\
    <path d="M32 10v16M68 10v16" fill="none" stroke-width="6" stroke-linecap="round"/>\
    <circle cx="50" cy="63" r="15" fill="#e53935" stroke="none"/></svg>
    """
}
