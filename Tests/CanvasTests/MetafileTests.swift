import Canvas
import Foundation
import TagarelaKit
import Testing

/// Drawings of Windows, as symbol libraries of other programs have them.
struct MetafileTests {
  private let canvas = DrawingTool.canvas
  private let red = 0x0000FF
  private let green = 0x00FF00
  private let blue = 0xFF0000
  private let white = 0xFFFFFF

  /// A hundred by a hundred pixels of what is kept.
  private func pixels(_ metafile: Data) throws -> Pixels {
    let kept = try canvas.keepable(picture: metafile)
    #expect(kept.facts.format == .svg)
    #expect(abs(kept.facts.width - kept.facts.height) < 0.01)
    let place = Scene.PicturePlace(picture: 0, frame: .init(0, 0, 100, 100))
    return try Pixels(drawing: .square(100, [.picture(place)]), pictures: [kept.bytes])
  }

  private func square(_ left: Int, _ top: Int, _ right: Int, _ bottom: Int) -> [Int] {
    [left, top, right, top, right, bottom, left, bottom]
  }

  private var polygons: WindowsMetafileWriter {
    var file = WindowsMetafileWriter()
    file.window(x: 0, y: 0, width: 100, height: 100)
    file.strokeNothing(number: 0)
    file.fill(red, number: 1)
    file.add(0x0538, [2, 4, 4] + square(10, 10, 50, 50) + square(20, 20, 40, 40))
    return file
  }

  // MARK: WMF

  @Test func `a WMF becomes a drawing of its areas and their holes, on no ground`() throws {
    let pixels = try pixels(polygons.file())
    #expect(pixels.isColor(.pureRed, 15, 15) && pixels.isColor(.pureRed, 45, 45))
    #expect(pixels.isClear(30, 30) && pixels.isClear(70, 70))
  }

  @Test(arguments: [15, 29, 41, 53, 71, 78, 116, 118])
  func `an EMF with what isn't drawn here is told to be partial, and the rest is drawn`(function: Int) throws {
    var file = EnhancedMetafileWriter()
    file.strokeNothing()
    file.fill(red, number: 1)
    file.add(43, 10, 10, 50, 50)
    #expect(try !canvas.keepable(picture: file.file()).isPartial)
    file.add(function, 0, 0, 0, 0, 0, 0, 0, 0)
    #expect(try canvas.keepable(picture: file.file()).isPartial)
    #expect(try pixels(file.file()).isColor(.pureRed, 30, 30))
  }

  @Test(arguments: [0x041F, 0x0419, 0x0415, 0x012B, 0x0922])
  func `a WMF with what isn't drawn here is told to be partial`(function: Int) throws {
    var file = polygons
    #expect(try !canvas.keepable(picture: file.file()).isPartial)
    file.add(function, 0, 0, 0, 0)
    #expect(try canvas.keepable(picture: file.file()).isPartial)
  }

  @Test func `the same file is the same picture each time`() throws {
    #expect(try canvas.keepable(picture: polygons.file()) == canvas.keepable(picture: polygons.file()))
  }

  @Test func `its size is what its header says`() throws {
    let kept = try canvas.keepable(picture: polygons.file(placed: [0, 0, 200, 200]))
    #expect(abs(kept.facts.width - 200) < 0.1)
  }

  @Test func `a window may lie anywhere, and upside down`() throws {
    var file = WindowsMetafileWriter()
    file.window(x: -50, y: 50, width: 100, height: -100)
    file.strokeNothing(number: 0)
    file.fill(green, number: 1)
    file.add(0x0324, [4] + square(-50, 50, 0, 0))
    let pixels = try pixels(file.file(placed: [-50, -50, 50, 50]))
    #expect(pixels.isColor(.pureGreen, 25, 25) && pixels.isClear(75, 25) && pixels.isClear(25, 75))
  }

  @Test func `without a header for its place, its window or what it draws tells its extent`() throws {
    #expect(try pixels(polygons.file(placed: nil)).isColor(.pureRed, 15, 15))
    var bare = WindowsMetafileWriter()
    bare.strokeNothing(number: 0)
    bare.fill(blue, number: 1)
    bare.add(0x041B, 300, 300, 100, 100)
    #expect(try pixels(bare.file(placed: nil)).isColor(.pureBlue, 50, 50))
  }

  @Test func `lines have the colour and width of their pen`() throws {
    var file = WindowsMetafileWriter()
    file.window(x: 0, y: 0, width: 100, height: 100)
    file.add(0x02FA, 0, 20, 0, blue & 0xFFFF, blue >> 16)
    file.add(0x012D, 0)
    file.add(0x0325, 2, 20, 50, 80, 50)
    file.add(0x0214, 80, 50)
    file.add(0x0213, 95, 50)
    let pixels = try pixels(file.file())
    #expect(pixels.isColor(.pureBlue, 50, 42) && pixels.isColor(.pureBlue, 50, 58) && pixels.isColor(.pureBlue, 50, 90))
    #expect(pixels.isClear(50, 35) && pixels.isClear(50, 65))
  }

  @Test func `ellipses, rounded boxes and pieces of pie are drawn`() throws {
    var file = WindowsMetafileWriter()
    file.window(x: 0, y: 0, width: 100, height: 100)
    file.strokeNothing(number: 0)
    file.fill(red, number: 1)
    file.add(0x0418, 50, 50, 0, 0)
    file.add(0x061C, 30, 30, 50, 100, 0, 50)
    // Counter-clockwise from the right to the top.
    file.add(0x081A, 50, 50, 75, 100, 100, 100, 50, 0)
    let pixels = try pixels(file.file())
    #expect(pixels.isColor(.pureRed, 25, 25) && pixels.isClear(3, 3))
    #expect(pixels.isColor(.pureRed, 75, 25) && pixels.isClear(51, 1))
    #expect(pixels.isColor(.pureRed, 65, 65) && pixels.isClear(35, 85) && pixels.isClear(65, 85))
  }

  @Test func `a bitmap in it is drawn`() throws {
    var file = WindowsMetafileWriter()
    file.window(x: 0, y: 0, width: 100, height: 100)
    file.add(0x0F43, [0x0020, 0x00CC, 0, 2, 2, 0, 0, 100, 100, 0, 0], bytes: BitmapSample.headless)
    let pixels = try pixels(file.file())
    #expect(pixels.isColor(.pureRed, 10, 10) && pixels.isColor(.pureGreen, 90, 10))
    #expect(pixels.isColor(.pureBlue, 10, 90) && pixels.isColor(.pureYellow, 90, 90))
  }

  @Test func `a text in it is written`() throws {
    var file = WindowsMetafileWriter()
    file.window(x: 0, y: 0, width: 100, height: 100)
    file.add(0x02FB, [-60, 0, 0, 0, 700, 0, 0, 0, 0], bytes: Data("Noto Sans\0".utf8))
    file.add(0x012D, 0)
    file.add(0x0521, [1], bytes: Data("H".utf8) + [0] + Data([10, 0, 10, 0]))
    let ink = try #require(try pixels(file.file()).ink)
    #expect(ink.x.lowerBound >= 10 && ink.y.lowerBound >= 10)
    #expect((35...60).contains(ink.y.count) && (25...60).contains(ink.x.count))
  }

  @Test func `a picture whose other half is a mask leaves what lies around it`() throws {
    var file = WindowsMetafileWriter()
    file.window(x: 0, y: 0, width: 100, height: 100)
    file.strokeNothing(number: 0)
    file.fill(green, number: 1)
    file.add(0x041B, 100, 50, 0, 0)
    // Black where the figure is, the upper left; then black around it.
    file.add(
      0x0F43, [0x00C6, 0x0088, 0, 2, 2, 0, 0, 100, 100, 0, 0], bytes: BitmapSample.headless([0, white, white, white]))
    file.add(0x0F43, [0x0086, 0x00EE, 0, 2, 2, 0, 0, 100, 100, 0, 0], bytes: BitmapSample.headless([red, 0, 0, 0]))
    let pixels = try pixels(file.file())
    #expect(pixels.isColor(.pureRed, 20, 20))
    #expect(pixels.isColor(.pureGreen, 20, 80))
    #expect(pixels.isClear(80, 20) && pixels.isClear(80, 80))
  }

  @Test func `a text has the ground that the drawing gives it`() throws {
    var old = WindowsMetafileWriter()
    old.window(x: 0, y: 0, width: 100, height: 100)
    old.add(0x02FB, [-20, 0, 0, 0, 400, 0, 0, 0, 0], bytes: Data("Noto Sans\0".utf8))
    old.add(0x012D, 0)
    old.add(0x0201, [green & 0xFFFF, green >> 16])
    old.add(0x0102, 2)
    old.add(0x0521, [2], bytes: Data("  ".utf8) + Data([10, 0, 10, 0]))
    old.add(0x0A32, [70, 0, 0, 2, 0, 70, 100, 100])
    let pixels = try pixels(old.file())
    #expect(pixels.isColor(.pureGreen, 15, 20) && pixels.isClear(60, 20))
    #expect(pixels.isColor(.pureGreen, 50, 85) && pixels.isClear(50, 60))
    var new = EnhancedMetafileWriter()
    new.add(25, green)
    new.add(84, [0, 0, 99, 99, 1, 0, 0, 0, 0, 0, 76, 2, 10, 20, 60, 70, 0])
    let box = try self.pixels(new.file())
    #expect(box.isColor(.pureGreen, 30, 40) && box.isClear(80, 40))
  }

  // MARK: EMF

  @Test func `an EMF becomes a drawing, with its paths and curves`() throws {
    var file = EnhancedMetafileWriter()
    file.strokeNothing()
    file.fill(green, number: 1)
    file.add(59)
    file.add(27, 10, 10)
    file.add(54, 60, 10)
    // A curve that bulges to the right, in sixteen bits.
    var curve = Data()
    for number in [110, 10, 110, 90, 60, 90] { curve.append(little: number, 2) }
    file.add(88, [0, 0, 99, 99, 3], bytes: curve)
    file.add(54, 10, 90)
    file.add(61)
    file.add(60)
    file.add(62, 0, 0, 99, 99)
    let pixels = try pixels(file.file())
    #expect(pixels.isColor(.pureGreen, 20, 50) && pixels.isColor(.pureGreen, 90, 50))
    #expect(pixels.isClear(90, 15) && pixels.isClear(5, 50) && pixels.isClear(50, 95))
  }

  @Test func `windows, viewports and transformations place what it draws`() throws {
    var file = EnhancedMetafileWriter()
    file.strokeNothing()
    file.fill(blue, number: 1)
    file.add(17, 8)
    file.add(9, 10, 10)
    file.add(11, 100, 100)
    file.add(33)
    // Half as large, then moved by five units.
    file.add(35, [0.5, 0, 0, 0.5, 5, 5].map { Int(Float($0).bitPattern) })
    file.add(43, 0, 0, 10, 10)
    file.add(34, -1)
    file.add(43, 0, 0, 2, 2)
    let pixels = try pixels(file.file())
    #expect(pixels.isColor(.pureBlue, 55, 55) && pixels.isColor(.pureBlue, 95, 95) && pixels.isColor(.pureBlue, 10, 10))
    #expect(pixels.isClear(40, 40) && pixels.isClear(95, 40))
  }

  @Test func `what lies outside of its clip isn't drawn`() throws {
    var file = EnhancedMetafileWriter()
    file.strokeNothing()
    file.fill(red, number: 1)
    file.add(30, 0, 0, 50, 50)
    file.add(43, 0, 0, 100, 100)
    let pixels = try pixels(file.file())
    #expect(pixels.isColor(.pureRed, 25, 25) && pixels.isClear(75, 25) && pixels.isClear(25, 75))
  }

  @Test func `a bitmap and a text in it are drawn`() throws {
    var file = EnhancedMetafileWriter()
    let header = 80
    file.add(
      81, [0, 0, 99, 99, 0, 0, 0, 0, 2, 2, header, 40, header + 40, 16, 0, 0xCC0020, 50, 50],
      bytes: BitmapSample.headless)
    var font = Data()
    for number in [-40, 0, 0, 0, 400, 0, 0] { font.append(little: number, 4) }
    font += "Noto Sans\0".utf16.reduce(into: Data()) { $0.append(little: Int($1), 2) }
    file.add(82, [1], bytes: font + Data(count: 64))
    file.add(37, 1)
    file.add(24, 0xFF0000)
    file.add(84, [0, 0, 99, 99, 1, 0, 0, 60, 50, 1, 76, 0, 0, 0, 0, 0, 0], bytes: Data([0x48, 0, 0, 0]))
    let pixels = try pixels(file.file())
    #expect(pixels.isColor(.pureRed, 10, 10) && pixels.isColor(.pureYellow, 45, 45))
    #expect((60..<95).contains { x in pixels.isColor(.pureBlue, x, 80) })
  }

  // MARK: Hostile

  @Test(arguments: [0.1, 0.4, 0.7, 0.95]) func `one that is cut short is damaged`(part: Double) throws {
    var enhanced = EnhancedMetafileWriter()
    enhanced.fill(red, number: 1)
    enhanced.add(43, 0, 0, 90, 90)
    for file in [polygons.file(), enhanced.file()] {
      #expect(throws: Failure("picture.damaged")) {
        try canvas.keepable(picture: file.prefix(max(44, Int(Double(file.count) * part))))
      }
    }
  }

  @Test func `one that draws nothing, or only what other records say, is damaged`() throws {
    #expect(throws: Failure("picture.damaged")) { try canvas.keepable(picture: EnhancedMetafileWriter().file()) }
    #expect(throws: Failure("picture.damaged")) { try canvas.keepable(picture: WindowsMetafileWriter().file()) }
    #expect(throws: Failure("picture.damaged")) {
      try canvas.keepable(picture: WindowsMetafileWriter().file(placed: nil))
    }
  }

  @Test func `numbers that lie do no harm`() throws {
    var counts = WindowsMetafileWriter()
    counts.add(0x0538, 0xFFFF, 0xFFFF, 0xFFFF)
    var many = EnhancedMetafileWriter()
    many.add(8, [0, 0, 99, 99, 0x7FFF_FFFF, 0x7FFF_FFFF, 0x7FFF_FFFF])
    var points = EnhancedMetafileWriter()
    points.add(3, [0, 0, 99, 99, 0xFFFF_FFFF, 1, 1])
    var saves = WindowsMetafileWriter()
    for _ in 0..<5_000 { saves.add(0x001E) }
    var flat = EnhancedMetafileWriter()
    flat.add(35, [Float.nan, 0, 0, 0, .infinity, 0].map { Int($0.bitPattern) })
    var bitmap = WindowsMetafileWriter()
    bitmap.add(
      0x0F43, [0x0020, 0x00CC, 0, 2, 2, 0, 0, 100, 100, 0, 0],
      bytes: Data([40, 0, 0, 0, 255, 255, 255, 127, 255, 255, 255, 127]) + BitmapSample.headless.dropFirst(12))
    for file in [counts.file(), many.file(), points.file(), saves.file(), flat.file(), bitmap.file()] {
      let failure = #expect(throws: Failure.self) { try canvas.keepable(picture: file) }
      #expect(["picture.damaged", "picture.too_large"].contains(failure?.what.key))
    }
  }

  @Test func `one of millions of points is too large`() throws {
    var file = WindowsMetafileWriter()
    for _ in 0..<40 { file.add(0x0325, [30_000] + Array(repeating: 7, count: 60_000)) }
    #expect(throws: Failure("picture.too_large")) { try canvas.keepable(picture: file.file()) }
  }

  /// Every byte of a small file in turn, changed in two ways: the tool answers, and goes on.
  @Test func `a changed byte anywhere gives a picture or says that it is damaged`() throws {
    var enhanced = EnhancedMetafileWriter()
    enhanced.fill(red, number: 1)
    enhanced.add(84, [0, 0, 99, 99, 1, 0, 0, 60, 50, 1, 76, 0, 0, 0, 0, 0, 0], bytes: Data([0x48, 0, 0, 0]))
    enhanced.add(43, 0, 0, 90, 90)
    for file in [polygons.file(), enhanced.file()] {
      for place in file.indices {
        for change in [0x80, 0xFF] as [UInt8] {
          var changed = file
          changed[place] ^= change
          do {
            _ = try canvas.keepable(picture: changed)
          } catch let failure as Failure {
            #expect(
              ["picture.damaged", "picture.too_large", "picture.unreadable", "picture.unsupported"]
                .contains(failure.what.key), "\(place): \(failure.what.key)")
          }
        }
      }
    }
  }

  @Test func `what pixels of a bitmap cover is what they say`() throws {
    var bitmap = Data()
    for number in [40, 2, 1] { bitmap.append(little: number, 4) }
    for number in [1, 32] { bitmap.append(little: number, 2) }
    for number in [0, 8, 0, 0, 0, 0] { bitmap.append(little: number, 4) }
    // Nothing, and red that covers all.
    bitmap += [0, 0, 0, 0, 0, 0, 255, 255]
    var file = EnhancedMetafileWriter()
    file.strokeNothing()
    file.fill(green, number: 1)
    file.add(43, 0, 0, 50, 99)
    let blending = 0x01FF_0000
    let parts = [108, 40, 148, 8, 2, 1]
    file.add(
      114, [0, 0, 99, 99, 0, 0, 100, 100, blending, 0, 0, 0x3F80_0000, 0, 0, 0x3F80_0000, 0, 0, 0, 0] + parts,
      bytes: bitmap)
    let pixels = try pixels(file.file())
    #expect(pixels.isColor(.pureGreen, 15, 50))
    #expect(pixels.isColor(.pureRed, 85, 50))
  }
}
