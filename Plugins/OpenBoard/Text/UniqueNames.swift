/// Names of which each is given once, upper and lower case being the same.
struct UniqueNames {
  private var taken: Set<String> = []
  /// The number from which on a name may be free.
  private var next: [String: Int] = [:]

  /// - Returns: the name, with a number behind it when it is taken: `name-2`.
  mutating func take(_ name: String) -> String {
    var unique = name
    while !taken.insert(unique.lowercased()).inserted {
      let number = next[name, default: 2]
      next[name] = number + 1
      unique = "\(name)-\(number)"
    }
    return unique
  }

  func contains(_ name: String) -> Bool { taken.contains(name.lowercased()) }

  /// Takes a name that must not be changed.
  mutating func reserve(_ name: String) { taken.insert(name.lowercased()) }
}
