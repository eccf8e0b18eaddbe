import Foundation
public import TagarelaKit

extension FileFormat {
  /// A page set (`.sps`) or a part of one (`.spb`) of Snap: an SQLite database.
  public static let snap = FileFormat(
    id: "snap", names: ["": "Snap"], endings: ["spb", "sps"], reads: [.board],
    carries: [.pictures, .voices, .sets, .links, .colors, .spans, .hidden, .spoken],
    recognises: { isDatabase($0) }, read: { file, _ in try PageSetReader.read(file) })

  /// Of SQLite, and not a workspace of ours, which says so in its header (`application_id`, bytes 68 to 71).
  private static func isDatabase(_ beginning: Data) -> Bool {
    let bytes = [UInt8](beginning.prefix(72))
    return bytes.starts(with: "SQLite format 3\0".utf8) && !bytes.dropFirst(68).starts(with: "Taga".utf8)
  }
}
