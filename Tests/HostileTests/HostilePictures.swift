import Foundation
import Testing

/// Pictures that mean harm, as boards bring them.
enum HostilePictures {
  struct Sample: Sendable {
    let name: String
    let type: String
    let bytes: Data
  }

  /// What must not be found anywhere afterwards.
  static let secret = "SECRET-7f3a"

  /// - Parameters:
  ///   - file: holds the secret.
  ///   - port: of a server on this machine that nobody may call.
  static func all(file: String, port: UInt16) -> [Sample] {
    let server = "http://127.0.0.1:\(port)/a.png"
    let deep = String(repeating: "<g>", count: 100_000)
    let laughs = (1...9).map { #"<!ENTITY e\#($0) "\#(String(repeating: "&e\($0 - 1);", count: 10))">"# }.joined()
    return [
      svg("script", #"<script>fetch("\#(server)")</script><rect width="9" height="9" onload="alert(1)"/>"#),
      svg("outside-picture", #"<image xlink:href="\#(server)" width="9" height="9"/>"#),
      svg("outside-file", #"<image xlink:href="file://\#(file)" width="9" height="9"/>"#),
      svg("outside-style", #"<style>@import url("\#(server)"); @import url("file://\#(file)");</style>"#),
      svg("outside-use", #"<use xlink:href="file://\#(file)#a"/>"#),
      svg(
        "foreign", #"<foreignObject><iframe xmlns="http://www.w3.org/1999/xhtml" src="\#(server)"/></foreignObject>"#),
      svg("entity-of-a-file", "<text>&a;</text>", #"<!DOCTYPE svg [<!ENTITY a SYSTEM "file://\#(file)">]>"#),
      svg("entity-of-a-server", "<text>&a;</text>", #"<!DOCTYPE svg [<!ENTITY % a SYSTEM "\#(server)">%a;]>"#),
      svg("laughs", "<text>&e9;</text>", #"<!DOCTYPE svg [<!ENTITY e0 "lol">\#(laughs)]>"#),
      svg("deep", deep), svg("huge", size: 2_000_000_000, ""), svg("no-size", size: 0, ""),
      svg(
        "filters",
        String(repeating: #"<g filter="url(#f)">"#, count: 60) + #"<filter id="f"><feGaussianBlur "#
          + #"stdDeviation="1000"/></filter>"#),
      Sample(name: "png-cut", type: "image/png", bytes: png(100, 100).prefix(60)),
      Sample(name: "png-huge", type: "image/png", bytes: png(100_000, 100_000)),
      Sample(name: "png-wide", type: "image/png", bytes: png(2_000_000_000, 1)),
      Sample(name: "png-none", type: "image/png", bytes: png(0, 0)),
      Sample(name: "png-no-data", type: "image/png", bytes: png(20_000, 20_000)),
      Sample(name: "jpeg-cut", type: "image/jpeg", bytes: Data([0xFF, 0xD8, 0xFF, 0xE0, 0, 16]) + Data("JFIF\0".utf8)),
      Sample(name: "jpeg-huge", type: "image/jpeg", bytes: jpeg(65_500, 65_500)),
      Sample(name: "gif-huge", type: "image/gif", bytes: Data("GIF89a".utf8) + [0xFF, 0xFF, 0xFF, 0xFF, 0xF7, 0, 0]),
      Sample(name: "nothing", type: "image/png", bytes: Data()),
      Sample(name: "not-a-picture", type: "image/png", bytes: Data("hello".utf8)),
      Sample(name: "lie", type: "image/png", bytes: Data("<html><script>alert(1)</script></html>".utf8)),
    ]
  }

  private static func svg(_ name: String, size: Int = 100, _ content: String, _ doctype: String = "") -> Sample {
    let text = """
      \(doctype)<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="\(size)" \
      height="\(size)">\(content)</svg>
      """
    return Sample(name: name, type: "image/svg+xml", bytes: Data(text.utf8))
  }

  /// The beginning of a picture of that size, whose content is missing.
  private static func png(_ width: UInt32, _ height: UInt32) -> Data {
    var header = Data("IHDR".utf8) + big(width) + big(height) + [8, 6, 0, 0, 0]
    header = big(13) + header + big(checksum(header))
    let content = Data("IDAT".utf8) + [0x78, 0x9C, 0x63, 0x60]
    return Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) + header + big(4) + content + big(checksum(content))
  }

  private static func jpeg(_ width: UInt16, _ height: UInt16) -> Data {
    Data([0xFF, 0xD8, 0xFF, 0xE0, 0, 16]) + Data("JFIF\0".utf8) + [1, 1, 0, 0, 1, 0, 1, 0, 0, 0xFF, 0xC0, 0, 17, 8]
      + [UInt8(height >> 8), UInt8(height & 255), UInt8(width >> 8), UInt8(width & 255)]
      + [3, 1, 0x22, 0, 2, 0x11, 1, 3, 0x11, 1]
  }

  private static func big(_ number: UInt32) -> Data { withUnsafeBytes(of: number.bigEndian) { Data($0) } }

  /// CRC-32 as PNG has it.
  private static func checksum(_ bytes: Data) -> UInt32 {
    ~bytes.reduce(~0) { sum, byte in
      (0..<8).reduce(sum ^ UInt32(byte)) { rest, _ in rest & 1 == 1 ? rest >> 1 ^ 0xEDB8_8320 : rest >> 1 }
    }
  }
}
