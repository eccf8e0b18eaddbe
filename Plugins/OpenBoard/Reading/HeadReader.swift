import StructuredText
import TagarelaKit

/// Finds by what the boards of a file are known, each by a name of its own.
struct HeadReader {
  private var names: UniqueNames

  /// - Parameter boards: all of the file.
  init(_ boards: [JSONObject]) {
    names = UniqueNames(written: boards.compactMap { $0["id"]?.identifier })
  }

  /// - Parameters:
  ///   - alias: what the manifest calls it.
  ///   - name: for a board that has none.
  mutating func head(
    _ object: JSONObject, path: String?, alias: String?, name: String, _ complaints: inout BoardComplaints
  ) -> BoardHead {
    var object = object
    let title = object["name"]?.loosely ?? ""
    let name = title.isEmpty && object[Own.made]?.flag != true ? name : title
    let id: String
    if let said = object["id"]?.identifier {
      id = names.take(said)
      if id != said { complaints.add("obf.board_twice", ["board": .text(name), "id": .text(said)]) }
    } else {
      id = names.make(alias ?? path ?? "board")
    }
    object["id"] = .text(id)
    return BoardHead(object: object, id: id, uid: object[Own.uid]?.string ?? id, name: name, path: path)
  }
}
