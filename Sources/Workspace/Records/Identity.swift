import Foundation

/// A name that no other row on any device has: 128 random bits in base64url (RFC 4648), 22 characters.
func newUID() -> String {
  var generator = SystemRandomNumberGenerator()
  let bytes = withUnsafeBytes(of: (generator.next(), generator.next())) { Data($0) }
  return String(bytes.base64EncodedString().prefix(22)).replacing("+", with: "-").replacing("/", with: "_")
}
