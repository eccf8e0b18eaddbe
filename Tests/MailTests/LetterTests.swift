import Foundation
import Mail
import TagarelaKit
import Testing

struct LetterTests {
  static let nasty = "a\r\nBcc: x@y.org\r\n\r\n\nBcc: x@y.org\rBcc: x@y.org\0\u{2028}Bcc: x\u{85}Bcc: x"

  @Test("No field can begin another header")
  func injection() throws {
    let address = try EmailAddress(validating: "a@b.org")
    var nasty = try letter(
      subject: Self.nasty, to: [Mailbox(name: Self.nasty, address: address)], from: Self.nasty,
      attachments: [Letter.Attachment(name: Self.nasty, mediaType: "text/plain\r\nBcc: x@y.org", bytes: Data())])
    nasty.messageID = Self.nasty
    let text = String(decoding: nasty.message(), as: UTF8.self)
    let lines = text.split(separator: "\r\n").map { $0.lowercased() }
    #expect(!lines.contains { $0.hasPrefix("bcc") })
    let names = nasty.headerLines.filter { !$0.hasPrefix(" ") }.map { $0.prefix { $0 != ":" } }
    #expect(names == ["Date", "From", "To", "Subject", "Message-ID", "MIME-Version", "Content-Type"])
    #expect(!nasty.message().contains(0))
  }

  @Test("All lines end in CRLF and keep to 78 characters")
  func lines() throws {
    let address = try EmailAddress(validating: "ana@exemplo.org")
    let long = String(repeating: "Histórico 🙂 ", count: 200)
    let letter = try letter(
      subject: long, body: long + "\n" + long, to: Array(repeating: Mailbox(name: long, address: address), count: 9),
      from: String(repeating: "Fono ", count: 15),
      attachments: [Letter.Attachment(name: long, mediaType: "application/pdf", bytes: Data(repeating: 7, count: 5000))]
    )
    let bytes = [UInt8](letter.message())
    #expect(bytes.suffix(2) == [0x0D, 0x0A])
    #expect(bytes.allSatisfy { $0 < 0x80 })
    for line in bytes.split(separator: 0x0A, omittingEmptySubsequences: false).dropLast() {
      #expect(line.last == 0x0D)
      #expect(line.count <= 79)
      #expect(!line.dropLast().contains(0x0D))
    }
  }

  @Test("Encoded words are at most 75 characters and hold whole characters")
  func encodedWords() throws {
    let letter = try letter(subject: String(repeating: "é🙂👩‍👩‍👧‍👦ã", count: 50))
    let lines = letter.headerLines.drop { !$0.hasPrefix("Subject") }.prefix { !$0.hasPrefix("Message-ID") }
    let words = lines.flatMap { $0.split(separator: " ") }.filter { $0.hasPrefix("=?") }
    #expect(words.count > 10)
    for word in words {
      #expect(word.utf8.count <= 75)
      let bytes = try #require(Data(base64Encoded: String(word.dropFirst(10).dropLast(2))))
      let text = try #require(String(validating: bytes, as: UTF8.self))
      #expect(text.allSatisfy { "é🙂👩‍👩‍👧‍👦ã".contains($0) })
    }
  }

  @Test("Old programs find a name without accents")
  func plainFileName() throws {
    let file = Letter.Attachment(name: "Histórico João 🙂.pdf", mediaType: "application/pdf", bytes: Data())
    let text = String(decoding: try letter(attachments: [file]).message(), as: UTF8.self)
    #expect(text.contains("filename*=UTF-8''Hist%C3%B3rico%20Jo%C3%A3o%20%F0%9F%99%82.pdf"))
    #expect(text.contains("filename=\"Historico Joao _.pdf\""))
  }

  @Test("A file's name can't lead into another folder", arguments: ["../../x.pdf", "..\\x.pdf"])
  func noFolders(name: String) throws {
    let file = Letter.Attachment(name: name, mediaType: "application/pdf", bytes: Data())
    let text = String(decoding: try letter(attachments: [file]).message(), as: UTF8.self)
    #expect(!text.contains("/x.pdf") && !text.contains("\\x.pdf"))
  }

  @Test("A letter to nobody yet has no To, and one without an identifier no Message-ID")
  func optionalHeaders() throws {
    var letter = try letter(to: [])
    letter.messageID = ""
    #expect(!letter.headerLines.contains { $0.hasPrefix("To:") || $0.hasPrefix("Message-ID:") })
  }

  @Test(
    "Offsets of the wall clock are written in hours and minutes",
    arguments: [
      (-120, "-0200"), (0, "+0000"), (330, "+0530"), (-210, "-0330"), (60, "+0100"),
    ])
  func offsets(minutes: Int, text: String) throws {
    var letter = try letter()
    letter.minutesAheadOfUTC = minutes
    #expect(letter.headerLines.contains("Date: Mon, 05 Nov 2012 09:15:00 \(text)"))
  }

  @Test("The same letter gives the same bytes")
  func reproducible() throws {
    #expect(try letter().message() == letter().message())
  }
}
