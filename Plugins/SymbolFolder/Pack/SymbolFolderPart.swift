import Files
import Foundation
import MediaHeaders
import TagarelaKit

extension PackPart {
  /// A folder of pictures, with or without a table of their names, becomes a symbol system.
  static let symbolFolder = PackPart(
    id: "symbols", template: .symbolFolder, recognise: { SymbolFolderDraft(folder: $0)?.template },
    register: { content, registrar in
      let description = try FolderDescription(content.json)
      try registrar.add(
        SymbolSystem(id: description.id, name: description.name) { FolderSource(content, description, $0) },
        to: .systems)
    },
    check: { content in
      let description = try FolderDescription(content.json)
      let place = try PicturePlace(content, description)
      // Concepts and languages are the program's; a check of the pack's files needs none.
      let reading = FolderReading(
        description: description, place: place, concepts: ConceptIndex([]), languages: [])
      var pictures: [FileComplaint] = []
      let complaints = try reading.read(try PictureWalk(place), progress: { _, _ in }) { _, path in
        let path = place.prefix + path
        let beginning = try? FileContents.part(of: place.file(path), count: PictureFormat.longestBeginning)
        if beginning.flatMap({ PictureFormat(beginning: $0) }) == nil {
          pictures.append(FileComplaint(file: path, what: Phrase("picture.unreadable", ["path": .text(path)])))
        }
      }
      return complaints + pictures
    })
}
