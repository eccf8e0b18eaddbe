import TagarelaKit

/// Pages bound to a document: numbered through the whole, with links from board to board and an outline.
struct Binding {
  private(set) var pages: [Scene] = []
  private(set) var outline: [Document.OutlineEntry] = []

  /// - Parameters:
  ///   - parts: each with the identity to which links lead.
  ///   - foot: nil for pages without number.
  ///   - hasTitle: whether the foot says whose page it is.
  init(_ parts: [(heading: Heading, uid: String, leaves: [Leaf])], foot: Foot?, hasTitle: Bool) {
    let count = parts.reduce(0) { $0 + $1.leaves.count }
    var first: [String: Int] = [:]
    var page = 0
    for part in parts {
      outline.append(Document.OutlineEntry(title: part.heading.title, page: page))
      if !part.uid.isEmpty, first[part.uid] == nil { first[part.uid] = page }
      page += part.leaves.count
    }
    if count < 2 { outline = [] }
    for part in parts {
      for leaf in part.leaves {
        var scene = leaf.scene
        scene.links = leaf.links.compactMap { frame, link in
          first[link.uid].map { Scene.Link(frame: frame, page: $0) }
        }
        if let foot, count > 1 {
          let name = hasTitle ? part.heading.title : ""
          scene.elements += foot.elements(name: name, number: pages.count + 1, of: count, in: leaf.content)
        }
        pages.append(scene)
      }
    }
  }
}
