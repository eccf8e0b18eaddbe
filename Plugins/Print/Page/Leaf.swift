import TagarelaKit

/// A page on its way into a document: where its links lead is known when all pages are.
struct Leaf {
  var scene: Scene
  /// What the margins leave.
  let content: Scene.Frame
  var links: [(frame: Scene.Frame, to: BoardLink)] = []

  init(_ paper: Paper, content: Scene.Frame, elements: [Scene.Element] = []) {
    scene = Scene(width: paper.width, height: paper.height, elements: elements)
    self.content = content
  }
}
