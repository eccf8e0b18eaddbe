import HelperProtocols

/// Writes the contents of an archive's files into one file, one behind the other: who reads them all anyway needn't make,
/// open and remove each.
struct Gathering {
  private let zip: ZipFile
  private let path: String
  private var contents: EntryContents

  init(_ zip: ZipFile, into path: String, _ limits: ArchiveLimits) {
    self.zip = zip
    self.path = path
    contents = EntryContents(of: zip, limits)
  }

  /// - Returns: the paths of the files, in the archive's order, and the bytes of each.
  /// - Throws: ``ArchiveRefusal``; what was written so far stays.
  mutating func run() throws -> (files: [String], bytes: [Int]) {
    let file = try OutputFile(new: path, named: path)
    var files: [String] = []
    var bytes: [Int] = []
    var places: [String: Int] = [:]
    var end = 0
    for item in try zip.contents() where !item.entry.isFolder {
      let path = item.entry.path
      if item.isAgain, var place = places[path] {
        // Which of two is meant, programs don't agree.
        try contents.read(item) { piece in
          guard file.holds(piece, at: place) else { throw ArchiveRefusal(.duplicate, entry: path) }
          place += piece.count
        }
      } else {
        try contents.read(item) { try file.append($0) }
        places[path] = end
        end += item.entry.bytes
        files.append(path)
        bytes.append(item.entry.bytes)
      }
    }
    return (files, bytes)
  }
}
