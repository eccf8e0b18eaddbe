import CCairo
import CRsvg
import Testing

@testable import Drawing

/// A picture as a reader sees it: how much red, green and blue each point has, in rows.
struct Raster {
  let side: Int
  let points: [Float]

  private static let channels = 3

  /// - Parameter side: pixels.
  init(_ svg: String, side: Int) throws {
    self.side = side
    var text = svg
    let handle = text.withUTF8 { rsvg_handle_new_from_data($0.baseAddress, UInt($0.count), nil) }
    let picture = try #require(handle)
    defer { g_object_unref(picture) }
    let surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, Int32(side), Int32(side))
    let cairo = cairo_create(surface)
    defer {
      cairo_destroy(cairo)
      cairo_surface_destroy(surface)
    }
    cairo_set_source_rgb(cairo, 1, 1, 1)
    cairo_paint(cairo)
    var viewport = RsvgRectangle(x: 0, y: 0, width: Double(side), height: Double(side))
    #expect(rsvg_handle_render_document(picture, cairo, &viewport, nil) != 0)
    cairo_surface_flush(surface)
    let bytes = try #require(cairo_image_surface_get_data(surface))
    let stride = Int(cairo_image_surface_get_stride(surface))
    points = (0..<side * side).flatMap { place in
      let pixel = bytes + place / side * stride + place % side * 4
      return (0..<Self.channels).map { Float(pixel[$0]) / 255 }
    }
  }

  private init(side: Int, points: [Float]) {
    self.side = side
    self.points = points
  }

  /// The same in fewer points, each the mean of those that it stands for.
  func coarser(by step: Int) -> Self {
    var sums = [Float](repeating: 0, count: points.count / (step * step))
    for place in points.indices { sums[self.place(of: place, by: step)] += points[place] }
    return Self(side: side / step, points: sums.map { $0 / Float(step * step) })
  }

  /// Where a point's value belongs in a raster that is so much coarser.
  private func place(of index: Int, by step: Int) -> Int {
    let (pixel, channel) = index.quotientAndRemainder(dividingBy: Self.channels)
    let (row, column) = pixel.quotientAndRemainder(dividingBy: side)
    return (row / step * (side / step) + column / step) * Self.channels + channel
  }

  /// How far two pictures of one size are apart, from 0 to 1; what is beyond a limit isn't counted to its end.
  func distance(to other: Self, within limit: Float = 1) -> Float {
    let most = limit * Float(points.count)
    var sum: Float = 0
    for place in points.indices {
      sum += abs(points[place] - other.points[place])
      if sum > most { break }
    }
    return sum / Float(points.count)
  }

  /// How much of it is lost in so few pixels that each stands for several: the mean distance of a point from its pixel.
  func loss(by step: Int) -> Float {
    let coarse = coarser(by: step)
    let lost = points.indices.reduce(Float(0)) { $0 + abs(points[$1] - coarse.points[place(of: $1, by: step)]) }
    return lost / Float(points.count)
  }
}
