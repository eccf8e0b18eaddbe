import Files
import Foundation
import MediaHeaders
import Synchronization
import TagarelaKit

/// A folder of pictures as an opened symbol system.
final class FolderSource: SymbolSource {
  private let content: PackContent
  private let description: FolderDescription
  private let aids: SystemAids
  private let memory: Mutex<FolderMemory?>

  static let mostPictureBytes = 32 << 20

  init(_ content: PackContent, _ description: FolderDescription, _ aids: SystemAids) {
    self.content = content
    self.description = description
    self.aids = aids
    memory = Mutex(nil)
  }

  func fingerprint() throws -> String {
    let place = try PicturePlace(content, description)
    if let known = remembered(), known.folders.allSatisfy({ FolderStamp(of: $0.path, in: place.root) == $0 }) {
      return fingerprint(known.folders, place)
    }
    return fingerprint(try PictureWalk(place).folders, place)
  }

  func list(progress: (_ done: Int, _ total: Int) -> Void, _ take: (SystemSymbol) throws -> Void) throws
    -> [FileComplaint]
  {
    let place = try PicturePlace(content, description)
    let walk = try PictureWalk(place)
    // From before the table is read: what changes while we read is read again.
    let fingerprint = fingerprint(walk.folders, place)
    let reading = FolderReading(
      description: description, place: place, concepts: ConceptIndex(try aids.concepts()),
      languages: aids.registry.all(.languages).map(\.id))
    var pictures: [(code: String, path: String)] = []
    pictures.reserveCapacity(walk.pictures.count)
    let complaints = try reading.read(walk, progress: progress) { symbol, path in
      pictures.append((symbol.code, path))
      try take(symbol)
    }
    let new = FolderMemory(fingerprint: fingerprint, folders: walk.folders, pictures: PictureIndex(pictures))
    memory.withLock { $0 = new }
    new.write(to: memoryFile)
    return complaints
  }

  func picture(of code: String, choices: [String]) throws -> Picture {
    guard let path = try path(of: code) else {
      throw Failure("system.no_picture", ["code": .text(code)])
    }
    let place = try PicturePlace(content, description)
    let shown = place.prefix + path
    let bytes: Data
    do {
      bytes = try FileContents.read(place.file(shown), limit: Self.mostPictureBytes)
    } catch FileRefusal.tooLarge {
      throw Failure(
        "symbol_folder.picture_too_large", ["path": .text(shown), "limit": .integer(Self.mostPictureBytes >> 20)])
    } catch is FileRefusal {
      throw Failure("symbol_folder.picture_gone", ["path": .text(shown)])
    }
    guard let format = PictureFormat(beginning: bytes) else {
      throw Failure("picture.unreadable", ["path": .text(shown)])
    }
    return Picture(format: format, bytes: bytes)
  }

  /// What is remembered may be of before a change; a code that it hasn't may have come since.
  private func path(of code: String) throws -> String? {
    if let known = remembered(), try known.fingerprint == fingerprint() { return known.pictures.path(of: code) }
    _ = try list(progress: { _, _ in }, { _ in })
    return remembered()?.pictures.path(of: code)
  }

  private var memoryFile: String { "\(aids.cache)/\(description.id).pictures" }

  private func remembered() -> FolderMemory? {
    memory.withLock { kept in
      if kept == nil { kept = FolderMemory(file: memoryFile) }
      return kept
    }
  }

  /// The folders' and the table's times, what the pack says of them, and which languages and vocabularies there are. What
  /// the vocabularies hold is for those to know who keep the list.
  private func fingerprint(_ folders: [FolderStamp], _ place: PicturePlace) -> String {
    var hash = Fingerprint()
    for stamp in folders { hash.add("\(stamp.path)\t\(stamp.moment)") }
    if let table = description.table {
      var facts = stat()
      let found = (try? place.file(table)).map { stat($0, &facts) } == 0
      hash.add(found ? "\(facts.st_size) \(facts.st_ctim.tv_sec).\(facts.st_ctim.tv_nsec)" : "-")
    }
    hash.add(place.root)
    hash.add(String(decoding: content.json, as: UTF8.self))
    for language in aids.registry.all(.languages) { hash.add(language.id) }
    for vocabulary in aids.registry.all(.vocabularies) { hash.add(vocabulary.id) }
    return hash.text
  }
}
