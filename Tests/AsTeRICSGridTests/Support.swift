import Foundation
import TagarelaKit

@testable import AsTeRICSGrid

/// A grid of these elements, as the program writes it.
func grid(_ elements: [String], id: String = "grid-data-1", label: String = #"{"en":"food"}"#, more: String = "")
  -> String
{
  """
  {"modelName":"GridData","id":"\(id)","label":\(label),"rowCount":2,"minColumnCount":3,\(more)
  "gridElements":[\(elements.joined(separator: ",\n"))]}
  """
}

/// An element in a place of one cell.
func element(_ label: String, x: Int, y: Int, _ more: String = "") -> String {
  #"{"modelName":"GridElement","id":"e\#(x)-\#(y)","x":\#(x),"y":\#(y),"width":1,"height":1,"#
    + #""label":{"en":"\#(label)"}\#(more.isEmpty ? "" : "," + more)}"#
}

/// An element with these actions.
func acting(_ label: String, _ actions: String) -> String {
  element(label, x: 0, y: 0, #""actions":[\#(actions)]"#)
}

func read(_ text: String, language: String = "en", file: String = "box.grd") throws -> Reading {
  try read(Data(text.utf8), language: language, file: file)
}

func read(_ bytes: Data, language: String = "en", file: String = "box.grd") throws -> Reading {
  try SetReader.read(InputFile(path: file, bytes: bytes), language: language)
}

extension Reading {
  /// What was complained about, with the cells that each complaint names.
  var troubles: [String] {
    complaints.map { complaint in
      let values = Dictionary(complaint.arguments.map { ($0.name, $0.value) }) { first, _ in first }
      guard case .list(let buttons) = values["cells"], !buttons.isEmpty else { return complaint.key }
      let names = buttons.map { if case .text(let text) = $0 { text } else { "" } }
      return complaint.key + ": " + names.joined(separator: ", ")
    }
  }
}

/// The smallest media that are what they say.
enum Specimen {
  /// One pixel.
  static let png =
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
  static let svg = #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M1 1h7"/></svg>"#

  /// Silence of so many seconds, 8000 bytes each.
  static func wave(seconds: Int) -> Data {
    let count = 8000 * seconds
    return Data("RIFF".utf8) + little(count + 36, 4) + Data("WAVEfmt ".utf8) + little(16, 4) + little(1, 2)
      + little(1, 2) + little(8000, 4) + little(8000, 4) + little(1, 2) + little(8, 2) + Data("data".utf8)
      + little(count, 4) + Data(repeating: 0x80, count: count)
  }

  private static func little(_ number: Int, _ bytes: Int) -> Data {
    Data((0..<bytes).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) })
  }
}
