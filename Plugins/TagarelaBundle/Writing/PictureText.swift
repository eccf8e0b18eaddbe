import Foundation
import TagarelaKit

extension ObjectLine {
  /// A picture as base64. A drawing (SVG) is given as a PNG, which every reader can show; ``addDrawing(_:_:)`` puts the
  /// drawing itself beside it. Where it can't be rendered it stands in its own place.
  mutating func add(_ field: Field, _ picture: Picture?, with aids: WritingAids) {
    let bytes = picture.map { $0.format == .svg ? Self.rendering(of: $0, with: aids) ?? $0.bytes : $0.bytes }
    add(field, bytes?.base64EncodedString())
  }

  mutating func addDrawing(_ field: Field, _ picture: Picture?) {
    guard let picture, picture.format == .svg else { return }
    add(field, picture.bytes.base64EncodedString())
  }

  private static func rendering(of picture: Picture, with aids: WritingAids) -> Data? {
    let frame = Scene.Frame(x: 0, y: 0, width: side, height: side)
    let page = Scene(width: side, height: side, elements: [.picture(.init(picture: 0, frame: frame))])
    let document = Document(
      title: "", language: aids.wording.language.id, created: aids.now, pages: [page], pictures: [picture.bytes])
    return try? aids.renderer.render(document, as: .png, scale: 1)
  }

  /// Pixels of a rendered drawing.
  private static let side = 512.0
}
