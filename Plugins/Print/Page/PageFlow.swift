import TagarelaKit

/// Fills portrait pages from top to bottom.
struct PageFlow {
  private(set) var pages: [Scene] = []
  /// What is still free on the last page.
  private(set) var free: Scene.Frame

  /// Where the foot goes.
  static let area = Paper.portrait.content(margin: .millimetres(18))

  private static let body = area.droppingBottom(Foot.height)

  init(_ heading: Heading, _ renderer: any Renderer) throws {
    let (elements, rest) = try heading.placed(in: Self.body, renderer)
    pages = [Scene(width: Paper.portrait.width, height: Paper.portrait.height, elements: elements)]
    free = rest
  }

  var isAtTop: Bool { free.y == Self.body.y }

  mutating func turnPage() {
    pages.append(Scene(width: Paper.portrait.width, height: Paper.portrait.height))
    free = Self.body
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
  func finished(_ foot: Foot) -> [Scene] {
    var pages = pages
    foot.add(to: &pages, in: Self.area)
    return pages
  }
}
