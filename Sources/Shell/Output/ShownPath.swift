import Foundation
import TagarelaKit
import Terminal

/// Paths as people at a terminal read them: the home as `~`, and of one that no line has room for the middle left out. Programs and
/// files get them whole.
enum ShownPath {
  /// The places of messages that have paths.
  private static let places: Set = ["path", "file", "files", "folder"]

  static func text(_ path: String, width: Int?) -> String {
    let home = ProcessInfo.processInfo.environment["HOME"] ?? ""
    let isAtHome = home.count > 1 && path.hasPrefix(home + "/")
    let shown = isAtHome ? "~" + path.dropFirst(home.count) : path
    guard let width, displayWidth(shown) > width else { return shown }
    var parts = shown.split(separator: "/", omittingEmptySubsequences: false)
    // The first says where it begins, the last is the file; the folders next to these go last.
    while parts.count > 3, displayWidth(joined(parts)) > width { parts.remove(at: parts.count / 2) }
    let short = joined(parts)
    return displayWidth(short) < displayWidth(shown) ? short : shown
  }

  private static func joined(_ parts: [Substring]) -> String {
    let middle = max(1, parts.count / 2)
    return (parts[..<middle] + ["…"] + parts[middle...]).joined(separator: "/")
  }

  static func shortened(_ phrase: Phrase, width: Int?) -> Phrase {
    var phrase = phrase
    phrase.arguments = phrase.arguments.map { argument in
      Phrase.Argument(
        name: argument.name, value: shortened(argument.value, isPath: places.contains(argument.name), width))
    }
    return phrase
  }

  private static func shortened(_ value: Value, isPath: Bool, _ width: Int?) -> Value {
    switch value {
    case .text(let text) where isPath && text.hasPrefix("/"): .text(self.text(text, width: width))
    case .list(let values): .list(values.map { shortened($0, isPath: isPath, width) })
    case .phrase(let phrase): .phrase(shortened(phrase, width: width))
    default: value
    }
  }
}

extension Phrase {
  /// For people at a terminal of so many columns.
  func shown(in width: Int?) -> Phrase { ShownPath.shortened(self, width: width.map { max(20, $0 - 4) }) }
}
