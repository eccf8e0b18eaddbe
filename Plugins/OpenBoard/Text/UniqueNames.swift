/// Names of which each is given once.
struct UniqueNames {
  private let ignoresCase: Bool
  private var taken: Set<String> = []
  /// Names that others have by right, whoever comes first.
  private var written: Set<String>
  /// The number from which on a name may be free.
  private var next: [String: Int] = [:]

  /// - Parameters:
  ///   - ignoresCase: whether upper and lower case are the same, as they are for files on some systems.
  ///   - written: names that are not given to those who must have another one.
  init(ignoresCase: Bool = false, written: some Sequence<String> = []) {
    self.ignoresCase = ignoresCase
    self.written = []
    for name in written { reserve(name) }
  }

  /// - Returns: the name, with a number behind it when it is taken: `name-2`.
  mutating func take(_ name: String) -> String {
    taken.insert(key(name)).inserted ? name : numbered(name)
  }

  /// - Returns: a name for what has none: this one, with a number behind it when somebody has it.
  mutating func make(_ name: String) -> String {
    contains(name) ? numbered(name) : take(name)
  }

  func contains(_ name: String) -> Bool { taken.contains(key(name)) || written.contains(key(name)) }

  /// Keeps a name from being made for something else.
  mutating func reserve(_ name: String) { written.insert(key(name)) }

  private mutating func numbered(_ name: String) -> String {
    var unique: String
    repeat {
      let number = next[name, default: 2]
      next[name] = number + 1
      unique = "\(name)-\(number)"
    } while contains(unique)
    taken.insert(key(unique))
    return unique
  }

  private func key(_ name: String) -> String { ignoresCase ? name.lowercased() : name }
}
