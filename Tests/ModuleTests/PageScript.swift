import Foundation

/// What the page's script says, and those of modules' activities in it, as far as its text tells.
enum PageScript {
  /// Whether it has a text's key between quotes, or puts it together: `setting.${name}`.
  static func says(_ key: String) -> Bool {
    literals.contains(key)
      || pieces.contains { before, after in
        key.count > before.count + after.count && key.hasPrefix(before) && key.hasSuffix(after)
      }
  }

  /// Whatever is called something in it.
  static let names = Set(source.matches(of: /[A-Za-z_]+/).map { String($0.0) })

  private static let literals = Set(source.matches(of: /"([A-Za-z0-9.-]+)"/).map { String($0.1) })

  /// What stands before the first and behind the last of the places of a text that is put together.
  private static let pieces: [(String, String)] = source.matches(
    of: /`([A-Za-z0-9.-]*)\$\{[^`]*\}([A-Za-z0-9.-]*)`/
  ).map { (String($0.1), String($0.2)) }.filter { $0.0.hasSuffix(".") || $0.1.hasPrefix(".") }

  private static let source: String = {
    let names = FileManager.default.enumerator(atPath: Checkout.root.appending(path: "Plugins").path)
    return (names?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".js") }
      .compactMap { try? Checkout.text("Plugins/\($0)") }.joined(separator: "\n")
  }()
}
