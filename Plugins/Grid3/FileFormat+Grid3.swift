import Foundation
public import TagarelaKit

extension FileFormat {
  /// A grid set of Grid 3: a zip with a folder of settings and one of grids.
  public static let grid3 = FileFormat(
    id: GridSetReader.formatID, names: ["": "Grid 3"], endings: ["gridset"], reads: [.board], writes: [.board],
    carries: [.pictures, .voices, .sets, .links, .actions, .colors, .spans, .hidden, .spoken, .backgrounds, .scenes],
    recognises: { isGridSet($0) }, read: { try GridSetReader.read($0, $1).onPlainLayout($1) },
    write: { parcel, aids in try GridSetWriter.file(of: parcel.boards, aids) })

  /// Looks for the names of a grid set's files in the headers that stand before a zip's contents (APPNOTE 4.3.7).
  private static func isGridSet(_ beginning: Data) -> Bool {
    let bytes = [UInt8](beginning)
    let mark: [UInt8] = [0x50, 0x4B, 0x03, 0x04]
    guard bytes.starts(with: mark) else { return false }
    return bytes.indices.dropLast(30).contains { start in
      guard bytes[start...].starts(with: mark) else { return false }
      let name = String(decoding: bytes[(start + 30)...].prefix(20), as: UTF8.self).lowercased()
      return ["settings0/", "grids/", "filemap.xml"].contains { name.hasPrefix($0) }
    }
  }
}
