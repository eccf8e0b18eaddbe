import Foundation

/// Writes a Windows metafile, by [MS-WMF].
struct WindowsMetafileWriter {
  private var records = Data()

  mutating func add(_ function: Int, _ words: Int...) { add(function, words) }

  /// A record of words of sixteen bits.
  mutating func add(_ function: Int, _ words: [Int]) {
    records.append(little: words.count + 3, 4)
    for word in [function] + words { records.append(little: word, 2) }
  }

  mutating func add(_ function: Int, _ words: [Int], bytes: Data) {
    records.append(little: (bytes.count + 1) / 2 + words.count + 3, 4)
    for word in [function] + words { records.append(little: word, 2) }
    records += bytes + Data(count: bytes.count % 2)
  }

  /// Chooses a brush of this colour, blue in the highest byte, as object `number`; 1 of `style` is none.
  mutating func fill(_ color: Int, style: Int = 0, number: Int) {
    add(0x02FC, style, color & 0xFFFF, color >> 16, 0)
    add(0x012D, number)
  }

  /// Chooses a pen that draws nothing.
  mutating func strokeNothing(number: Int) {
    add(0x02FA, 5, 0, 0, 0, 0)
    add(0x012D, number)
  }

  mutating func window(x: Int, y: Int, width: Int, height: Int) {
    add(0x020B, y, x)
    add(0x020C, height, width)
  }

  /// - Parameter placed: where it lies, of 96 units an inch; nil for a metafile without that header.
  func file(placed: [Int]? = [0, 0, 100, 100]) -> Data {
    var file = Data()
    if let placed {
      file += [0xD7, 0xCD, 0xC6, 0x9A, 0, 0]
      for number in placed + [96, 0, 0] { file.append(little: number, 2) }
      file.append(little: 0, 2)
    }
    for number in [1, 9, 0x300] { file.append(little: number, 2) }
    file.append(little: (records.count + 6) / 2 + 9, 4)
    file.append(little: 16, 2)
    file.append(little: 100, 4)
    file.append(little: 0, 2)
    file += records
    file.append(little: 3, 4)
    file.append(little: 0, 2)
    return file
  }
}

/// Writes an enhanced metafile, by [MS-EMF].
struct EnhancedMetafileWriter {
  private var records = Data()

  mutating func add(_ function: Int, _ numbers: Int...) { add(function, numbers) }

  /// A record of numbers of thirty-two bits, and what follows them.
  mutating func add(_ function: Int, _ numbers: [Int], bytes: Data = Data()) {
    records.append(little: function, 4)
    records.append(little: 8 + numbers.count * 4 + bytes.count, 4)
    for number in numbers { records.append(little: number, 4) }
    records += bytes
  }

  mutating func fill(_ color: Int, number: Int) {
    add(39, number, 0, color, 0)
    add(37, number)
  }

  mutating func strokeNothing() { add(37, 0x8000_0008) }

  /// A square of 100 pixels, of which a millimetre has four.
  func file() -> Data {
    var file = Data()
    file.append(little: 1, 4)
    file.append(little: 88, 4)
    for number in [0, 0, 99, 99, 0, 0, 2_500, 2_500] { file.append(little: number, 4) }
    file += Data(" EMF".utf8)
    for number in [0x10000, 108 + records.count, 2] { file.append(little: number, 4) }
    file.append(little: 1, 2)
    file.append(little: 0, 2)
    for number in [0, 0, 0, 1_280, 1_024, 320, 256] { file.append(little: number, 4) }
    file += records
    for number in [14, 20, 0, 16, 20] { file.append(little: number, 4) }
    return file
  }
}

/// A bitmap of Windows, two by two pixels: red and green above, blue and yellow below.
enum BitmapSample {
  static var headless: Data { headless([0x0000FF, 0x00FF00, 0xFF0000, 0x00FFFF]) }

  /// - Parameter colors: above left and right, below left and right, blue in the highest byte.
  static func headless(_ colors: [Int]) -> Data {
    var bitmap = Data()
    for number in [40, 2, 2] { bitmap.append(little: number, 4) }
    for number in [1, 24] { bitmap.append(little: number, 2) }
    for number in [0, 16, 2_835, 2_835, 0, 0] { bitmap.append(little: number, 4) }
    // From the lowest row up, blue before green before red, each row padded to four bytes.
    for row in [colors[2...], colors[..<2]] {
      for color in row { bitmap += [color >> 16, color >> 8, color].map { UInt8(truncatingIfNeeded: $0) } }
      bitmap += [0, 0]
    }
    return bitmap
  }

  static var file: Data {
    var file = Data("BM".utf8)
    for number in [14 + headless.count, 0, 54] { file.append(little: number, 4) }
    return file + headless
  }
}

extension Data {
  mutating func append(little number: Int, _ count: Int) {
    for place in 0..<count { append(UInt8(truncatingIfNeeded: number >> (8 * place))) }
  }
}
