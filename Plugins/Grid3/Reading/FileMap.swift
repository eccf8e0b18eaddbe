import StructuredText

/// What `FileMap.xml` says of each grid: that it is in the set, and which files go with it.
struct FileMap {
  /// Folders of the grids that are listed.
  private(set) var folders: [String] = []
  /// The names of a grid's further files, by its folder in lower case.
  private(set) var files: [String: [String]] = [:]

  init(_ root: XMLElement?) {
    for entry in root?["Entries"]?.all("Entry") ?? [] {
      guard let grid = entry.attributes["StaticFile"].map(Self.parts), grid.count == 3,
        grid[0].lowercased() == "grids", grid[2].lowercased() == "grid.xml"
      else { continue }
      folders.append("Grids/\(grid[1])")
      files[folders[folders.count - 1].lowercased()] = entry["DynamicFiles"]?.all("File").compactMap { file in
        Self.parts(file.text.trimmingBlanks).last
      }
    }
  }

  /// A picture or sound of the cell in this place with this ending, where it isn't called as usual.
  func file(of folder: String, x: Int, y: Int, endingLike value: String) -> String? {
    let ending = value.split(separator: ".").last.map { "." + $0.lowercased() } ?? ""
    return files[folder.lowercased()]?.first { name in
      (name.hasPrefix("\(x)-\(y)-") || name.hasPrefix("\(x)-\(y).")) && name.lowercased().hasSuffix(ending)
    }
  }

  private static func parts(_ path: String) -> [String] {
    path.split { $0 == "\\" || $0 == "/" }.map(String.init)
  }
}
