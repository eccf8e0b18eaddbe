import Foundation
import Testing

import StructuredText

struct TableTextTests {
  private func check(_ bytes: Data, _ expected: String, _ guessed: Bool) throws {
    let text = try #require(TableText(bytes))
    #expect(String(decoding: text.utf8, as: UTF8.self) == expected)
    #expect(text.isGuessed == guessed)
  }

  @Test func `UTF-8 is read with and without its mark`() throws {
    try check(Data("maçã".utf8), "maçã", false)
    try check(Data([0xEF, 0xBB, 0xBF]) + Data("maçã".utf8), "maçã", false)
  }

  @Test func `what spreadsheets call Unicode text is UTF-16`() throws {
    let little = Data([0xFF, 0xFE]) + "maçã".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let big = Data([0xFE, 0xFF]) + "maçã".utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    try check(little, "maçã", false)
    try check(big, "maçã", false)
  }

  @Test func `Latin-1 and what Windows makes of it are converted, and that is said`() throws {
    try check(Data([0x6D, 0x61, 0xE7, 0xE3]), "maçã", true)
    try check(Data([0x80, 0x93, 0xE9, 0x94]), "€“é”", true)
  }

  @Test(arguments: [Data("PK\u{3}\u{4}rest of a spreadsheet".utf8), Data([0x61, 0, 0x62]), Data([0xFF, 0xFE, 0, 0])])
  func `what is no text is not taken for some`(_ bytes: Data) {
    #expect(TableText(bytes) == nil)
  }
}
