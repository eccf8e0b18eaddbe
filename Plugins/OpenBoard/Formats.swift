import Foundation
import TagarelaKit

extension FileFormat {
  /// One board of the Open Board Format 0.1: JSON, with its images and sounds inside.
  static let openBoard = FileFormat(
    id: "obf", names: ["": "Open Board Format"], endings: ["obf"], reads: [.board], writes: [.board, .plan],
    carries: Set(Carried.allCases).subtracting([.sets, .items, .videos]),
    recognises: { beginning in
      beginning.isJSON && beginning.contains("open-board-") && !beginning.contains("open-board-log")
    },
    read: { file, aids in try BoardFile.read(file, aids).onPlainLayout(aids) },
    write: { parcel, aids in
      let boards = parcel.allBoards
      guard let board = boards.first else { throw Failure("obf.nothing") }
      guard boards.count == 1 else {
        throw Failure("obf.several", ["count": .integer(boards.count)], hint: Phrase("obf.several.hint"))
      }
      return try PackageWriter.file(of: board, aids)
    })

  /// A package of boards of the Open Board Format 0.1: a zip archive with a manifest.
  static let openBoards = FileFormat(
    id: "obz", names: ["": "Open Board Format"], endings: ["obz"], reads: [.board], writes: [.board, .plan],
    carries: Set(Carried.allCases).subtracting([.items, .videos]),
    recognises: { beginning in
      beginning.starts(with: "PK\u{3}\u{4}".utf8) && (beginning.contains("manifest.json") || beginning.contains(".obf"))
    },
    read: { file, aids in try PackageReader.read(file, with: aids).onPlainLayout(aids) },
    write: { parcel, aids in
      let boards = parcel.allBoards
      guard !boards.isEmpty else { throw Failure("obf.nothing") }
      return try aids.archiver.pack(try PackageWriter.files(of: boards, aids))
    })
}

extension FileFormat {
  /// What was said, with the patient's name: an Open Board Log 0.1.
  static let openLog = FileFormat(
    id: "obl", names: ["": "Open Board Log"], endings: ["obl"], reads: [.usage], writes: [.usage],
    recognises: { beginning in
      (beginning.isJSON || beginning.starts(with: "/*".utf8)) && beginning.contains("open-board-log-")
    },
    read: { file, _ in try LogReader.read(file) },
    write: { parcel, file, aids in try LogWriter.log(parcel, to: file, language: aids.wording.language.id) })

  /// The same without names, for research. It is only written: its moments are not the patient's.
  static let anonymousLog = FileFormat(
    id: "obla", names: ["": "Open Board Log"], endings: ["obla"], writes: [.usage],
    write: { parcel, file, aids in
      try LogWriter.anonymousLog(parcel, to: file, language: aids.wording.language.id)
    })
}

extension Data {
  /// Whether a text begins as an object of JSON does.
  var isJSON: Bool {
    let text = starts(with: [0xEF, 0xBB, 0xBF]) ? dropFirst(3) : self[...]
    return text.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) } == UInt8(ascii: "{")
  }

  func contains(_ text: String) -> Bool { range(of: Data(text.utf8)) != nil }
}
