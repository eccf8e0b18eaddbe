import Foundation
import TagarelaKit
import Testing

/// A renderer whose files are the document itself, so that a test sees what would be drawn. All its letters are equally
/// wide, and words wrap at blanks.
struct SceneRenderer: Renderer {
  func render(_ document: Document, as output: RenderOutput, scale: Double) throws -> Data {
    try JSONEncoder().encode(document)
  }

  func lines(of texts: [MeasuredText], width: Double) throws -> [[TextLine]] {
    texts.map { text in
      let room = max(1, Int(width / (text.font.size * 0.55)))
      return starts(of: Array(text.string.utf8), room: room, size: text.font.size)
    }
  }

  func inspect(picture: Data) throws -> PictureFacts {
    PictureFacts(format: .png, width: 1, height: 1)
  }

  private func starts(of bytes: [UInt8], room: Int, size: Double) -> [TextLine] {
    var lines: [TextLine] = []
    var start = 0
    while start < bytes.count || lines.isEmpty {
      var end = min(start + room, bytes.count)
      if let newline = bytes[start..<end].firstIndex(of: 0x0A) {
        end = newline + 1
      } else if end < bytes.count, let blank = bytes[start..<end].lastIndex(of: 0x20) {
        end = blank + 1
      }
      lines.append(TextLine(start: start, end: end, height: size * 1.36))
      start = end
    }
    return lines
  }
}

extension FileFormat {
  /// The document that the format would have drawn.
  func document(of parcel: Parcel, layouts: [BoardLayout]? = nil, page: PageSetup = PageSetup()) throws -> Document {
    let aids = WritingAids.english(SceneRenderer(), layouts: layouts, page: page)
    return try JSONDecoder().decode(Document.self, from: #require(try file(of: parcel, with: aids)))
  }

  /// The documents of a format whose files show a page each.
  func documents(of parcel: Parcel, page: PageSetup = PageSetup()) throws -> [Document] {
    let write = try #require(writePages)
    let aids = WritingAids.english(SceneRenderer(), page: page)
    return try write(parcel, aids).map { try JSONDecoder().decode(Document.self, from: $0) }
  }
}

extension Scene {
  var texts: [Text] {
    elements.compactMap { if case .text(let text) = $0 { text } else { nil } }
  }

  var strings: [String] { texts.map(\.string) }

  var boxes: [Box] {
    elements.compactMap { if case .box(let box) = $0 { box } else { nil } }
  }

  var lines: [Line] {
    elements.compactMap { if case .line(let line) = $0 { line } else { nil } }
  }

  var pictures: [PicturePlace] {
    elements.compactMap { if case .picture(let place) = $0 { place } else { nil } }
  }
}
