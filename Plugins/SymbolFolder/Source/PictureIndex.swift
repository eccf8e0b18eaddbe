import Foundation

/// Which picture belongs to which code: lines of code, tab and path, in the order of the codes' bytes, so that one is
/// found in the file without reading the others.
struct PictureIndex: Sendable, Equatable {
  let lines: Data

  init(lines: Data) {
    self.lines = lines
  }

  /// - Parameter pictures: codes and paths, without tabs and line breaks.
  init(_ pictures: [(code: String, path: String)]) {
    var lines = Data()
    let sorted = pictures.map { Array("\($0.code)\t\($0.path)\n".utf8) }.sorted { $0.lexicographicallyPrecedes($1) }
    for line in sorted { lines.append(contentsOf: line) }
    self.lines = lines
  }

  /// Nil when the code isn't there.
  func path(of code: String) -> String? {
    let wanted = Array(code.utf8) + [0x09]
    return lines.withUnsafeBytes { bytes in
      var low = 0
      var high = bytes.count
      while low < high {
        // The line in which the middle lies.
        var start = (low + high) / 2
        while start > low, bytes[start - 1] != 0x0A { start -= 1 }
        let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
        let line = bytes[start..<end]
        if line.starts(with: wanted) { return String(decoding: line.dropFirst(wanted.count), as: UTF8.self) }
        if line.lexicographicallyPrecedes(wanted) { low = end + 1 } else { high = start }
      }
      return nil
    }
  }
}
