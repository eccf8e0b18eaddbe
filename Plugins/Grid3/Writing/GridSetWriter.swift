import Foundation
import TagarelaKit

/// Writes boards as a grid set: a zip with a folder a grid, its pictures beside it, and what is set for all of them.
struct GridSetWriter {
  /// - Throws: ``Failure`` `grid3.nothing`, and what the archiver and the renderer say.
  static func file(of boards: [Board], _ aids: WritingAids) throws -> Data {
    guard !boards.isEmpty else { throw Failure("grid3.nothing") }
    let names = GridNames(boards)
    let pictures = GridPictures(aids)
    var files: [ArchivedFile] = []
    var entries: [XMLNode] = []
    for (number, (board, name)) in zip(boards, names.all).enumerated() {
      if aids.isInterrupted() { throw Failure("interrupted") }
      aids.progress(Double(number) / Double(boards.count))
      var writer = GridWriter(names: names, pictures: pictures)
      let grid = try writer.grid(board, guid: name.guid)
      files.append(ArchivedFile(path: "Grids/\(name.name)/grid.xml", bytes: Data(grid.document.utf8)))
      for file in writer.files {
        files.append(ArchivedFile(path: "Grids/\(name.name)/\(file.name)", bytes: file.bytes))
      }
      let beside = writer.files.map { XMLNode("File", text: "Grids\\\(name.name)\\\($0.name)") }
      entries.append(
        XMLNode(
          "Entry", [("StaticFile", "Grids\\\(name.name)\\grid.xml")],
          beside.isEmpty ? [] : [XMLNode("DynamicFiles", beside)]))
    }
    func settings(_ path: String, _ node: XMLNode) -> ArchivedFile {
      ArchivedFile(path: path, bytes: Data(node.document.utf8))
    }
    // The map stands first: by it a set is known.
    return try aids.archiver.pack(
      [
        settings("FileMap.xml", XMLNode("FileMap", schema, [XMLNode("Entries", entries)])),
        settings("Settings0/settings.xml", self.settings(start: names.all.first?.name ?? "")),
        settings("Settings0/Styles/styles.xml", styles),
        settings(GridIdentities.path, GridIdentities.node(zip(boards, names.all).map { ($0.uid, $1.guid) })),
      ] + files)
  }

  private static let schema = [("xmlns:xsi", "http://www.w3.org/2001/XMLSchema-instance")]

  private static func settings(start: String) -> XMLNode {
    XMLNode(
      "GridSetSettings", schema,
      [
        XMLNode("Appearance"), XMLNode("StartGrid", text: start), XMLNode("GridSetFileFormatVersion", text: "1"),
      ])
  }

  /// The one that cells without a style have; each of ours says its colours itself.
  private static let styles = XMLNode(
    "StyleData", schema,
    [
      XMLNode(
        "Styles",
        [
          XMLNode(
            "Style", [("Key", "Default")],
            [
              XMLNode("BackColour", text: "#FFFFFFFF"), XMLNode("BorderColour", text: "#646464FF"),
              XMLNode("FontColour", text: "#000000FF"),
            ])
        ])
    ])
}
