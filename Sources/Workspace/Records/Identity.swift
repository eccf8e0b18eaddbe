/// A name that no other row on any device has: 128 random bits in base64url (RFC 4648), 22 characters.
public func newUID() -> String {
  let bits = UInt128.random(in: .min ... .max)
  let digits = (0..<22).map { digit in alphabet[Int(truncatingIfNeeded: bits >> (122 - 6 * digit)) & 63] }
  return String(decoding: digits, as: UTF8.self)
}

private let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)
