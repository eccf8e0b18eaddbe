import Foundation
import MediaHeaders
public import TagarelaKit

extension WritingAids {
  /// For formats that are tried out: one layout, no words, and a renderer that draws nothing.
  public static var forConformance: WritingAids {
    return WritingAids(
      renderer: BlankRenderer(), archiver: NoArchiver(), layouts: [.rows],
      wording: Wording(language: .none, translations: []),
      now: Moment(seconds: 1_352_106_900))
  }
}

extension SystemAids {
  /// For systems that are tried out: the concepts of a registry's vocabularies, and a renderer that takes every picture
  /// for good.
  ///
  /// - Parameter cache: a folder for what they work out.
  public static func forConformance(_ registry: Registry, cache: String) -> SystemAids {
    let vocabularies = registry.all(.vocabularies)
    return SystemAids(
      registry: registry, renderer: BlankRenderer(),
      concepts: { try vocabularies.flatMap { try $0.tables().flatMap(\.concepts) } }, cache: cache)
  }
}

extension ReadingAids {
  /// For formats that are tried out and have no archives in them.
  public static var forConformance: ReadingAids {
    ReadingAids(archiver: NoArchiver(), layouts: [.rows], language: Language.none.id)
  }
}

/// Takes every archive for a bad one.
private struct NoArchiver: Archiver {
  func unpack(_ zip: String) throws -> UnpackedArchive { throw Failure("archive.not_zip", ["path": .text(zip)]) }
  func pack(_ files: [ArchivedFile]) throws -> Data { throw Failure("archive.unwritable", ["path": "", "reason": ""]) }
}

extension BoardLayout {
  /// Cells in rows, in any size.
  static let rows = BoardLayout(
    id: "rows", sizes: Sizes(least: .one, most: .largest, usual: .nine),
    slots: { request in
      let (size, area) = (request.size, request.area)
      let width = area.width / Double(size.columns)
      let height = area.height / Double(size.rows)
      return (0..<size.count).map { index in
        LayoutSlot(
          position: index + 1,
          frame: Scene.Frame(
            x: area.x + Double(index % size.columns) * width, y: area.y + Double(index / size.columns) * height,
            width: width, height: height))
      }
    })
}

/// Every document is the same blank page, and a text is one line.
private struct BlankRenderer: Renderer {
  func render(_ document: Document, as output: RenderOutput, scale: Double) throws -> Data {
    switch output {
    case .png: Data(PictureFormat.png.signature)
    case .pdf: Data("%PDF-1.7\n%%EOF\n".utf8)
    case .svg: Data(#"<svg xmlns="http://www.w3.org/2000/svg"/>"#.utf8)
    }
  }

  func lines(of texts: [MeasuredText], width: Double) throws -> [[TextLine]] {
    texts.map { [TextLine(start: 0, end: $0.string.utf8.count, height: $0.font.size * 1.4)] }
  }

  func inspect(picture: Data) throws -> PictureFacts { PictureFacts(format: .png, width: 1, height: 1) }
}
