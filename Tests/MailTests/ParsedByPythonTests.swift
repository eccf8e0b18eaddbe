import Foundation
import Mail
import TagarelaKit
import Testing

/// Letters read back by a parser that isn't ours.
@Suite(.enabled(if: PythonParser.shared != nil, "python3 is not installed"))
struct ParsedByPythonTests {
  static let file = Letter.Attachment(
    name: "plano.psyb", mediaType: "application/octet-stream", bytes: Data([0, 1, 2, 255]))

  static func parsed(_ letter: Letter) throws -> PythonParser.Parsed {
    try #require(PythonParser.shared).parse(letter)
  }

  static let longSubject = String(repeating: "Histórico do paciente (João Ñandú 🙂) ", count: 40) + "fim"

  @Test(
    "Subjects arrive as they were",
    arguments: [
      "Lanche", "", "Histórico do paciente (João Ñandú 🙂)", longSubject, String(repeating: "a", count: 3000),
      "a  b", " a ", "=?UTF-8?B?QQ==?=", "日本語の件名", "👩‍👩‍👧‍👦" + String(repeating: "👩‍👩‍👧‍👦", count: 30), "a: b; \"c\" <d>",
      "x" + String(repeating: "\u{301}", count: 200), "x" + String(repeating: "\u{301}", count: 21),
      String(repeating: "word ", count: 60) + "end",
    ])
  func subjects(subject: String) throws {
    let parsed = try Self.parsed(letter(subject: subject, attachments: [Self.file]))
    #expect(Array(parsed.subject.unicodeScalars) == Array(subject.unicodeScalars))
    #expect(parsed.defects.isEmpty)
  }

  @Test(
    "Bodies arrive as they were",
    arguments: [
      "", "a", "a\n", "\n\n", "Olá, João 🙂", "From here\n.\n..\nFrom there", "a \nb\t\n \n\t", "=3D = =\n=20",
      String(repeating: "coração ", count: 500), String(repeating: "x", count: 5000),
      "--=_tagarela_part\n--=_tagarela_part--",
      String(repeating: "a", count: 76) + ".\nb", String(repeating: "b", count: 75) + "From x", "\u{1}\u{7F}\u{0}",
      String(repeating: "c", count: 76) + " ", String(repeating: "d", count: 74) + "=",
    ])
  func bodies(body: String) throws {
    let parsed = try Self.parsed(letter(body: body, attachments: [Self.file]))
    #expect(parsed.body == body)
    #expect(parsed.files == [Self.file.bytes.base64EncodedString()])
    #expect(parsed.defects.isEmpty)
  }

  @Test("All kinds of line ends arrive as line ends")
  func lineEnds() throws {
    #expect(try Self.parsed(letter(body: "a\r\nb\rc\n\rd", attachments: [Self.file])).body == "a\nb\nc\n\nd")
  }

  @Test("A letter without files is a plain text")
  func noFiles() throws {
    let parsed = try Self.parsed(letter(body: "Olá\n"))
    #expect(parsed.body == "Olá\n")
    #expect(parsed.files.isEmpty)
    #expect(parsed.defects.isEmpty)
  }

  @Test(
    "File names arrive as they were",
    arguments: [
      "plano.psyb", "Histórico do paciente João Ñandú 🙂.pdf", "a b 'c' (d);e=f%.pdf", "100%.txt", "日本語.phist",
      String(repeating: "muito-longo-çã-", count: 20) + ".pdf", String(repeating: "long", count: 50) + ".pdf",
    ])
  func fileNames(name: String) throws {
    var file = Self.file
    file.name = name
    let parsed = try Self.parsed(letter(attachments: [file, Self.file]))
    #expect(parsed.names == [name, "plano.psyb"])
  }

  @Test("Files of every size arrive byte for byte", arguments: [0, 1, 2, 56, 57, 58, 1 << 20])
  func fileSizes(size: Int) throws {
    let bytes = Data((0..<size).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ $0 >> 8) })
    let pdf = Letter.Attachment(name: "a.pdf", mediaType: "application/pdf", bytes: bytes)
    let parsed = try Self.parsed(letter(attachments: [pdf, Self.file]))
    #expect(parsed.files == [bytes.base64EncodedString(), Self.file.bytes.base64EncodedString()])
    #expect(parsed.types == ["application/pdf", "application/octet-stream"])
    #expect(parsed.defects.isEmpty)
  }

  @Test(
    "Names of people arrive as they were",
    arguments: [
      "Ana", "Ana Lúcia", "Silva, Ana", "Ana \"Aninha\" \\ Reis", "João Ñandú 🙂",
      String(repeating: "Maria José ", count: 30) + "R",
      String(repeating: "Ana ", count: 30) + "R", "a@b.org", "Dr. Reis (fono)", "=?x?=",
    ])
  func people(name: String) throws {
    let address = try EmailAddress(validating: "ana@exemplo.org")
    let other = try EmailAddress(validating: "b@exemplo.org")
    let parsed = try Self.parsed(
      letter(
        to: [Mailbox(name: name, address: address), Mailbox(address: other)], from: name, attachments: [Self.file]))
    #expect(parsed.to == [[name, "ana@exemplo.org"], ["", "b@exemplo.org"]])
    #expect(parsed.from == [[name, "fono@exemplo.org"]])
    #expect(parsed.defects.isEmpty)
  }

  @Test("Date and identifier are understood")
  func dateAndIdentifier() throws {
    let parsed = try Self.parsed(letter())
    #expect(parsed.date == "2012-11-05T09:15:00-02:00")
    #expect(parsed.id == "<1@tagarela.invalid>")
  }
}
