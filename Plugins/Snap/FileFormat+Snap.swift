import Foundation
public import TagarelaKit

extension FileFormat {
  /// A page set (`.sps`) or a part of one (`.spb`) of Snap: an SQLite database.
  public static let snap = FileFormat(
    id: "snap", names: ["": "Snap"], endings: ["spb", "sps"], reads: [.board],
    carries: [.pictures, .voices, .sets, .links, .colors, .spans, .hidden, .spoken, .pages],
    recognises: { isDatabase($0) },
    read: { file, aids in try PageSetReader.read(file, aids).onPlainLayout(aids) })

  /// Of SQLite, and not a workspace of ours.
  private static func isDatabase(_ beginning: Data) -> Bool {
    ClinicFile.isDatabase(beginning) && !ClinicFile.isWorkspace(beginning)
  }
}
