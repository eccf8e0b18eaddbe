import Foundation
public import TagarelaKit

extension FileFormat {
  /// A configuration of LifeCompanion: a zip with its grids as XML, and pictures and sounds beside.
  public static let lifeCompanion = FileFormat(
    id: "lifecompanion", names: ["": "LifeCompanion"], endings: ["lcc"], reads: [.board],
    carries: [.pictures, .voices, .sets, .links, .actions, .colors, .spans, .spoken, .backgrounds, .lettering],
    recognises: { isConfiguration($0) }, read: { try ConfigurationReader.read($0, $1).onPlainLayout($1) })

  /// Looks for the configuration among the names in the headers that stand before a zip's contents (APPNOTE 4.3.7).
  private static func isConfiguration(_ beginning: Data) -> Bool {
    beginning.starts(with: [0x50, 0x4B, 0x03, 0x04])
      && beginning.range(of: Data(ConfigurationReader.path.utf8)) != nil
  }
}
