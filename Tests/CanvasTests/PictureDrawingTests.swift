import Canvas
import Foundation
import TagarelaKit
import Testing

@Suite("Pictures as drawn")
struct PictureDrawingTests {
  private let frame = Scene.PicturePlace(picture: 0, frame: .init(20, 20, 160, 160))

  enum Kind: CaseIterable { case png, jpeg, svg }

  @Test("a picture twice as wide as high stays so, in the middle of its frame", arguments: Kind.allCases)
  func proportions(kind: Kind) throws {
    let picture =
      switch kind {
      case .png: try Samples.png(width: 200, height: 100)
      case .jpeg: try Samples.jpeg()
      case .svg: Samples.svg
      }
    let pixels = try Pixels(drawing: .square(200, [.picture(frame)]), pictures: [picture])
    let ink = try #require(pixels.ink)
    #expect(ink.x == 20...179)
    #expect(ink.y == 60...139)
  }

  @Test("beside a picture on black ground its frame is black where that is wanted, beside others it stays as it is")
  func black() throws {
    func picture(_ ground: String) -> Data {
      Data(
        """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><rect width="10" height="10" fill="\(ground)"/>
        <circle cx="5" cy="5" r="3" fill="white"/></svg>
        """.utf8)
    }
    for (ground, spreads, isBlack) in [("black", true, true), ("black", false, false), ("blue", true, false)] {
      var place = frame
      place.frame = .init(20, 60, 160, 80)
      place.spreadsBlack = spreads
      let pixels = try Pixels(drawing: .square(200, [.picture(place)]), pictures: [picture(ground)])
      #expect(isBlack ? pixels.isColor(.black, 30, 100) : pixels.isClear(30, 100))
      #expect(pixels.isColor(.white, 100, 100) && pixels.isClear(100, 50))
    }
  }

  /// The colours of the corners seen, from the top left in reading order, as Exif 2.32 says for each orientation.
  static let orientations: [(UInt8, [Scene.Color])] = [
    (1, [.pureRed, .pureGreen, .pureBlue, .pureYellow]), (2, [.pureGreen, .pureRed, .pureYellow, .pureBlue]),
    (3, [.pureYellow, .pureBlue, .pureGreen, .pureRed]),
    (4, [.pureBlue, .pureYellow, .pureRed, .pureGreen]), (5, [.pureRed, .pureBlue, .pureGreen, .pureYellow]),
    (6, [.pureBlue, .pureRed, .pureYellow, .pureGreen]),
    (7, [.pureYellow, .pureGreen, .pureBlue, .pureRed]), (8, [.pureGreen, .pureYellow, .pureRed, .pureBlue]),
  ]

  @Test("a photo is turned as the camera was held", arguments: orientations)
  func orientation(number: UInt8, corners: [Scene.Color]) throws {
    let photo = try Samples.jpeg(orientation: number)
    let pixels = try Pixels(drawing: .square(200, [.picture(frame)]), pictures: [photo])
    let ink = try #require(pixels.ink)
    let (width, height) = (ink.x.count, ink.y.count)
    #expect(number < 5 ? (width, height) == (160, 80) : (width, height) == (80, 160))
    let (left, right) = (ink.x.lowerBound + width / 4, ink.x.upperBound - width / 4)
    let (top, bottom) = (ink.y.lowerBound + height / 4, ink.y.upperBound - height / 4)
    for (color, (x, y)) in zip(corners, [(left, top), (right, top), (left, bottom), (right, bottom)]) {
      #expect(pixels.isColor(color, x, y))
    }
    let facts = try DrawingTool.canvas.inspect(picture: photo)
    #expect(facts == PictureFacts(format: .jpeg, width: Double(width), height: Double(height)))
  }

  @Test("a PNG is transparent where nothing is drawn")
  func transparent() throws {
    let box = Scene.Box(frame: .init(10, 10, 20, 20), fill: .pureBlue)
    let pixels = try Pixels(drawing: .square(40, [.box(box)]))
    #expect(pixels.isClear(5, 5))
    #expect(pixels.isColor(.pureBlue, 20, 20))
  }

  @Test("a stroke lies inside its frame")
  func stroke() throws {
    let box = Scene.Box(frame: .init(10, 10, 30, 30), stroke: .pureRed, strokeWidth: 6)
    let pixels = try Pixels(drawing: .square(50, [.box(box)]))
    let ink = try #require(pixels.ink)
    #expect(ink.x == 10...39 && ink.y == 10...39)
    #expect(pixels.isColor(.pureRed, 15, 25))
    #expect(pixels.isClear(17, 25))
  }

  @Test("a picture that the document doesn't have is a failure")
  func missing() {
    #expect(throws: Failure.self) { try Pixels(drawing: .square(50, [.picture(frame)])) }
  }

  @Test("the scale is pixels a point")
  func scale() throws {
    let png = try DrawingTool.canvas.render(Document([.square(40, [])]), as: .png, scale: 2.5)
    #expect(try DrawingTool.canvas.inspect(picture: png) == PictureFacts(format: .png, width: 100, height: 100))
  }
}
