/// Reads a colour of whole numbers byte by byte: a large set of boards has thousands of them.
struct ColorNumbers {
  private let bytes: [UInt8]
  private var place = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  /// `rgb(255, 0, 0)` or `rgba(255, 0, 0, 0.5)`, blanks as one likes.
  mutating func tint() -> Tint? {
    skipBlanks()
    guard takes(UInt8(ascii: "r")), takes(UInt8(ascii: "g")), takes(UInt8(ascii: "b")) else { return nil }
    _ = takes(UInt8(ascii: "a"))
    guard let red = number(after: UInt8(ascii: "(")), let green = number(after: UInt8(ascii: ",")),
      let blue = number(after: UInt8(ascii: ","))
    else { return nil }
    var alpha = 1.0
    if takesApart(UInt8(ascii: ",")) {
      guard let share = share(), place < bytes.count, bytes[place] == UInt8(ascii: ")") else { return nil }
      alpha = share
    }
    guard takesApart(UInt8(ascii: ")")), place == bytes.count else { return nil }
    return Tint(red: red, green: green, blue: blue, alpha: alpha)
  }

  private mutating func skipBlanks() {
    while place < bytes.count, bytes[place] == 0x20 || bytes[place] == 0x09 { place += 1 }
  }

  private mutating func takes(_ sign: UInt8) -> Bool {
    guard place < bytes.count, bytes[place] == sign else { return false }
    place += 1
    return true
  }

  /// The sign, and blanks round it.
  private mutating func takesApart(_ sign: UInt8) -> Bool {
    skipBlanks()
    defer { skipBlanks() }
    return takes(sign)
  }

  private mutating func number(after sign: UInt8) -> UInt8? {
    guard takesApart(sign) else { return nil }
    let start = place
    var number = 0
    while let digit = digit() { number = min(number * 10 + digit, 1_000_000) }
    return place > start && place - start <= 9 ? UInt8(clamping: number) : nil
  }

  private mutating func digit() -> Int? {
    guard place < bytes.count, (0x30...0x39).contains(bytes[place]) else { return nil }
    place += 1
    return Int(bytes[place - 1] - 0x30)
  }

  /// `0`, `1`, `0.25`; more than 1 is 1.
  private mutating func share() -> Double? {
    guard let whole = digit(), whole <= 1 else { return nil }
    var number = Double(whole)
    if takes(UInt8(ascii: ".")) {
      var part = 0.1
      while let digit = digit() {
        number += Double(digit) * part
        part /= 10
      }
    }
    return min(number, 1)
  }
}
