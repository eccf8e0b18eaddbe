import CCairo
import CPango  // The headers of CRsvg include its own.
import CRsvg
import Testing

@testable import Drawing

/// A picture as a reader sees it, pixel by pixel: bytes of blue, green, red and nothing, in rows.
struct Raster {
  let side: Int
  private let bytes: [UInt8]

  private static let channels = 4

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
    let start = try #require(cairo_image_surface_get_data(surface))
    bytes = Array(UnsafeBufferPointer(start: start, count: side * side * Self.channels))
  }

  /// How bright it is on the whole, from 0 to 1.
  var brightness: Double { distance { _ in 0 } }

  /// How far two pictures of one size are apart, from 0 to 1.
  func distance(to other: Self) -> Double { distance { other.bytes[$0] } }

  /// How much of it is lost in another of half its side, from 0 to 1.
  func loss(in half: Self) -> Double {
    let (row, halfRow) = (side * Self.channels, half.side * Self.channels)
    return distance { place in
      let column = place % row
      return half.bytes[
        place / row / 2 * halfRow + column / (2 * Self.channels) * Self.channels + column % Self.channels]
    }
  }

  private func distance(to other: (_ place: Int) -> UInt8) -> Double {
    var sum = 0
    var place = 0
    while place < bytes.count {
      if place % Self.channels < 3 { sum += abs(Int(bytes[place]) - Int(other(place))) }
      place += 1
    }
    return Double(sum) / Double(side * side * 3 * 255)
  }
}
