/// Decompresses DEFLATE (RFC 1951); enough for the pictures of these tests, which are whole.
struct Inflate {
  private let bytes: [UInt8]
  private var bit = 0
  private var output: [UInt8] = []

  /// - Parameter zlib: a stream with the header of RFC 1950.
  static func decompress(zlib: [UInt8]) -> [UInt8] {
    var inflate = Inflate(bytes: Array(zlib.dropFirst(2)))
    while inflate.block() {}
    return inflate.output
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Reads one block; false after the last.
  private mutating func block() -> Bool {
    let isLast = bits(1) == 1
    switch bits(2) {
    case 0: stored()
    case 1:
      let lengths = (0..<288).map { $0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8 }
      compressed(Huffman(lengths), Huffman(Array(repeating: 5, count: 30)))
    default: dynamic()
    }
    return !isLast
  }

  private mutating func stored() {
    bit = (bit + 7) / 8 * 8
    let count = bits(16)
    _ = bits(16)
    for _ in 0..<count { output.append(UInt8(bits(8))) }
  }

  private mutating func dynamic() {
    let (literals, distances, codes) = (bits(5) + 257, bits(5) + 1, bits(4) + 4)
    var lengths = Array(repeating: 0, count: 19)
    for index in [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15].prefix(codes) {
      lengths[index] = bits(3)
    }
    let code = Huffman(lengths)
    var all: [Int] = []
    while all.count < literals + distances {
      switch symbol(code) {
      case 16: all += Array(repeating: all.last ?? 0, count: bits(2) + 3)
      case 17: all += Array(repeating: 0, count: bits(3) + 3)
      case 18: all += Array(repeating: 0, count: bits(7) + 11)
      case let length: all.append(length)
      }
    }
    compressed(Huffman(Array(all.prefix(literals))), Huffman(Array(all.dropFirst(literals))))
  }

  private mutating func compressed(_ literals: Huffman, _ distances: Huffman) {
    while true {
      let value = symbol(literals)
      if value < 256 {
        output.append(UInt8(value))
      } else if value == 256 {
        return
      } else {
        let length = Self.lengthBases[value - 257] + bits(Self.lengthBits[value - 257])
        let code = symbol(distances)
        let extra = max(0, code / 2 - 1)
        let distance = (code < 2 ? code + 1 : (2 + code % 2) << extra + 1) + bits(extra)
        for _ in 0..<length { output.append(output[output.count - distance]) }
      }
    }
  }

  private static let lengthBits = (0..<28).map { $0 < 8 ? 0 : $0 / 4 - 1 } + [0]
  private static let lengthBases =
    (0..<28).map { $0 < 8 ? $0 + 3 : (4 + $0 % 4) << ($0 / 4 - 1) + 3 } + [258]

  private mutating func symbol(_ code: Huffman) -> Int {
    var value = 0
    var length = 0
    while length < 16 {
      value = value << 1 | bits(1)
      length += 1
      if let symbol = code.symbols[length << 16 | value] { return symbol }
    }
    return 256
  }

  private mutating func bits(_ count: Int) -> Int {
    var value = 0
    for index in 0..<count {
      let byte = bit >> 3 < bytes.count ? bytes[bit >> 3] : 0
      value |= Int(byte >> UInt8(bit & 7) & 1) << index
      bit += 1
    }
    return value
  }
}

/// A canonical code: symbols by their length (above bit 16) and bits.
private struct Huffman {
  private(set) var symbols: [Int: Int] = [:]

  init(_ lengths: [Int]) {
    var code = 0
    for length in 1...15 {
      for (symbol, own) in lengths.enumerated() where own == length {
        symbols[length << 16 | code] = symbol
        code += 1
      }
      code <<= 1
    }
  }
}
