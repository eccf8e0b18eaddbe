import Devices
import HTTPTypes
import Hummingbird

/// The token of a session as browsers keep it: never shown to scripts, nor sent anywhere else (RFC 6265bis, `__Host-`).
enum SessionCookie {
  static let name = "__Host-tagarela"

  static func token(in headers: HTTPFields) -> String? {
    for field in headers[values: .cookie] {
      for pair in field.split(separator: ";") {
        let parts = pair.split(separator: "=", maxSplits: 1)
        if parts.count == 2, parts[0].drop(while: \.isWhitespace) == name { return String(parts[1]) }
      }
    }
    return nil
  }

  static func field(_ token: String, for role: Device.Role) -> String {
    "\(name)=\(token); Path=/; Max-Age=\(role.idleLimit); Secure; HttpOnly; SameSite=Strict"
  }

  static let gone = "\(name)=; Path=/; Max-Age=0; Secure; HttpOnly; SameSite=Strict"
}
