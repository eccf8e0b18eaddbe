import Foundation

/// A message in the making: lines that end in CRLF.
struct MessageText {
  private(set) var bytes = Data()

  /// Can't occur in base64, nor after a `=` of quoted-printable, so in no part (RFC 2045, section 6.7).
  private static let boundary = "=_tagarela_part"

  mutating func add(_ line: String) {
    bytes.append(contentsOf: line.utf8)
    end()
  }

  mutating func end() {
    bytes.append(contentsOf: [0x0D, 0x0A])
  }

  /// The headers and the content of a text.
  mutating func addBody(_ text: String) {
    add("Content-Type: text/plain; charset=utf-8")
    add("Content-Transfer-Encoding: quoted-printable")
    end()
    bytes.append(QuotedPrintable.encoded(text))
  }

  mutating func addParts(_ body: String, _ attachments: [Letter.Attachment]) {
    add("Content-Type: multipart/mixed; boundary=\"\(Self.boundary)\"")
    end()
    add("--\(Self.boundary)")
    addBody(body)
    for attachment in attachments {
      end()
      add("--\(Self.boundary)")
      add("Content-Type: \(MediaType.checked(attachment.mediaType))")
      add("Content-Transfer-Encoding: base64")
      add("Content-Disposition: attachment;\(FileNameParameter.text(attachment.name))")
      end()
      bytes.append(
        attachment.bytes.base64EncodedData(
          options: [.lineLength76Characters, .endLineWithCarriageReturn, .endLineWithLineFeed]))
    }
    end()
    add("--\(Self.boundary)--")
  }
}
