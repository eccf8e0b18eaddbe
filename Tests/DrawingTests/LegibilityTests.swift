import CoreVocabulary
import PCS
import PIC
import TagarelaKit
import Testing

@testable import Drawing

/// Drawings are told apart, are read small, and are whole.
struct LegibilityTests {
  /// Of all concepts that are drawn, by key.
  private static let categories: [String: String] = {
    let tables = try? Registry([.coreVocabulary]).all(.vocabularies).flatMap { try $0.tables() }
    let pairs = (tables ?? []).flatMap(\.concepts).map { ($0.key, $0.category) }
    return Dictionary(pairs) { first, _ in first }
  }()

  private func rasters(_ style: DrawingStyle, sides: [Int]) throws -> [(key: String, sizes: [Raster])] {
    let book = try Shipped.book.get()
    return try book.keys.map { key in
      let picture = try book.picture(of: key, DrawingLook(style))
      let svg = try #require(picture)
      return (key, try sides.map { try Raster(svg, side: $0) })
    }
  }

  /// At 96 pixels two drawings differ in a fiftieth of what can differ, two of one category in a hundredth: feelings are
  /// all faces. What is far apart in 8 pixels is so in 96.
  @Test(arguments: [DrawingStyle.pic, .pcs])
  func `no two drawings are nearly alike`(_ style: DrawingStyle) throws {
    let pictures = try rasters(style, sides: [8, 96]).map { (key: $0.key, coarse: $0.sizes[0], fine: $0.sizes[1]) }
    let ordered = pictures.map { ($0, brightness: $0.coarse.brightness) }.sorted { $0.brightness < $1.brightness }
    for (index, (one, brightness)) in ordered.enumerated() {
      for (other, _) in ordered[(index + 1)...].prefix(while: { $0.brightness - brightness < 0.02 })
      where one.coarse.distance(to: other.coarse) < 0.02 {
        let least = Self.categories[one.key] == Self.categories[other.key] ? 0.01 : 0.02
        let distance = one.fine.distance(to: other.fine)
        #expect(distance >= least, "\(one.key) and \(other.key): \(distance)")
      }
    }
  }

  /// What is too fine for 48 pixels becomes gray there.
  @Test(arguments: [DrawingStyle.pic, .pcs])
  func `a drawing keeps nine tenths of its tones at 48 pixels`(_ style: DrawingStyle) throws {
    for (key, sizes) in try rasters(style, sides: [96, 48]) {
      let loss = sizes[0].loss(in: sizes[1])
      #expect(loss <= 0.1, "\(key): \(loss)")
    }
  }

  /// A drawing that goes over its edge says so; below, persons stand behind the edge.
  @Test func `nothing is cut off at an edge that the drawing does not name`() throws {
    let book = try Shipped.book.get()
    for key in book.keys {
      var composer = Composer(book, .colour, isDetailed: false)
      let drawing = try #require(book.drawing(key))
      let cut = try cutSides(of: composer.compose(drawing))
      #expect(cut == drawing.cut, "\(key)")
    }
  }

  @Test(arguments: [
    ("circle 50,50 40", ""), ("circle 50,80 40", ""), ("circle 40,50 48", "left"), ("limb 90,8 98,60 w=12", "right"),
    ("line 20,-5 80,20", "top"),
  ])
  func `a shape that goes over the edge is found`(_ line: String, _ sides: String) throws {
    #expect(cutSides(of: try marks("drawing it\n  \(line)")).map(\.rawValue).joined() == sides)
  }

  private func cutSides(of marks: [Mark]) -> Set<Definition.Side> {
    var sides: Set<Definition.Side> = []
    for mark in marks {
      let margin: Double =
        switch mark.shape {
        case .area(let round): round
        case .strip(let width): width / 2
        case .line(let width): (width ?? 1) / 2
        }
      let points = mark.outline.flattened
      let between = zip(points, points.dropFirst()).flatMap { ends in
        [0.25, 0.5, 0.75].map { ends.0.mixed(ends.1, $0) }
      }
      for point in points + between where point.y - margin < 100 {
        if point.x - margin < Self.slack.lowerBound { sides.insert(.left) }
        if point.x + margin > Self.slack.upperBound { sides.insert(.right) }
        if point.y - margin < Self.slack.lowerBound { sides.insert(.top) }
      }
    }
    return sides
  }

  /// The width of an edge may go over.
  private static let slack = -1.0...101.0
}
