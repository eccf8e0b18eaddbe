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

  /// Whether a path stays inside its package on every system.
  static func isSafe(path: String) -> Bool {
    let names = path.split(separator: "/", omittingEmptySubsequences: false)
    return !names.isEmpty && path.utf8.count <= 1000
      && names.allSatisfy { (1...255).contains($0.utf8.count) && $0 != "." && $0 != ".." }
      && !path.unicodeScalars.contains { scalar in
        scalar == "\\" || scalar == ":" || scalar.properties.generalCategory == .control
          || scalar.properties.generalCategory == .format || (0x2028...0x2029).contains(scalar.value)
      }
  }
}
