import FoundationEssentials

/// cairo names the parts of an SVG by a number that goes on from one file to the next. Counting anew in each makes the
/// same document the same bytes.
enum SVGNumbering {
  static func restart(_ svg: Data) -> Data {
    var result = Data(capacity: svg.count)
    var numbers: [Data: Int] = [:]
    var copied = svg.startIndex
    var position = svg.startIndex
    while let mark = svg[position...].firstIndex(where: { $0 == UInt8(ascii: "#") || $0 == UInt8(ascii: "\"") }) {
      position = mark + 1
      guard let digits = number(after: position, in: svg) else { continue }
      let number = numbers[svg[digits], default: numbers.count]
      numbers[svg[digits]] = number
      result += svg[copied..<digits.lowerBound]
      result += String(number).utf8
      (copied, position) = (digits.upperBound, digits.upperBound)
    }
    return result + svg[copied...]
  }

  /// Where the digits of a name lie that starts at `position`; nil when no such name does.
  private static func number(after position: Data.Index, in svg: Data) -> Range<Data.Index>? {
    let rest = svg[position...]
    guard let name = names.first(where: { rest.starts(with: $0) }) else { return nil }
    let start = position + name.count
    let end = svg[start...].firstIndex { !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ?? svg.endIndex
    return start < end ? start..<end : nil
  }

  private static let names = ["surface", "image", "source"].map { Array($0.utf8) }
}
