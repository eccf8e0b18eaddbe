import Canvas
import Foundation
import TagarelaKit
import Testing

/// Pictures whose numbers stand for other colours than those of sRGB.
@Suite("Colour profiles")
struct ColorProfileTests {
  private let canvas = DrawingTool.canvas

  /// A green, as numbers, over the whole picture.
  private static let numbers = Scene.Color(red: 0.5, green: 0.8, blue: 0.5)

  private func page() -> Scene {
    .square(32, [.box(.init(frame: .init(0, 0, 32, 32), fill: Self.numbers))])
  }

  private func png() throws -> Data { try canvas.render(Document([page()]), as: .png, scale: 1) }

  private func jpeg() throws -> Data {
    let pdf = try canvas.render(Document([page()]), as: .pdf, scale: 1)
    return try Poppler.run("pdftoppm", ["-r", "72", "-jpeg", "-singlefile"], on: pdf)
  }

  private func png(_ profile: Profile) throws -> Data {
    let png = try png()
    // Stored, not compressed (RFC 1950, RFC 1951).
    let count = profile.bytes.count
    var body = Data("iCCP".utf8) + Data("colours\0\0".utf8) + [0x78, 0x01, 1]
    body += [count & 255, count >> 8, ~count & 255, ~count >> 8 & 255].map { UInt8($0) }
    body += profile.bytes + Profile.number(adler(profile.bytes))
    let chunk = Profile.number(UInt32(body.count - 4)) + body + Profile.number(cyclic(body))
    // Behind the signature and the header.
    return png.prefix(33) + chunk + png.dropFirst(33)
  }

  private func adler(_ bytes: Data) -> UInt32 {
    let sums = bytes.reduce(into: (UInt32(1), UInt32(0))) {
      $0.0 = ($0.0 + UInt32($1)) % 65_521
      $0.1 = ($0.1 + $0.0) % 65_521
    }
    return sums.1 << 16 | sums.0
  }

  private func cyclic(_ bytes: Data) -> UInt32 {
    ~bytes.reduce(~0) { sum, byte in
      (0..<8).reduce(sum ^ UInt32(byte)) { rest, _ in rest >> 1 ^ (rest & 1 == 1 ? 0xEDB8_8320 : 0) }
    }
  }

  /// In pieces, as large ones come.
  private func jpeg(_ profile: Profile, pieces: Int = 2) throws -> Data {
    marked(try jpeg(), profile, pieces: pieces)
  }

  private func marked(_ jpeg: Data, _ profile: Profile, pieces: Int = 1) -> Data {
    let size = (profile.bytes.count + pieces - 1) / pieces
    let segments = (0..<pieces).map { piece in
      let part = profile.bytes.dropFirst(piece * size).prefix(size)
      let body = Data("ICC_PROFILE\0".utf8) + [UInt8(piece + 1), UInt8(pieces)] + part
      return Data([0xFF, 0xE2, UInt8((body.count + 2) >> 8), UInt8((body.count + 2) & 255)]) + body
    }
    return jpeg.prefix(2) + segments.joined() + jpeg.dropFirst(2)
  }

  private func shown(_ picture: Data) throws -> Pixels {
    let place = Scene.PicturePlace(picture: 0, frame: .init(0, 0, 32, 32))
    return try Pixels(drawing: .square(32, [.picture(place)]), pictures: [picture])
  }

  /// What the numbers stand for in each, reckoned by the matrices of the standards (Adobe RGB 1998, SMPTE EG 432-1, IEC 61966-2-1).
  @Test(
    "what was taken in other colours is kept in those of sRGB",
    arguments: [
      (Profile.adobe, Scene.Color(red: 0.273, green: 0.805, blue: 0.485)),
      (Profile.displayP3, Scene.Color(red: 0.391, green: 0.81, blue: 0.465)),
    ])
  func converted(_ profile: Profile, _ color: Scene.Color) throws {
    for (picture, format) in [(try png(profile), PictureFormat.png), (try jpeg(profile), .jpeg)] {
      let kept = try canvas.keepable(picture: picture)
      #expect(kept.facts == PictureFacts(format: format, width: 32, height: 32))
      #expect(try shown(kept.bytes).isColor(color, 16, 16))
      #expect(kept.bytes.firstRange(of: Data("iCCP".utf8)) == nil)
      #expect(kept.bytes.firstRange(of: Data("ICC_PROFILE".utf8)) == nil)
      // Once is enough.
      #expect(try canvas.keepable(picture: kept.bytes) == kept)
    }
  }

  @Test("a profile that says sRGB goes, and the picture stays as it was compressed")
  func standard() throws {
    #expect(try canvas.keepable(picture: png(.standard)).bytes == png())
    #expect(try canvas.keepable(picture: jpeg(.standard)).bytes == canvas.keepable(picture: jpeg()).bytes)
  }

  @Test("one that can't be read is as none", arguments: [0, 20, 127, 140, 200, 300])
  func damaged(length: Int) throws {
    let cut = Profile(bytes: Profile.adobe.bytes.prefix(length))
    #expect(try shown(canvas.keepable(picture: jpeg(cut, pieces: 1)).bytes).isColor(Self.numbers, 16, 16))
    #expect(try shown(canvas.keepable(picture: png(cut)).bytes).isColor(Self.numbers, 16, 16))
  }

  @Test("bytes by chance in place of a profile break nothing")
  func chance() throws {
    var bytes = Profile.displayP3.bytes
    for place in stride(from: 128, to: bytes.count, by: 7) {
      bytes[place] = UInt8(truncatingIfNeeded: place * 151 + 89)
      let kept = try canvas.keepable(picture: jpeg(Profile(bytes: bytes), pieces: 1))
      #expect(kept.facts.width == 32)
    }
  }

  @Test("a grey picture by its own curve")
  func grey() throws {
    let page = Scene.square(32, [.box(.init(frame: .init(0, 0, 32, 32), fill: .init(red: 0.5, green: 0.5, blue: 0.5)))])
    let pdf = try canvas.render(Document([page]), as: .pdf, scale: 1)
    let plain = try Poppler.run("pdftoppm", ["-r", "72", "-gray", "-jpeg", "-singlefile"], on: pdf)
    let kept = try canvas.keepable(picture: marked(plain, .linearGrey))
    // Light grows as the number does: a half is as light as sRGB's 188.
    #expect(try shown(kept.bytes).isColor(.init(red: 0.735, green: 0.735, blue: 0.735), 16, 16))
  }

  @Test("the colours of a phone's WebP and HEIC come through")
  func webP() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "profile-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (from, to) = (folder.appending(path: "from.jpg"), folder.appending(path: "to"))
    try jpeg(.adobe, pieces: 1).write(to: from)
    let makers = [
      ("cwebp", ["-quiet", "-q", "95", "-metadata", "icc", from.path, "-o", to.path]),
      ("heif-enc", ["-q", "90", from.path, "-o", to.path]),
    ]
    for (program, arguments) in makers {
      let process = Process()
      process.executableURL = URL(filePath: "/usr/bin/\(program)")
      process.arguments = arguments
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      try process.run()
      process.waitUntilExit()
      let kept = try canvas.keepable(picture: Data(contentsOf: to))
      #expect(try shown(kept.bytes).isColor(.init(red: 0.273, green: 0.805, blue: 0.485), 16, 16), "\(program)")
    }
  }
}

/// A profile of primaries and curves (ICC.1:2022), as small as can be.
struct Profile: Sendable {
  var bytes: Data

  static func number(_ number: UInt32) -> Data { Data([24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }) }

  private static func fixed(_ number: Double) -> Data {
    Self.number(UInt32(bitPattern: Int32((number * 65_536).rounded())))
  }

  init(bytes: Data) { self.bytes = bytes }

  /// - Parameters:
  ///   - primaries: XYZ under D50 of red, green and blue.
  ///   - curve: the tag of all three.
  init(_ primaries: [[Double]], curve: Data) {
    let points = primaries.map { Data("XYZ \0\0\0\0".utf8) + $0.map(Self.fixed).joined() }
    self.init("RGB ", Array(zip(["rXYZ", "gXYZ", "bXYZ"], points)) + ["rTRC", "gTRC", "bTRC"].map { ($0, curve) })
  }

  init(_ space: String, _ tags: [(name: String, body: Data)]) {
    var table = Self.number(UInt32(tags.count))
    var bodies = Data()
    for (name, body) in tags {
      let offset = 132 + tags.count * 12 + bodies.count
      table += Data(name.utf8) + Self.number(UInt32(offset)) + Self.number(UInt32(body.count))
      bodies += body + Data(count: (4 - body.count % 4) % 4)
    }
    let head =
      Self.number(UInt32(128 + table.count + bodies.count)) + Data(count: 4) + Self.number(0x0240_0000)
      + Data("mntr\(space)XYZ ".utf8) + Data(count: 12) + Data("acsp".utf8) + Data(count: 28)
      + [0.9642, 1, 0.8249].map(Self.fixed).joined() + Data(count: 48)
    bytes = head + table + bodies
  }

  /// Gamma 563/256.
  static let adobe = Profile(
    [[0.60974, 0.31111, 0.01947], [0.20528, 0.62567, 0.06087], [0.14919, 0.06322, 0.74457]],
    curve: Data("curv\0\0\0\0".utf8) + number(1) + [2, 0x33])
  /// sRGB's curve as phones write it.
  private static let parametric =
    Data("para\0\0\0\0\0\u{3}\0\0".utf8)
    + [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045].map(fixed).joined()
  static let displayP3 = Profile(
    [[0.51512, 0.24120, -0.00105], [0.29198, 0.69225, 0.04189], [0.15710, 0.06657, 0.78407]], curve: parametric)
  static let standard = Profile(
    [[0.43607, 0.22249, 0.01392], [0.38515, 0.71687, 0.09708], [0.14307, 0.06061, 0.71410]], curve: parametric)
  static let linearGrey = Profile("GRAY", [("kTRC", Data("curv\0\0\0\0".utf8) + number(0))])
}
