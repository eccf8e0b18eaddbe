import JSONText
import TagarelaKit

/// Finds by what the boards of a file are known, each by a name of its own.
struct HeadReader {
  private var names = UniqueNames()
  private(set) var complaints = Complaints()
  private(set) var numericIdentifiers = 0

  /// - Parameters:
  ///   - alias: what the manifest calls it.
  ///   - name: for a board that has none.
  mutating func head(_ object: JSONObject, path: String?, alias: String?, name: String) -> BoardHead {
    var object = object
    let said = object["id"]?.identifier
    if object["id"]?.isNumber == true { numericIdentifiers += 1 }
    let title = object["name"]?.loosely ?? ""
    let name = title.isEmpty && object[Own.made]?.flag != true ? name : title
    let wanted = said ?? alias ?? path ?? "board"
    let id = names.take(wanted)
    if said != nil, id != wanted { complaints.add("obf.board_twice", ["board": .text(name), "id": .text(wanted)]) }
    object["id"] = .text(id)
    return BoardHead(
      object: object, id: id, uid: object[Own.uid]?.string ?? id, name: String(name.prefix(1000)), path: path)
  }
}
