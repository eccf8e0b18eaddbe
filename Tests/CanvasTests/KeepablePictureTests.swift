import Canvas
import Foundation
import TagarelaKit
import Testing

/// What is kept of pictures, also of those that phones make.
@Suite("Pictures as they are kept")
struct KeepablePictureTests {
  private let canvas = DrawingTool.canvas

  /// Made by the programs of the libraries themselves (Debian's `webp` and `libheif-examples`).
  private func converted(_ program: String, _ arguments: [String], from picture: Data, _ ending: String) throws -> Data
  {
    let folder = FileManager.default.temporaryDirectory.appending(path: "phone-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (from, to) = (folder.appending(path: "from.\(ending)"), folder.appending(path: "to"))
    try picture.write(to: from)
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/\(program)")
    process.arguments = arguments + [from.path, "-o", to.path]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
    return try Data(contentsOf: to)
  }

  private func webP(_ arguments: String...) throws -> Data {
    try converted("cwebp", ["-quiet"] + arguments, from: Samples.jpeg(), "jpg")
  }

  private func heic() throws -> Data { try converted("heif-enc", ["-q", "90"], from: Samples.jpeg(), "jpg") }

  /// Two by one pixels, red and blue, then a second picture in green.
  private let gif = Data([
    0x47, 0x49, 0x46, 0x38, 0x39, 0x61, 2, 0, 1, 0, 0x91, 0, 0, 0xFF, 0, 0, 0, 0, 0xFF, 0, 0xFF, 0, 0, 0, 0,
    0x2C, 0, 0, 0, 0, 2, 0, 1, 0, 0, 2, 2, 0x44, 0x0A, 0,
    0x2C, 0, 0, 0, 0, 2, 0, 1, 0, 0, 2, 2, 0x94, 0x0A, 0, 0x3B,
  ])

  /// The colours of the quarters, from the top left in reading order.
  private func expectQuarters(
    _ picture: KeepablePicture, _ colors: [Scene.Color] = [.pureRed, .pureGreen, .pureBlue, .pureYellow]
  ) throws {
    let (width, height) = (picture.facts.width, picture.facts.height)
    let frame = Scene.PicturePlace(picture: 0, frame: .init(0, 0, width, height))
    let scene = Scene(width: width, height: height, elements: [.picture(frame)])
    let pixels = try Pixels(drawing: scene, pictures: [picture.bytes])
    let (left, right) = (Int(width / 4), Int(width * 3 / 4))
    let (top, bottom) = (Int(height / 4), Int(height * 3 / 4))
    for (color, (x, y)) in zip(colors, [(left, top), (right, top), (left, bottom), (right, bottom)]) {
      #expect(pixels.isColor(color, x, y))
    }
  }

  @Test("a photo in WebP or HEIC becomes a JPEG that every reader knows")
  func photos() throws {
    for photo in [try webP("-q", "95"), try heic()] {
      let kept = try canvas.keepable(picture: photo)
      #expect(kept.facts == PictureFacts(format: .jpeg, width: 160, height: 80))
      #expect(try canvas.inspect(picture: kept.bytes) == kept.facts)
      try expectQuarters(kept)
      // The same file is the same picture each time.
      #expect(try canvas.keepable(picture: photo) == kept)
    }
  }

  @Test("a drawing in lossless WebP and a GIF become a PNG, of an animation the first picture")
  func drawings() throws {
    let kept = try canvas.keepable(picture: webP("-lossless"))
    #expect(kept.facts == PictureFacts(format: .png, width: 160, height: 80))
    try expectQuarters(kept)
    let first = try canvas.keepable(picture: gif)
    #expect(first.facts == PictureFacts(format: .png, width: 2, height: 1))
    let pixels = try Pixels(first.bytes)
    #expect(pixels.isColor(.pureRed, 0, 0) && pixels.isColor(.pureBlue, 1, 0))
  }

  @Test("a bitmap of Windows becomes a PNG")
  func bitmap() throws {
    let kept = try canvas.keepable(picture: BitmapSample.file)
    #expect(kept.facts == PictureFacts(format: .png, width: 2, height: 2))
    try expectCorners(Pixels(kept.bytes))
  }

  /// Two by two pixels as ``BitmapSample``, then a second picture; the numbers as a Macintosh writes them.
  ///
  /// - Parameter orientation: how it is to be turned.
  private func tiff(orientation: UInt8 = 1) -> Data {
    func entry(_ tag: UInt8, _ type: UInt8, _ value: UInt32, count: UInt32 = 1) -> Data {
      var entry = Data([1, tag, 0, type])
      for number in [count, type == 3 && count == 1 ? value << 16 : value] {
        entry += [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
      }
      return entry
    }
    var file = Data("MM\0*".utf8) + [0, 0, 0, 8]
    // Width, height, bits, uncompressed, colours, where, how it is turned, samples, rows, bytes.
    let entries = [
      entry(0, 3, 2), entry(1, 3, 2), entry(2, 3, 146, count: 3), entry(3, 3, 1), entry(6, 3, 2), entry(17, 4, 134),
      entry(18, 3, UInt32(orientation)), entry(21, 3, 3), entry(22, 3, 2), entry(23, 4, 12),
    ]
    file += [0, UInt8(entries.count)] + entries.joined() + [0, 0, 0, 152]
    file += [255, 0, 0, 0, 255, 0, 0, 0, 255, 255, 255, 0] + [0, 8, 0, 8, 0, 8]
    file += [0, UInt8(entries.count)] + entries.joined() + [0, 0, 0, 0]
    return file
  }

  private func expectCorners(
    _ pixels: Pixels, _ colors: [Scene.Color] = [.pureRed, .pureGreen, .pureBlue, .pureYellow]
  ) {
    for (color, (x, y)) in zip(colors, [(0, 0), (1, 0), (0, 1), (1, 1)]) { #expect(pixels.isColor(color, x, y)) }
  }

  @Test("a TIFF becomes a PNG, of several pictures the first, turned as it says")
  func tagged() throws {
    let kept = try canvas.keepable(picture: tiff())
    #expect(kept.facts == PictureFacts(format: .png, width: 2, height: 2))
    try expectCorners(Pixels(kept.bytes))
    try expectCorners(
      Pixels(canvas.keepable(picture: tiff(orientation: 6)).bytes), [.pureBlue, .pureRed, .pureYellow, .pureGreen])
  }

  @Test("a photo is kept turned as the camera was held", arguments: PictureDrawingTests.orientations)
  func turned(number: UInt8, corners: [Scene.Color]) throws {
    let kept = try canvas.keepable(picture: Samples.jpeg(orientation: number))
    #expect(number < 5 ? kept.facts.width == 160 : kept.facts.width == 80)
    #expect(kept.bytes.firstRange(of: Data("Exif".utf8)) == nil)
    try expectQuarters(kept, corners)
  }

  @Test("where and when a photo was taken is not kept")
  func personal() throws {
    let secret = Data("GPS -23.55 -46.63".utf8)
    let jpeg = try Samples.jpeg()
    let exif = Data("Exif\0\0MM\0*".utf8) + [0, 0, 0, 8, 0, 0] + secret
    let marked = jpeg.prefix(2) + [0xFF, 0xE1, 0, UInt8(exif.count + 2)] + exif + jpeg.dropFirst(2)
    #expect(marked.firstRange(of: secret) != nil)
    let kept = try canvas.keepable(picture: marked)
    #expect(kept.bytes.firstRange(of: secret) == nil && kept.bytes.firstRange(of: Data("Exif".utf8)) == nil)
    try expectQuarters(kept)
    // Nothing else of an upright one is lost.
    #expect(try canvas.keepable(picture: jpeg) == canvas.keepable(picture: kept.bytes))
    let webP = try converted("cwebp", ["-quiet", "-metadata", "all"], from: Data(marked), "jpg")
    #expect(webP.firstRange(of: secret) != nil)
    #expect(try canvas.keepable(picture: webP).bytes.firstRange(of: secret) == nil)
  }

  @Test("a WebP is turned as its Exif data say")
  func turnedWebP() throws {
    let webP = try converted(
      "cwebp", ["-quiet", "-q", "95", "-metadata", "exif"], from: Samples.jpeg(orientation: 6), "jpg")
    let kept = try canvas.keepable(picture: webP)
    #expect(kept.facts == PictureFacts(format: .jpeg, width: 80, height: 160))
    try expectQuarters(kept, [.pureBlue, .pureRed, .pureYellow, .pureGreen])
  }

  /// Sixteen by sixteen pixels in red, which is yellow over magenta, stored as Photoshop does: upside down.
  private let inks = Data(
    base64Encoded: """
      /9j/7gAOQWRvYmUAZAAAAAAA/9sAQwADAgIDAgIDAwMDBAMDBAUIBQUEBAUKBwcGCAwKDAwLCgsLDQ4SEA0OEQ4LCxAWEBETFBUVFQwPFxgWFB\
      gSFBUU/8AAFAgAEAAQBEMRAE0RAFkRAEsRAP/EABUAAQEAAAAAAAAAAAAAAAAAAAAJ/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAA4EQwBNAFkA\
      SwAAPwCqaVSVSqYAAAD/2Q==
      """)

  @Test("a JPEG in four inks becomes one in three colours")
  func fourInks() throws {
    let inks = try #require(inks)
    let stored = try #require(inks.firstRange(of: [0xFF, 0xC0] as [UInt8])).lowerBound
    #expect(inks[stored + 9] == 4)
    let kept = try canvas.keepable(picture: inks)
    let frame = try #require(kept.bytes.firstRange(of: [0xFF, 0xC0] as [UInt8])).lowerBound
    #expect(kept.bytes[frame + 9] == 3)
    let place = Scene.PicturePlace(picture: 0, frame: .init(0, 0, 16, 16))
    let pixels = try Pixels(drawing: .square(16, [.picture(place)]), pictures: [kept.bytes])
    #expect(pixels.isColor(.pureRed, 8, 8))
  }

  @Test("one that is cut short is damaged", arguments: [0.3, 0.6, 0.9])
  func cut(part: Double) throws {
    for picture in [try webP("-q", "95"), try webP("-lossless"), try heic()] {
      let failure = #expect(throws: Failure.self) {
        try canvas.keepable(picture: picture.prefix(Int(Double(picture.count) * part)))
      }
      #expect(failure?.what.key == "picture.damaged")
    }
  }

  @Test("a smaller picture keeps its format, its shape and what it shows; one that is small enough stays as it is")
  func scaled() throws {
    for (picture, format) in [
      (try Samples.jpeg(), PictureFormat.jpeg), (try Samples.png(width: 160, height: 80), .png),
    ] {
      let small = try canvas.scaled(picture: picture, within: 40)
      #expect(small.facts == PictureFacts(format: format, width: 40, height: 20))
      #expect(try canvas.inspect(picture: small.bytes) == small.facts)
      #expect(try canvas.scaled(picture: picture, within: 160).facts.width == 160)
    }
    try expectQuarters(try canvas.scaled(picture: Samples.jpeg(), within: 80))
    let turned = try canvas.scaled(picture: Samples.jpeg(orientation: 6), within: 80)
    #expect(turned.facts.width == 40 && turned.facts.height == 80)
    #expect(try canvas.scaled(picture: Samples.svg, within: 8).bytes == Samples.svg)
    #expect(throws: Failure("picture.unreadable")) { try canvas.scaled(picture: Data([1, 2, 3]), within: 8) }
    #expect(throws: Failure.self) { try canvas.scaled(picture: Samples.jpeg(), within: 0) }
  }

  @Test("one that claims more than 60 megapixels is too large before anything is decoded")
  func tooLarge() throws {
    var lossy = try webP("-q", "95")
    let chunk = try #require(lossy.firstRange(of: Data("VP8 ".utf8))).upperBound + 4
    lossy.replaceSubrange(chunk + 6..<chunk + 10, with: [0xFF, 0x3F, 0xFF, 0x3F])
    var heic = try heic()
    while let size = heic.firstRange(of: Data("ispe".utf8)) {
      heic.replaceSubrange(
        size.lowerBound..<size.upperBound + 12, with: Data("ispE".utf8) + [0, 0, 0, 0, 0, 0, 0x7F, 0, 0, 0, 0x7F, 0])
    }
    heic = Data(heic.map { $0 }).replacing(Data("ispE".utf8), with: Data("ispe".utf8))
    var frame = gif
    frame.replaceSubrange(6..<10, with: [0xFF, 0x7F, 0xFF, 0x7F])
    var bitmap = BitmapSample.file
    bitmap.replaceSubrange(18..<26, with: [0xFF, 0x7F, 0, 0, 0xFF, 0x7F, 0, 0])
    var table = tiff()
    // The value of the first entry, and that of the second.
    for place in [18, 30] { table.replaceSubrange(place..<place + 2, with: [0x7F, 0xFF]) }
    for picture in [lossy, heic, frame, bitmap, table] {
      #expect(throws: Failure("picture.too_large")) { try canvas.keepable(picture: picture) }
    }
  }

  @Test(
    "bytes that only begin like a phone's picture do no harm",
    arguments: [
      "RIFF\u{1}\u{0}\u{0}\u{0}WEBP", "RIFF1234WEBPVP8X", "GIF89a", "GIF89a1234", "\u{0}\u{0}\u{0}\u{18}ftypheic",
      "\u{0}\u{0}\u{0}\u{18}ftypmif1ispe", "BM", "BM12345678901234567890123456", "II*\u{0}",
      "MM\u{0}*\u{0}\u{0}\u{0}\u{8}",
    ])
  func hostile(text: String) throws {
    let failure = #expect(throws: Failure.self) { try canvas.keepable(picture: Data(text.utf8)) }
    #expect(["picture.damaged", "picture.unreadable", "picture.too_large"].contains(failure?.what.key))
  }

  @Test("a film is none")
  func film() throws {
    let film = Data([0, 0, 0, 0x18]) + Data("ftypisom".utf8)
    #expect(throws: Failure("picture.unreadable")) { try canvas.keepable(picture: film) }
  }

  @Test("a PNG and an SVG stay as they are")
  func others() throws {
    let png = try Samples.png(width: 30, height: 20)
    #expect(try canvas.keepable(picture: png).bytes == png)
    #expect(try canvas.keepable(picture: Samples.svg).bytes == Samples.svg)
  }
}
