import Foundation

/// The pixels of a PNG of 8 bits a channel, RGB or RGBA.
struct Pixels {
  let width: Int
  let height: Int
  private let channels: Int
  private var rows: [[UInt8]] = []

  init(png: Data) {
    let bytes = Array(png)
    func number(at place: Int) -> Int { bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }
    width = number(at: 16)
    height = number(at: 20)
    channels = bytes[25] == 6 ? 4 : 3
    var compressed: [UInt8] = []
    var place = 8
    while place < bytes.count {
      let count = number(at: place)
      if bytes[place + 4..<place + 8].elementsEqual("IDAT".utf8) { compressed += bytes[place + 8..<place + 8 + count] }
      place += count + 12
    }
    unfilter(Inflate.decompress(zlib: compressed))
  }

  subscript(x: Int, y: Int) -> [UInt8] {
    Array(rows[y][x * channels..<x * channels + 3])
  }

  private mutating func unfilter(_ lines: [UInt8]) {
    let length = width * channels
    var above = Array(repeating: UInt8(0), count: length)
    for y in 0..<height {
      let start = y * (length + 1)
      var row = Array(lines[start + 1...start + length])
      for x in 0..<length {
        let left = x >= channels ? row[x - channels] : 0
        let corner = x >= channels ? above[x - channels] : 0
        switch lines[start] {
        case 1: row[x] &+= left
        case 2: row[x] &+= above[x]
        case 3: row[x] &+= UInt8((Int(left) + Int(above[x])) / 2)
        case 4: row[x] &+= paeth(left, above[x], corner)
        default: break
        }
      }
      rows.append(row)
      above = row
    }
  }

  private func paeth(_ a: UInt8, _ b: UInt8, _ c: UInt8) -> UInt8 {
    let guess = Int(a) + Int(b) - Int(c)
    let (fromA, fromB, fromC) = (abs(guess - Int(a)), abs(guess - Int(b)), abs(guess - Int(c)))
    return fromA <= fromB && fromA <= fromC ? a : fromB <= fromC ? b : c
  }
}
