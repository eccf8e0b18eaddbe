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

  private func rasters(_ style: DrawingStyle, side: Int) throws -> [(key: String, raster: Raster)] {
    let book = try Shipped.book.get()
    return try book.keys.map { key in
      let svg = try book.picture(of: key, DrawingLook(style))
      return (key, try Raster(#require(svg), side: side))
    }
  }

  /// In the width of a board's small picture two drawings differ in a fiftieth of what can differ, two of one category in
  /// a hundredth: feelings are all faces.
  @Test(arguments: [DrawingStyle.pic, .pcs])
  func `no two drawings are nearly alike`(_ style: DrawingStyle) throws {
    let pictures = try rasters(style, side: 96).map { picture in
      (picture.key, fine: picture.raster, coarse: picture.raster.coarser(by: 12))
    }
    let byBrightness = pictures.map { ($0, mean: $0.coarse.points.reduce(0, +) / Float($0.coarse.points.count)) }.sorted { $0.mean < $1.mean }
    for (index, (one, mean)) in byBrightness.enumerated() {
      for (other, _) in byBrightness[(index + 1)...].prefix(while: { $0.mean - mean < 0.02 }) {
        guard one.coarse.distance(to: other.coarse, within: 0.02) < 0.02 else { continue }
        let isKin = Self.categories[one.0] == Self.categories[other.0]
        let least: Float = isKin ? 0.01 : 0.02
        let distance = one.fine.distance(to: other.fine, within: least)
        #expect(distance >= least, "\(one.0) and \(other.0): \(distance)")
      }
    }
  }

  /// What is too fine for 48 pixels becomes gray there.
  @Test(arguments: [DrawingStyle.pic, .pcs])
  func `a drawing keeps seven eighths of its tones at 48 pixels`(_ style: DrawingStyle) throws {
    for (key, raster) in try rasters(style, side: 192) {
      let loss = raster.loss(by: 4)
      #expect(loss <= 0.125, "\(key): \(loss)")
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
      for point in mark.outline.flattened where point.y - margin < 100 {
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
