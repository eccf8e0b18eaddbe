import Foundation
import TagarelaKit

/// A message in the making: lines that end in CRLF, handed on as they come.
struct MessageText {
  private let sink: any ByteSink

  init(_ sink: any ByteSink) { self.sink = sink }

  /// Can't occur in base64, nor after a `=` of quoted-printable, so in no part (RFC 2045, section 6.7).
  private static let boundary = "=_tagarela_part"

  func add(_ line: String) throws {
    try sink.write(line)
    try end()
  }

  func end() throws { try sink.write("\r\n") }

  /// The headers and the content of a text.
  ///
  /// - Returns: the content's last byte.
  @discardableResult
  func addBody(_ text: String) throws -> UInt8? {
    try add("Content-Type: text/plain; charset=utf-8")
    try add("Content-Transfer-Encoding: quoted-printable")
    try end()
    let content = QuotedPrintable.encoded(text)
    try sink.write(content)
    return content.last
  }

  func addParts(_ body: String, _ attachments: [Letter.Attachment]) throws {
    try add("Content-Type: multipart/mixed; boundary=\"\(Self.boundary)\"")
    try end()
    try add("--\(Self.boundary)")
    try addBody(body)
    for attachment in attachments {
      try end()
      try add("--\(Self.boundary)")
      try add("Content-Type: \(MediaType.checked(attachment.mediaType))")
      try add("Content-Transfer-Encoding: base64")
      try add("Content-Disposition: attachment;\(FileNameParameter.text(attachment.name))")
      try end()
      try Base64Lines.write(attachment.bytes, to: sink)
    }
    try end()
    try add("--\(Self.boundary)--")
  }
}
