import Foundation
import Synchronization
import TagarelaKit

/// Looks at each picture once, though it is asked for when a file is looked through and again when what it brings is kept; and not at
/// all at those of which is known what they are.
final class SeenPictures: Renderer {
  private let renderer: any Renderer
  private let known = Mutex<[BytesKey: PictureFacts]>([:])

  init(_ renderer: any Renderer) { self.renderer = renderer }

  /// - Parameter picture: as it is to be kept.
  func note(_ picture: Data, _ facts: PictureFacts) {
    known.withLock { $0[BytesKey(picture)] = facts }
    picture.letGo()
  }

  func inspect(picture: Data) throws -> PictureFacts {
    if let facts = facts(of: picture) { return facts }
    let facts = try renderer.inspect(picture: picture)
    note(picture, facts)
    return facts
  }

  func keepable(picture: Data) throws -> KeepablePicture {
    if let facts = facts(of: picture) { return KeepablePicture(bytes: picture, facts: facts) }
    let kept = try renderer.keepable(picture: picture)
    // A copy isn't held on to: of large sets they would fill the memory.
    guard kept.bytes == picture else { return kept }
    note(picture, kept.facts)
    return KeepablePicture(bytes: picture, facts: kept.facts)
  }

  func render(_ document: Document, as output: RenderOutput, scale: Double) throws -> Data {
    try renderer.render(document, as: output, scale: scale)
  }

  func lines(of texts: [MeasuredText], width: Double) throws -> [[TextLine]] {
    try renderer.lines(of: texts, width: width)
  }

  /// To compare it brings all of it into memory.
  private func facts(of picture: Data) -> PictureFacts? {
    defer { picture.letGo() }
    return known.withLock { $0[BytesKey(picture)] }
  }
}
