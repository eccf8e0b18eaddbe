/// The number that ASCII digits write, or nil when there is anything else or more than nine of them.
package func decimal(_ digits: Substring.UTF8View) -> Int? {
  guard !digits.isEmpty, digits.count <= 9 else { return nil }
  var value = 0
  for digit in digits {
    guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit) else { return nil }
    value = value * 10 + Int(digit - UInt8(ascii: "0"))
  }
  return value
}

/// Appends `value` with leading zeros to at least `digits` places. `value` must not be negative.
package func appendDecimal(_ value: Int, digits: Int, to bytes: inout [UInt8]) {
  var divisor = 1
  for _ in 1..<digits { divisor *= 10 }
  var rest = value
  while divisor > 0 {
    bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: (rest / divisor) % 10))
    rest %= divisor
    divisor /= 10
  }
}
