import FoundationEssentials
import Glibc

/// What the numbers in a picture stand for, as its profile says (ICC.1:2022): three colours by their curves and primaries, or one grey by its
/// curve, as cameras, phones and photo programs write them.
struct ColorProfile {
  /// Light, 0 to 1, by channel and number; of a grey one for all three.
  private let curves: [[Float]]
  /// The light of sRGB's colours, by rows, out of that of the profile's.
  private let matrix: [Float]

  /// - Returns: nil for a profile of another kind (of inks, by tables alone) and for a damaged one.
  private init?(_ profile: Data) {
    let tags = Tags(profile)
    switch profile.number(at: 16, bytes: 4) {
    case Tags.name("RGB "):
      let curves = ["rTRC", "gTRC", "bTRC"].compactMap { tags[$0].flatMap(Self.curve) }
      let primaries = ["rXYZ", "gXYZ", "bXYZ"].compactMap { tags[$0].flatMap(Self.point) }
      guard curves.count == 3, primaries.count == 3 else { return nil }
      self.curves = curves
      matrix = (0..<3).flatMap { row in
        primaries.map { primary in (0..<3).reduce(Float(0)) { $0 + Self.fromXYZ[row * 3 + $1] * primary[$1] } }
      }
    case Tags.name("GRAY"):
      guard let curve = tags["kTRC"].flatMap(Self.curve) else { return nil }
      curves = [curve, curve, curve]
      matrix = [1, 0, 0, 0, 1, 0, 0, 0, 1]
    default: return nil
    }
  }

  /// - Returns: nil also for the profile of sRGB, or of colours so near that nobody sees a difference.
  init?(otherThanStandard profile: Data) {
    self.init(profile)
    if isStandard { return nil }
  }

  private var isStandard: Bool {
    let steps: [UInt8] = [0, 32, 64, 128, 192, 255]
    return steps.allSatisfy { red in
      steps.allSatisfy { green in
        steps.allSatisfy { blue in
          var pixel = [red, green, blue]
          pixel.withUnsafeMutableBufferPointer { convert($0) }
          return zip(pixel, [red, green, blue]).allSatisfy { abs(Int($0) - Int($1)) <= Self.unseen }
        }
      }
    }
  }

  /// Steps of 255 that nobody sees.
  private static let unseen = 4

  /// Makes the first three bytes of a pixel, red, green and blue, those of sRGB.
  func convert(_ pixel: UnsafeMutableBufferPointer<UInt8>) {
    let light = (curves[0][Int(pixel[0])], curves[1][Int(pixel[1])], curves[2][Int(pixel[2])])
    for row in 0..<3 {
      let sum = matrix[row * 3] * light.0 + matrix[row * 3 + 1] * light.1 + matrix[row * 3 + 2] * light.2
      pixel[row] = Self.numbers[Int((min(max(sum, 0), 1) * Float(Self.numbers.count - 1)).rounded())]
    }
  }

  /// The numbers that sRGB (IEC 61966-2-1) has for light.
  private static let numbers: [UInt8] = (0...8191).map { step in
    let light = Double(step) / 8191
    let number = light <= 0.003_130_8 ? 12.92 * light : 1.055 * power(light, 1 / 2.4) - 0.055
    return UInt8((number * 255).rounded())
  }

  /// Out of XYZ under D50, in which profiles tell colours, into the light of sRGB's.
  private static let fromXYZ: [Float] = [
    3.133_856_1, -1.616_866_7, -0.490_614_6, -0.978_768_4, 1.916_141_5, 0.033_454_0, 0.071_945_3, -0.228_991_4,
    1.405_242_7,
  ]

  /// XYZ of a primary (10.31).
  private static func point(_ tag: Data) -> [Float]? {
    guard tag.number(at: 0, bytes: 4) == Tags.name("XYZ ") else { return nil }
    let numbers = (0..<3).compactMap { fixed(tag, at: 8 + $0 * 4).map(Float.init) }
    return numbers.count == 3 ? numbers : nil
  }

  /// Light by number (10.6 and 10.18).
  private static func curve(_ tag: Data) -> [Float]? {
    switch tag.number(at: 0, bytes: 4) {
    case Tags.name("curv"): sampled(tag)
    case Tags.name("para"): parametric(tag)
    default: nil
    }
  }

  private static func sampled(_ tag: Data) -> [Float]? {
    guard let count = tag.number(at: 8, bytes: 4), (0...4096).contains(count) else { return nil }
    if count == 0 { return (0...255).map { Float($0) / 255 } }
    let samples = (0..<count).compactMap { tag.number(at: 12 + $0 * 2, bytes: 2) }
    guard samples.count == count else { return nil }
    if count == 1 { return curve { power($0, Double(samples[0]) / 256) } }
    return curve { number in
      let place = number * Double(count - 1)
      let before = min(Int(place), count - 2)
      let part = place - Double(before)
      return (Double(samples[before]) * (1 - part) + Double(samples[before + 1]) * part) / 65_535
    }
  }

  private static func parametric(_ tag: Data) -> [Float]? {
    guard let kind = tag.number(at: 8, bytes: 2), let count = [1, 3, 4, 5, 7].dropFirst(kind).first else { return nil }
    let given = (0..<count).compactMap { fixed(tag, at: 12 + $0 * 4) }
    guard given.count == count, given[0] > 0 else { return nil }
    let (g, a, b) = (given[0], count > 1 ? given[1] : 1, count > 1 ? given[2] : 0)
    switch kind {
    case 0: return curve { power($0, g) }
    case 1, 2:
      guard a != 0 else { return nil }
      let offset = kind == 2 ? given[3] : 0
      return curve { ($0 >= -b / a ? power(a * $0 + b, g) : 0) + offset }
    default:
      let (e, f) = kind == 4 ? (given[5], given[6]) : (0, 0)
      return curve { $0 >= given[4] ? power(a * $0 + b, g) + e : given[3] * $0 + f }
    }
  }

  private static func curve(_ light: (Double) -> Double) -> [Float]? {
    let curve = (0...255).map { Float(light(Double($0) / 255)) }
    return curve.allSatisfy(\.isFinite) ? curve : nil
  }

  private static func power(_ base: Double, _ exponent: Double) -> Double { pow(max(base, 0), exponent) }

  /// A signed number with 16 bits behind the point.
  private static func fixed(_ data: Data, at offset: Int) -> Double? {
    data.number(at: offset, bytes: 4).map { Double(Int32(truncatingIfNeeded: $0)) / 65_536 }
  }

  /// The table behind a profile's header.
  private struct Tags {
    private let profile: Data

    init(_ profile: Data) { self.profile = profile }

    subscript(_ wanted: String) -> Data? {
      let count = min(profile.number(at: 128, bytes: 4) ?? 0, 100)
      for entry in stride(from: 132, to: 132 + count * 12, by: 12)
      where profile.number(at: entry, bytes: 4) == Self.name(wanted) {
        guard let offset = profile.number(at: entry + 4, bytes: 4), let size = profile.number(at: entry + 8, bytes: 4),
          offset <= profile.count, size <= profile.count - offset
        else { return nil }
        return profile[profile.startIndex + offset..<profile.startIndex + offset + size]
      }
      return nil
    }

    static func name(_ name: String) -> Int { name.utf8.reduce(0) { $0 << 8 | Int($1) } }
  }
}
