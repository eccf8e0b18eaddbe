import Files
import Foundation
import PlayRoom
import StructuredText
import TagarelaKit

extension PackPart {
  /// Praise and remarks of a clinic's own, with recordings where somebody has said them: `"remarks": {"language": "pt", "praise": [{"text":
  /// "Arrasou!", "recording": "arrasou.wav"}], "remarks": [{"text": "Quase!"}]}`.
  static let remarks = PackPart(
    id: "remarks", template: template,
    register: { content, registrar in
      try registrar.add(try RemarkFiles(content).remarks, to: .playRemarks)
    },
    check: { content in try RemarkFiles(content).complaints() })

  private static let template = PackTemplate(
    json: #"{"language": "pt", "praise": [{"text": "Arrasou!"}], "remarks": [{"text": "Quase! De novo?"}]}"#, files: [:]
  )
}

/// What a pack says to players.
private struct RemarkFiles {
  private struct Said {
    let text: String
    let recording: String?
  }

  private let content: PackContent
  private let language: String
  private let praise: [Said]
  private let encouraging: [Said]

  /// Remarks of one kind, and bytes of a recording: ten seconds at 48 kHz, 16 bits.
  private static let most = 200
  private static let largest = 1_000_000

  /// - Throws: ``Failure`` `remarks.expected`.
  init(_ content: PackContent) throws {
    self.content = content
    let source = try SourceText(bytes: Array(content.json), named: "module.json")
    let value = try JSONReader.value(of: source)
    func expected(_ value: JSONValue) -> Failure {
      Failure(
        "remarks.expected", ["example": .text(#"{"language": "pt", "praise": [{"text": "Boa!"}], "remarks": []}"#)],
        place: source.place(value.range))
    }
    func said(_ key: String) throws -> [Said] {
      guard let list = value[key] else { return [] }
      guard let items = list.list, items.count <= Self.most else { throw expected(list) }
      return try items.map { item in
        guard let text = item["text"]?.string, !text.isEmpty else { throw expected(item) }
        return Said(text: text, recording: item["recording"]?.string)
      }
    }
    guard let language = value["language"]?.string else { throw expected(value) }
    self.language = language
    praise = try said("praise")
    encouraging = try said("remarks")
  }

  var remarks: PlayRemarks {
    PlayRemarks(module: content.pack, language: language, praise: praise.map(remark), remarks: encouraging.map(remark))
  }

  private func remark(_ said: Said) -> PlayRemarks.Remark {
    guard let path = said.recording else { return PlayRemarks.Remark(said.text) }
    return PlayRemarks.Remark(said.text, recording: { try bytes(path) })
  }

  func complaints() throws -> [FileComplaint] {
    var found: [FileComplaint] = []
    for path in (praise + encouraging).compactMap(\.recording) {
      do {
        guard Voice(wave: try bytes(path)) != nil else {
          found.append(FileComplaint(file: path, what: Phrase("voice.not_wav", ["path": .text(path)])))
          continue
        }
      } catch let failure as Failure { found.append(FileComplaint(failure, in: path)) }
    }
    return found
  }

  private func bytes(_ path: String) throws -> Data {
    do {
      return try FileContents.read(content.file(path), limit: Self.largest)
    } catch let refusal as FileRefusal {
      throw Failure(reading: path, refusal)
    }
  }
}
