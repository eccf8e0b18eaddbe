import Files
import Foundation
import StructuredText
import TagarelaKit

extension PackPart {
  /// Figures of a clinic's own: `"figures": {"balloon": {"pictures": "balloon", "sound": "pop.wav"}}`, for each a folder of pictures
  /// that are shown one after the other in the order of their numbers, and, if there is one, what is heard at the end.
  static let figures = PackPart(
    id: "figures", template: template,
    register: { content, registrar in
      for files in try FigureFiles.all(content) { try registrar.add(files.figure, to: .figures) }
    },
    check: { content in try FigureFiles.all(content).flatMap { try $0.complaints() } })

  private static let template = PackTemplate(
    json: #"{"circle": {"pictures": "circle"}}"#,
    files: Dictionary(
      uniqueKeysWithValues: (0...4).map { number in
        let svg = """
          <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">
          <circle cx="50" cy="50" r="\(10 + 9 * (4 - number))" fill="#f6b73c" stroke="#2b2b33" stroke-width="2"/>
          </svg>

          """
        return ("circle/\(number).svg", Data(svg.utf8))
      }))
}

/// A figure whose pictures are files of a pack.
private struct FigureFiles {
  let id: String
  let folder: String
  let sound: String?
  let content: PackContent

  /// Pictures that one may have, and the bytes of each.
  private static let most = 1_000
  private static let largest = 1_000_000
  /// Bytes of a sound: five seconds at 96 kHz, two channels of 16 bits.
  private static let largestSound = 2_000_000

  /// - Throws: ``Failure`` `figure.expected`.
  static func all(_ content: PackContent) throws -> [FigureFiles] {
    let source = try SourceText(bytes: Array(content.json), named: "module.json")
    let value = try JSONReader.value(of: source)
    guard let members = value.members, !members.isEmpty else {
      throw expected(source.place(value.range))
    }
    return try members.map { member in
      let isName =
        !member.key.isEmpty && member.key.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
      guard isName, member.key == member.key.lowercased(), let folder = member.value["pictures"]?.string else {
        throw expected(source.place(member.value.range))
      }
      return FigureFiles(id: member.key, folder: folder, sound: member.value["sound"]?.string, content: content)
    }
  }

  private static func expected(_ place: Place) -> Failure {
    Failure("figure.expected", ["example": .text(#"{"balloon": {"pictures": "balloon"}}"#)], place: place)
  }

  var figure: TimeFigure {
    TimeFigure(
      id,
      ending: { try sound.map { try bytes($0, limit: Self.largestSound) } },
      picture: { moment in
        let names = try names()
        let index = min(Int(moment.done * Double(names.count)), names.count - 1)
        return try picture(names[index])
      })
  }

  /// In the order of the numbers in them.
  ///
  /// - Throws: ``Failure`` `figure.no_pictures`.
  func names() throws -> [String] {
    let all = (try? FileManager.default.contentsOfDirectory(atPath: content.file(folder))) ?? []
    let pictures = all.filter { ["svg", "png", "jpg", "jpeg"].contains(($0 as NSString).pathExtension.lowercased()) }
    guard (1...Self.most).contains(pictures.count) else {
      throw Failure("figure.no_pictures", ["folder": .text(folder), "most": .integer(Self.most)])
    }
    func number(_ name: String) -> Int { Int(name.filter(\.isNumber).suffix(9)) ?? 0 }
    return pictures.sorted { (number($0), $0) < (number($1), $1) }
  }

  func complaints() throws -> [FileComplaint] {
    var found: [FileComplaint] = []
    for name in try names() {
      do { _ = try picture(name) } catch let failure as Failure {
        found.append(FileComplaint(failure, in: "\(folder)/\(name)"))
      }
    }
    if let sound {
      do {
        guard Voice(wave: try bytes(sound, limit: Self.largestSound)) != nil else {
          return found + [FileComplaint(file: sound, what: Phrase("voice.not_wav", ["path": .text(sound)]))]
        }
      } catch let failure as Failure { found.append(FileComplaint(failure, in: sound)) }
    }
    return found
  }

  private func picture(_ name: String) throws -> Picture {
    let path = "\(folder)/\(name)"
    guard let picture = Picture(ofAnyFormat: try bytes(path, limit: Self.largest)) else {
      throw Failure("picture.unreadable", ["path": .text(path)])
    }
    return picture
  }

  private func bytes(_ path: String, limit: Int) throws -> Data {
    do {
      return try FileContents.read(content.file(path), limit: limit)
    } catch let refusal as FileRefusal {
      throw Failure(reading: path, refusal)
    }
  }
}
