import Foundation
import TagarelaKit

/// The files of other packages that emoji come from.
public struct EmojiFiles: Sendable {
  /// The folder with CLDR's `annotations` and `annotationsDerived`.
  let names: String
  let font: String

  /// `/usr/share`, then what XDG_DATA_DIRS says.
  public static var systemFolders: [String] {
    let named = ProcessInfo.processInfo.environment["XDG_DATA_DIRS"].flatMap { $0.isEmpty ? nil : $0 }
    let folders = (named ?? "/usr/local/share").split(separator: ":").map(String.init)
    return ["/usr/share"] + folders.filter { $0.hasPrefix("/") && $0 != "/usr/share" }
  }

  /// - Throws: ``Failure`` `emoji.unavailable` with the packages to install as its hint.
  init(in dataFolders: [String]) throws {
    let names = dataFolders.map { $0 + "/unicode/cldr/common" }.first { folder in
      Self.paths.contains { access("\(folder)/\($0.path)", R_OK) == 0 }
    }
    let font = dataFolders.map { $0 + "/fonts/truetype/noto/NotoColorEmoji.ttf" }.first { access($0, R_OK) == 0 }
    guard let names, let font else {
      let packages = [names == nil ? "unicode-cldr-core" : nil, font == nil ? "fonts-noto-color-emoji" : nil]
      throw Failure(
        "emoji.unavailable",
        hint: Phrase("emoji.install", ["packages": .text(packages.compactMap { $0 }.joined(separator: " "))]))
    }
    self.names = names
    self.font = font
  }

  /// The files of names inside the folder ``names``. The derived ones have the names of sequences: skin tones, flags.
  static let paths: [(path: String, language: String)] = ["annotations", "annotationsDerived"].flatMap { folder in
    languages.map { ("\(folder)/\($0).xml", $0) }
  }

  static let languages = ["pt", "es", "ca", "en"]

  /// Sizes and times of all files.
  var fingerprint: String {
    (Self.paths.map { "\(names)/\($0.path)" } + [font]).map { path in
      var facts = stat()
      guard stat(path, &facts) == 0 else { return "-" }
      return "\(facts.st_size)/\(facts.st_mtim.tv_sec).\(facts.st_mtim.tv_nsec)"
    }.joined(separator: " ")
  }
}
