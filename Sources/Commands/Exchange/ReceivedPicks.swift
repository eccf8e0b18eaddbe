import Clinic
import Desk
import Shell
import TagarelaKit
import Workspace

extension Context {
  /// The items that words name, with commas between: what happens to them (`new`), their kind (`symbol`), or their numbers
  /// in the preview (`#3`, `#5-9`; the `#` may be left out).
  ///
  /// - Throws: ``Failure`` `value.not_choice`, `receive.no_range`.
  func picks(_ words: String, in changes: ChangeSet) throws -> [Wanted.Pick] {
    let actions = ChangeSet.Action.allCases.map(\.rawValue)
    let kinds = (changes.items.map(\.kind) + Self.usualKinds).removingRepeats
    return try words.split(separator: ",", omittingEmptySubsequences: true).map { part in
      let word = part.trimmingPrefix { $0 == " " }
      if let first = word.first, first == "#" || first.isASCIIDigit { return .numbers(try numbers(String(word))) }
      let key = try choice(String(word).oneLine, among: actions + kinds)
      return ChangeSet.Action(rawValue: key).map { .action($0) } ?? .kind(key)
    }
  }

  /// What files bring most; one that isn't in a file is none of it, and no mistake.
  static let usualKinds = [
    "patient", "tutor", "category", "symbol", "board", "cell", "plan", "observation", "touch", "setting",
  ]

  private func numbers(_ text: String) throws -> ClosedRange<Int> {
    let ends = text.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false).map { end in
      Int(end.drop { $0 == "#" || $0 == " " })
    }
    guard let first = ends.first ?? nil, let last = ends.last ?? nil, first <= last else {
      throw Failure("receive.no_range", ["text": .text(text)])
    }
    return first...last
  }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
}
