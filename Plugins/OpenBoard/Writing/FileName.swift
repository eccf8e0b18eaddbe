/// Names of files that every system takes.
enum FileName {
  /// Made of an identifier: letters and digits of ASCII stay.
  static func safe(_ id: String) -> String {
    let letters = id.unicodeScalars.prefix(60).map { scalar -> Character in
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", "_", "-": Character(scalar)
      default: "-"
      }
    }
    return letters.isEmpty ? "-" : String(letters)
  }

  /// Another path like a safe one: `folder/name-2.png`.
  static func numbered(_ path: String, _ number: Int) -> String {
    let scalars = path.unicodeScalars
    let start = scalars.lastIndex(of: "/").map { scalars.index(after: $0) } ?? path.startIndex
    let dot = scalars[start...].lastIndex(of: ".") ?? path.endIndex
    let numbered = "\(path[..<dot])-\(number)\(path[dot...])"
    return isSafe(path: numbered) ? numbered : "media/\(safe(path))-\(number)"
  }

  /// Whether a path stays inside its package on every system.
  static func isSafe(path: String) -> Bool {
    let names = path.unicodeScalars.split(separator: "/", omittingEmptySubsequences: false).map { String($0) }
    return !names.isEmpty && path.utf8.count <= 1000
      && names.allSatisfy { (1...255).contains($0.utf8.count) && $0 != "." && $0 != ".." }
      && !path.unicodeScalars.contains { scalar in
        scalar == "\\" || scalar == ":" || scalar.properties.generalCategory == .control
          || scalar.properties.generalCategory == .format || (0x2028...0x2029).contains(scalar.value)
      }
  }
}
