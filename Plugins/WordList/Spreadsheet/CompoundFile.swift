import Foundation
import TagarelaKit

/// A file of Microsoft's older form ([MS-CFB]): spreadsheets before 2007 are such, and newer ones under a password.
enum CompoundFile {
  static func isOne(_ beginning: Data) -> Bool {
    beginning.starts(with: [0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1])
  }

  /// What is said of one, by the names of the streams in its directory.
  static func refusal(_ file: InputFile) -> Failure {
    let about: KeyValuePairs<String, Value> = ["file": .text(file.path)]
    if holds("EncryptedPackage", file) {
      return Failure("word_list.sheet.sealed", about, hint: Phrase("word_list.sheet.sealed.hint"))
    }
    guard holds("Workbook", file) || holds("Book", file) else { return Failure("word_list.sheet.none", about) }
    return Failure("word_list.sheet.old", about, hint: Phrase("word_list.sheet.old.hint"))
  }

  private static func holds(_ name: String, _ file: InputFile) -> Bool {
    file.bytes.range(of: Data(name.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] } + [0, 0])) != nil
  }
}
