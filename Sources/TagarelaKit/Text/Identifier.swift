extension String {
  /// True for what modules and their parts may be called: lower case ASCII letters, digits and hyphens, a letter first, 64 at
  /// most. It stands in files' names and addresses.
  public var isIdentifier: Bool {
    let isLetter = { (byte: UInt8) in (0x61...0x7A).contains(byte) }
    let isDigit = { (byte: UInt8) in (0x30...0x39).contains(byte) }
    return utf8.count <= 64 && utf8.first.map(isLetter) == true
      && utf8.allSatisfy { isLetter($0) || isDigit($0) || $0 == UInt8(ascii: "-") }
  }
}
