import Foundation

/// A picture that has its address, and not its bytes, in a file.
public enum LibraryPicture {
  /// `LIBRARY:CODE` for one of a library that a clinic may have: ARASAAC's pictograms by their number, those of Open Symbols
  /// (`…/libraries/mulberry/cup.svg`) and of Cboard (`/symbols/mulberry/cup.svg`) by library and name.
  ///
  /// - Returns: nil where the address tells no library.
  public static func source(address: String) -> String? {
    guard address.utf8.count < 2000 else { return nil }
    let parts = address.utf8.split(separator: UInt8(ascii: "/"))
    if let place = parts.firstIndex(where: { $0.elementsEqual("libraries".utf8) || $0.elementsEqual("symbols".utf8) }),
      parts.indices.contains(place + 2)
    {
      let name = decoded(parts[place + 2]).prefix { $0 != "." }
      return name.isEmpty ? nil : "\(decoded(parts[place + 1]).lowercased()):\(name)"
    }
    guard let host = parts.firstIndex(where: { Substring($0).hasSuffix("arasaac.org") }),
      let number = parts.dropFirst(host + 1).lazy.compactMap({ number(decoded($0)) }).first
    else { return nil }
    return "arasaac:\(number)"
  }

  private static func decoded(_ part: Substring.UTF8View) -> String {
    let text = String(Substring(part))
    return part.contains(UInt8(ascii: "%")) ? text.removingPercentEncoding ?? text : text
  }

  /// `2349`, `2349?color=false`, `2349_500.png`.
  private static func number(_ part: String) -> Int? {
    let digits = part.prefix { $0.isASCII && $0.isNumber }
    let rest = part.dropFirst(digits.count)
    guard rest.isEmpty || "?_.".contains(rest.first ?? " ") else { return nil }
    return Int(digits)
  }
}
