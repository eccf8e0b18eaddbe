import Foundation
import TagarelaKit

/// Looks through the folders for packs. Of each it reads nothing but `module.json`.
struct PackFinder {
  let places: ModulePlaces
  let parts: [String]
  let zips: ZipCache

  /// In the order of the folders, by name in each.
  var packs: [FoundPack] { places.all.flatMap(packs(in:)) }

  private func packs(in place: String) -> [FoundPack] {
    if places.given.contains(place), access(place + "/" + Manifest.fileName, F_OK) == 0 {
      return [pack(folder: place, source: place, place: place)]
    }
    let names: [String]
    do {
      names = try Folder.names(in: place)
    } catch {
      // A folder that isn't there holds nothing; one that can't be read is worth a word.
      guard let failure = error as? Failure, failure.what.key != "pack.file_missing" else { return [] }
      return [FoundPack(folder: place, source: place, place: place, state: .broken(failure))]
    }
    return names.compactMap { name in
      let path = place + "/" + name
      if name.folded.hasSuffix(".zip") { return zipped(path, place) }
      return Folder.isFolder(path) ? pack(folder: path, source: path, place: place) : nil
    }
  }

  private func zipped(_ path: String, _ place: String) -> FoundPack {
    do {
      return pack(folder: try zips.folder(of: path), source: path, place: place).released()
    } catch {
      let failure = error as? Failure ?? Failure("module.failed", ["reason": .text(String(describing: error))])
      return FoundPack(folder: path, source: path, place: place, state: .broken(failure))
    }
  }

  func pack(folder: String, source: String, place: String) -> FoundPack {
    let (manifest, complaints) = ManifestReader.read(folder: folder, parts: parts)
    let state: FoundPack.State =
      if let manifest { .whole(manifest) } else {
        .broken(complaints.first ?? Failure("pack.file_missing", ["file": .text(Manifest.fileName)]))
      }
    return FoundPack(folder: folder, source: source, place: place, state: state)
  }
}
