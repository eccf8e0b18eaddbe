import Foundation
public import TagarelaKit

extension FileFormat {
  /// What AsTeRICS Grid saves and opens as `.grd` or `.grd.json`: one grid, several, or a whole grid set with its settings,
  /// as JSON.
  /// Follows the program's data model, versions 1 to 6 (`src/js/model` in asterics/AsTeRICS-Grid).
  public static var asTeRICSGrid: FileFormat {
    FileFormat(
      id: GridFile.formatID, names: ["": "AsTeRICS Grid"], endings: ["grd"], reads: [.board],
      writes: [.board],
      carries: [
        .pictures, .voices, .sets, .links, .actions, .colors, .spans, .hidden, .spoken, .backgrounds, .lettering,
        .foreign,
      ], shares: [.backgrounds, .lettering],
      mediaType: "application/json", recognises: { GridFile.isLikely($0) },
      read: { file, aids in try SetReader.read(file, language: aids.language, aids.pictures).onPlainLayout(aids) },
      write: { parcel, sink, aids in try SetWriter.write(parcel.boards, to: sink, aids) })
  }
}
