import Layouts
import TagarelaKit
import Testing

/// The layouts as the program finds them.
enum Offered {
  static let registry = Registry([.layouts])
  static let layouts = registry.all(.layouts)
  static let languages = ["pt", "es", "ca", "en"]

  static func layout(_ id: String) throws -> BoardLayout { try #require(registry.first(.layouts, id: id)) }
}

let wide = Scene.Frame(x: 0, y: 0, width: 780, height: 500)
let tall = Scene.Frame(x: 34, y: 80, width: 527, height: 728)

extension BoardLayout {
  func slots(_ columns: Int, _ rows: Int, on page: Scene.Frame = wide, spans: [Int: Span] = [:]) throws -> [LayoutSlot]
  {
    let size = try #require(GridSize(columns: columns, rows: rows))
    return slots(LayoutRequest(size: size, area: page, spans: spans))
  }
}

func isNear(_ a: Double, _ b: Double) -> Bool { abs(a - b) < 1e-6 }
