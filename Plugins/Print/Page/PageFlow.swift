import TagarelaKit

/// Fills pages from top to bottom.
struct PageFlow {
  /// Where the foot goes.
  let area: Scene.Frame
  private(set) var pages: [Scene] = []
  /// What is still free on the last page.
  private(set) var free: Scene.Frame
  private let paper: Paper
  private let body: Scene.Frame
  private let hasNumbers: Bool

  init(_ heading: Heading, _ measures: PageMeasures, _ renderer: any Renderer) throws {
    paper = measures.paper(isWide: false)
    area = measures.content(of: paper)
    hasNumbers = measures.setup.hasPageNumbers
    body = area.droppingBottom(Foot.height)
    let (elements, rest) = measures.setup.hasTitle ? try heading.placed(in: body, renderer) : ([], body)
    pages = [Scene(width: paper.width, height: paper.height, elements: elements)]
    free = rest
  }

  var isAtTop: Bool { free.y == body.y }

  mutating func turnPage() {
    pages.append(Scene(width: paper.width, height: paper.height))
    free = body
  }

  /// Takes `height` points of the last page and draws in them.
  mutating func add(height: Double, _ draw: (Scene.Frame) -> [Scene.Element]) {
    var frame = free
    frame.height = height
    pages[pages.count - 1].elements += draw(frame)
    free = free.droppingTop(height)
  }

  mutating func skip(_ height: Double) {
    free = free.droppingTop(height)
  }

  /// The pages, each with its foot.
  ///
  /// - Parameter name: whose pages they are.
  func finished(_ foot: Foot, name: String) -> [Scene] {
    guard hasNumbers else { return pages }
    var pages = pages
    for index in pages.indices {
      pages[index].elements += foot.elements(name: name, number: index + 1, of: pages.count, in: area)
    }
    return pages
  }
}
