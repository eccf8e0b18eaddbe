import Foundation
import TagarelaKit

extension UserFiles {
  /// A name for a file: lower case, words joined by hyphens, Latin letters without accents: `hora-do-lanche`. Letters of other
  /// scripts stay as they are (NFC), so that a reader of them can tell one file from another.
  ///
  /// - Parameter longest: bytes in UTF-8.
  /// - Returns: an empty text for a name without a letter or digit, like one of emoji alone.
  public static func slug(_ name: String, longest: Int = 80) -> String {
    var result = ""
    var isJoined = true
    // A name has no reason to be longer; a character may have any number of marks.
    for character in String(name.unicodeScalars.prefix(1000)).precomposedStringWithCanonicalMapping {
      let kept = kept(of: character)
      guard !kept.isEmpty else {
        if !isJoined, !isInvisible(character) { isJoined = true }
        continue
      }
      let joint = isJoined && !result.isEmpty ? "-" : ""
      guard result.utf8.count + joint.utf8.count + kept.utf8.count <= longest else { break }
      result += joint + kept
      isJoined = false
    }
    return reserved.contains(result) ? result + "-" : result
  }

  /// Marks on one letter that a language may want; Vietnamese has two, Hebrew with cantillation three.
  private static let mostMarks = 4

  private static func kept(of character: Character) -> String {
    let decomposed = String(character).decomposedStringWithCompatibilityMapping.unicodeScalars
    if let base = decomposed.first, base.isASCII {
      let letters = decomposed.filter { $0.isASCII && isPart($0) }
      return String(String.UnicodeScalarView(letters)).lowercased()
    }
    guard let first = character.unicodeScalars.first, isPart(first), !isMark(first) else { return "" }
    let scalars = character.unicodeScalars.filter(isPart).prefix(1 + mostMarks)
    return String(String.UnicodeScalarView(scalars)).lowercased().precomposedStringWithCanonicalMapping
  }

  /// A letter, a digit, or a mark that belongs to one.
  private static func isPart(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber,
      .letterNumber,
      .otherNumber, .nonspacingMark, .spacingMark:
      !isSelector(scalar)
    default: false
    }
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    [.nonspacingMark, .spacingMark].contains(scalar.properties.generalCategory)
  }

  /// Chooses how the character before is drawn; nobody sees it, and some systems take it away.
  private static func isSelector(_ scalar: Unicode.Scalar) -> Bool {
    (0xFE00...0xFE0F).contains(scalar.value) || (0xE0100...0xE01EF).contains(scalar.value)
  }

  /// Joins or parts letters without being seen; between two letters it is no end of a word.
  private static func isInvisible(_ character: Character) -> Bool {
    character.unicodeScalars.allSatisfy { $0.properties.generalCategory == .format }
  }

  /// Names that Windows, where letters are opened, keeps for devices.
  private static let reserved: Set<String> = Set(
    ["con", "prn", "aux", "nul"] + ["com", "lpt"].flatMap { name in (0...9).map { "\(name)\($0)" } })
}
