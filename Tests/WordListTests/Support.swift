import Foundation
import TagarelaKit

@testable import WordList

func read(_ text: String, file: String = "animais.csv") throws -> Reading {
  try read(Data(text.utf8), file: file)
}

func read(_ bytes: Data, file: String = "animais.csv") throws -> Reading {
  try ListReader.read(InputFile(path: file, bytes: bytes))
}

extension Reading {
  var words: [String] { parcel.boards.flatMap(\.cells).map(\.text) }

  /// What was complained about, with the row or cell where one is named.
  var troubles: [String] {
    complaints.map { complaint in
      switch complaint.arguments.first(where: { $0.name == "place" })?.value {
      case .phrase(let row)?:
        if case .integer(let number)? = row.arguments.first?.value {
          "\(complaint.key) \(number)"
        } else {
          complaint.key
        }
      case .text(let cell)?: "\(complaint.key) \(cell)"
      default: complaint.key
      }
    }
  }
}

extension Board {
  /// Words by the cells where they lie.
  var layoutOfWords: [String: String] {
    Dictionary(cells.map { (size.name(ofPosition: $0.position), $0.text) }) { first, _ in first }
  }
}

/// English with the numbers of a country that writes them so.
func wording(decimal: String) -> Wording {
  let dates = DateStyle(short: \.description, long: \.description, read: { Day($0) })
  let language = Language(
    id: "en", name: "English", plural: { $0 == 1 ? .one : .other },
    numbers: NumberStyle(decimal: decimal, group: decimal == "," ? "." : ","), dates: dates)
  return Wording(language: language, translations: [])
}
