import TagarelaKit

/// Finds a set's pictures by what a row of its table calls them.
struct PictureShelf {
  enum Found: Equatable {
    case nothing
    case one(Int)
    /// Several pictures in different folders have the name.
    case many(Int)
  }

  let pictures: [String]
  private var byPath: [String: [Int]] = [:]
  private var byName: [String: [Int]] = [:]
  private var byBase: [String: [Int]] = [:]
  private var byWords: [String: [Int]] = [:]

  /// - Parameters:
  ///   - pictures: paths inside their folder.
  ///   - knowsWords: whether they can be found by the words in their names too, `pao_de_queijo` by `Pão de queijo`.
  init(_ pictures: [String], knowsWords: Bool) {
    self.pictures = pictures
    byBase.reserveCapacity(pictures.count)
    byName.reserveCapacity(pictures.count)
    for (index, path) in pictures.enumerated() {
      let path = path.lowercased()
      if path.utf8.contains(UInt8(ascii: "/")) {
        byPath[path, default: []].append(index)
        byPath[Self.withoutEnding(path), default: []].append(index)
      }
      let name = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[path.utf8.index(after: $0)...]) } ?? path
      byName[name, default: []].append(index)
      byBase[Self.withoutEnding(name), default: []].append(index)
      if knowsWords {
        for words in PictureName(Self.withoutEnding(name)).words { byWords[words.folded, default: []].append(index) }
      }
    }
  }

  /// The pictures to take by their own names: of those beside each other that differ only in the ending, one, and none
  /// where one of them is already taken.
  func others(than taken: Set<Int>) -> [Int] {
    var stems = Set(taken.map { Self.withoutEnding(pictures[$0].lowercased()) })
    let drawingsFirst = pictures.indices.sorted {
      (PictureFormat(ending: pictures[$0]) == .svg ? 0 : 1, $0) < (
        PictureFormat(ending: pictures[$1]) == .svg ? 0 : 1, $1
      )
    }
    return drawingsFirst.filter { stems.insert(Self.withoutEnding(pictures[$0].lowercased())).inserted }.sorted()
  }

  /// Upper and lower case are the same; with or without the ending, with or without the folder.
  ///
  /// - Parameter prefix: of paths inside the pack, which a table may also give.
  func find(_ written: String, prefix: String) -> Found {
    var wanted = written.lowercased()
    if wanted.utf8.contains(UInt8(ascii: "\\")) { wanted = wanted.replacing("\\", with: "/") }
    if wanted.hasPrefix("./") { wanted.removeFirst(2) }
    if wanted.utf8.contains(UInt8(ascii: "/")) {
      let prefix = prefix.lowercased()
      let inside = wanted.hasPrefix(prefix) ? String(wanted.dropFirst(prefix.count)) : wanted
      return choose(byPath[inside] ?? (inside == wanted ? nil : byName[inside] ?? byBase[inside]))
    }
    return choose(byName[wanted] ?? byBase[wanted])
  }

  /// A picture whose name has these words, whatever stands between them; accents don't count.
  func find(words: String) -> Found { choose(byWords[words.folded]) }

  /// A drawing is taken before a photo of the same name beside it.
  private func choose(_ found: [Int]?) -> Found {
    guard let found, let first = found.first else { return .nothing }
    if found.count == 1 { return .one(first) }
    guard Set(found.map { Self.folder(of: pictures[$0]) }).count == 1 else { return .many(found.count) }
    return .one(found.first { PictureFormat(ending: pictures[$0]) == .svg } ?? first)
  }

  private static func folder(of path: String) -> Substring {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[..<$0] } ?? ""
  }

  private static func withoutEnding(_ path: String) -> String {
    guard PictureFormat(ending: path) != nil, let dot = path.utf8.lastIndex(of: UInt8(ascii: ".")) else { return path }
    return String(path[..<dot])
  }
}
