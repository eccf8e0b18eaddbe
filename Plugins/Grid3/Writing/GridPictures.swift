import Foundation
import TagarelaKit

/// Pictures as Grid 3 shows them: it knows no SVG, so that a drawing becomes a PNG.
final class GridPictures {
  private let aids: WritingAids
  private var drawn: [Data: Data] = [:]

  /// Pixels of a drawing's side.
  private static let side = 300.0

  init(_ aids: WritingAids) { self.aids = aids }

  /// - Returns: the file's ending and its bytes.
  /// - Throws: what the renderer throws, for a picture that can't be drawn as well.
  func file(of picture: Picture) throws -> (ending: String, bytes: Data) {
    switch picture.format {
    case .png: return (".png", picture.bytes)
    case .jpeg: return (".jpeg", picture.bytes)
    case .svg:
      if let known = drawn[picture.bytes] { return (".png", known) }
      let frame = Scene.Frame(x: 0, y: 0, width: Self.side, height: Self.side)
      let page = Scene(
        width: Self.side, height: Self.side, elements: [.picture(.init(picture: 0, frame: frame))])
      let document = Document(
        title: "", language: aids.wording.language.id, created: aids.now, pages: [page], pictures: [picture.bytes])
      let png = try aids.renderer.render(document, as: .png, scale: 1)
      drawn[picture.bytes] = png
      return (".png", png)
    }
  }
}
