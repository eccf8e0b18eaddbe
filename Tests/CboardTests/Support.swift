import Conformance
import Foundation
import TagarelaKit

@testable import Cboard

func read(_ text: String, language: String = "en", file: String = "mine.json") throws -> Reading {
  try SetReader.read(InputFile(path: file, bytes: Data(text.utf8)), language: language)
}

/// A file with one board of these tiles.
func board(_ tiles: String..., more: String = "") -> String {
  #"[{"id": "home", "name": "Home", \#(more)"tiles": [\#(tiles.joined(separator: ", "))]}]"#
}

extension Reading {
  var keys: [String] { complaints.map(\.key) }
  var cells: [Board.Cell] { parcel.boards.first?.cells ?? [] }

  /// What a complaint says under a name.
  func said(_ key: String, _ name: String) -> Value? {
    complaints.first { $0.key == key }?.arguments.first { $0.name == name }?.value
  }
}

enum Specimen {
  static let svg = #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M1 1h7"/></svg>"#
  static var image: String { DataAddress.text(type: "image/svg+xml", bytes: Data(svg.utf8)) }
  static var sound: String { DataAddress.text(type: "audio/wav", bytes: silence(seconds: 1)) }
}
