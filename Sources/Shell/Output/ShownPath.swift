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
    let parts = shown.split(separator: "/", omittingEmptySubsequences: false)
    guard let beginning = parts.first, parts.count > 3 else { return shown }
    // The first says where it begins, the last is the file; of the folders those next to the file tell most.
    let shorter = (1..<parts.count - 1).reversed().map { count in
      ([beginning, "…"] + parts.suffix(count)).joined(separator: "/")
    }
    let short = shorter.first { displayWidth($0) <= width } ?? shorter.last ?? shown
    return displayWidth(short) < displayWidth(shown) ? short : shown
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
