import StructuredText

/// A file of ours in a set, which Grid 3 passes over: boards whose identity is no GUID are known again by it.
enum GridIdentities {
  static let path = "Settings0/tagarela.xml"

  /// - Parameter boards: each board's identity, and the GUID of its grid.
  static func node(_ boards: [(uid: String, guid: String)]) -> XMLNode {
    XMLNode(
      "Boards",
      boards.filter { !$0.uid.isEmpty && $0.uid != $0.guid }.map {
        XMLNode("Board", [("GridGuid", $0.guid), ("Uid", $0.uid)])
      })
  }

  /// Identities by GUID.
  static func read(_ root: XMLElement?) -> [String: String] {
    let pairs = (root?.all("Board") ?? []).compactMap { board -> (String, String)? in
      guard let guid = board.attributes["GridGuid"], let uid = board.attributes["Uid"],
        (1...200).contains(uid.utf8.count)
      else { return nil }
      return (guid.lowercased(), uid)
    }
    return Dictionary(pairs) { first, _ in first }
  }
}
