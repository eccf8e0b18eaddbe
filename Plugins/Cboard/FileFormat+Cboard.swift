import Foundation
public import TagarelaKit

extension FileFormat {
  /// Boards as Cboard exports and imports them: a list of boards with their tiles, as JSON. Follows the program's own
  /// (`src/components/Board` in cboard-org/cboard).
  public static var cboard: FileFormat {
    FileFormat(
      id: "cboard", names: ["": "Cboard"], endings: ["json"], reads: [.board], writes: [.board],
      carries: [.pictures, .voices, .sets, .links, .actions, .colors, .spoken],
      mediaType: "application/json", recognises: { BoardFile.isLikely($0) },
      read: { file, aids in try SetReader.read(file, language: aids.language, aids.pictures).onPlainLayout(aids) },
      write: { parcel, aids in try SetWriter.file(of: parcel.boards, aids) })
  }
}
