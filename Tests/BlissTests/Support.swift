import Bliss
import Foundation

/// Points along a drawing, close enough together that no stroke slips between two of them.
func points(_ drawing: BlissDrawing) -> [BlissPoint] { drawing.strokes.flatMap(points) }

func points(_ stroke: BlissStroke) -> [BlissPoint] {
  switch stroke {
  case .line(let corners):
    return zip(corners, corners.dropFirst()).flatMap { a, b in
      (0...64).map { step in
        let t = Double(step) / 64
        return BlissPoint(a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t)
      }
    }
  case .arc(let center, let radius, let from, let to):
    return (0...64).map { step in
      let angle = (from + (to - from) * Double(step) / 64) * .pi / 180
      return BlissPoint(center.x + radius * cos(angle), center.y + radius * sin(angle))
    }
  case .curve(let from, let control, let to):
    return (0...64).map { step in
      let t = Double(step) / 64
      let (a, b, c) = ((1 - t) * (1 - t), 2 * t * (1 - t), t * t)
      return BlissPoint(a * from.x + b * control.x + c * to.x, a * from.y + b * control.y + c * to.y)
    }
  case .dot(let center, _): return [center]
  case .broad(let middle, _): return points(.line(middle))
  }
}

/// How far a drawing reaches, by the middle of the strokes.
struct Extent {
  var left = Double.infinity
  var right = -Double.infinity
  var top = Double.infinity
  var bottom = -Double.infinity

  init(_ points: some Sequence<BlissPoint>) {
    for point in points {
      left = min(left, point.x)
      right = max(right, point.x)
      top = min(top, point.y)
      bottom = max(bottom, point.y)
    }
  }

  var middle: Double { (left + right) / 2 }
}

func draw(_ expression: String) throws -> BlissDrawing { BlissDrawing(try BlissExpression(expression)) }

func isNear(_ a: Double, _ b: Double, within distance: Double = 0.01) -> Bool { abs(a - b) <= distance }

/// The real data beside the project; nil where a computer doesn't have it.
enum Corpus {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "shared/corpora/bliss")

  static let isThere = FileManager.default.fileExists(atPath: folder.appending(path: "compositions.json").path)

  private struct Composition: Decodable {
    var bciAvId: Int
    var blissSvgBuilderCode: String
  }

  private static func entries() throws -> [Composition] {
    let data = try Data(contentsOf: folder.appending(path: "compositions.json"))
    return try JSONDecoder().decode([Composition].self, from: data)
  }

  static func compositions() throws -> [String] { try entries().map(\.blissSvgBuilderCode) }

  /// The compositions by BCI-AV number.
  static func numbers() throws -> [Int: String] {
    Dictionary(try entries().map { ($0.bciAvId, $0.blissSvgBuilderCode) }) { first, _ in first }
  }
}
