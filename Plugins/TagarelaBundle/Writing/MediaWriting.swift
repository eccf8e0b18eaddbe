import Foundation
import TagarelaKit

/// How a file's pictures and sounds are written: each content once, where an old reader needn't have it again.
final class MediaWriting {
  private let aids: WritingAids
  private let shelf = SentMedia()
  private var renderings: [String: Data] = [:]
  private var room = 16 << 20

  /// Pixels of a rendered drawing.
  private static let side = 512.0

  init(_ aids: WritingAids) { self.aids = aids }

  /// Nil for what the file hasn't had yet.
  func reference(to bytes: Data) -> String? { shelf.reference(to: bytes) }

  /// What every reader can show: a drawing (SVG) as a PNG; one that nobody can draw stands in its own place.
  ///
  /// - Throws: what the renderer throws a second time, when it isn't the drawing's fault: an old reader would see nothing.
  func image(of picture: Picture) throws -> Data {
    guard picture.format == .svg else { return picture.bytes }
    let name = SentMedia.name(of: picture.bytes)
    if let known = renderings[name] { return known }
    let image = try rendering(of: picture)
    if image.count <= room {
      room -= image.count
      renderings[name] = image
    }
    return image
  }

  private func rendering(of picture: Picture) throws -> Data {
    let frame = Scene.Frame(x: 0, y: 0, width: Self.side, height: Self.side)
    let page = Scene(
      width: Self.side, height: Self.side, elements: [.picture(.init(picture: 0, frame: frame))])
    let document = Document(
      title: "", language: aids.wording.language.id, created: aids.now, pages: [page], pictures: [picture.bytes])
    // A renderer that died of something else is there again the next time.
    if let image = try? aids.renderer.render(document, as: .png, scale: 1) { return image }
    do {
      return try aids.renderer.render(document, as: .png, scale: 1)
    } catch let failure as Failure where failure.what.key.hasPrefix("picture.") {
      return picture.bytes
    }
  }
}

extension ObjectLine {
  /// A person's picture: as every reader can show it, and a drawing as it is beside.
  mutating func add(_ field: Field, _ picture: Picture?, with media: MediaWriting) throws {
    add(field, try picture.map { try media.image(of: $0).base64EncodedString() })
  }

  mutating func addDrawing(_ field: Field, _ picture: Picture?) {
    guard let picture, picture.format == .svg else { return }
    add(field, picture.bytes.base64EncodedString())
  }

  /// A content of our own, or what stands for it.
  mutating func addOwn(_ field: Field, _ bytes: Data?, same: Field, with media: MediaWriting) {
    guard let bytes else { return }
    if let name = media.reference(to: bytes) {
      add(same, name)
    } else {
      add(field, bytes.base64EncodedString())
    }
  }
}
