import Foundation
import TagarelaKit

/// What `module.json` would say of a folder with layouts for which nobody has written one.
struct LayoutsDraft: Equatable {
  /// Paths inside the folder.
  let files: [String]

  /// Nil when no layouts are in the folder, nor in its folder `layouts`.
  init?(folder: String) {
    files = ["", "layouts/"].flatMap { place in
      let names = (try? FileManager.default.contentsOfDirectory(atPath: "\(folder)/\(place)")) ?? []
      return names.filter { !$0.hasPrefix(".") && $0.lowercased().hasSuffix(".json") }.sorted().map { place + $0 }
    }.filter { LayoutReader.read("\(folder)/\($0)", named: $0).layout != nil }
    if files.isEmpty { return nil }
  }

  var template: PackTemplate? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.withoutEscapingSlashes]
    guard let json = try? encoder.encode(files) else { return nil }
    return PackTemplate(json: String(decoding: json, as: UTF8.self), files: [:])
  }
}
