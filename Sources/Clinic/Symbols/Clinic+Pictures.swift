public import Canvas
import Catalog
public import Foundation
public import TagarelaKit
import Workspace

extension Clinic {
  /// Keeps a picture as a PNG, JPEG or SVG, upright and without what it says of place, time and camera; one that is kept
  /// already isn't looked at again, which is most of the work of taking it in.
  ///
  /// - Parameter name: its file, or whose picture it is, for a failure.
  /// - Returns: its number.
  /// - Throws: ``Failure`` `picture.…`.
  public func keepPicture(_ bytes: Data, called name: String) throws -> Int64 {
    if let kept = try workspace.keptPicture(bytes) { return kept }
    let picture = try canvas.keepable(bytes, called: name)
    let facts = picture.facts
    return try workspace.keep(
      Picture(format: facts.format, bytes: picture.bytes), width: facts.width, height: facts.height)
  }

  /// The same with a picture of a symbol system, which isn't looked at when the system draws it.
  ///
  /// - Throws: ``Failure`` `picture.…`, and the system's own.
  func keepPicture(_ picture: Picture, of symbol: CatalogSymbol) throws -> Int64 {
    guard picture.format == .svg, let side = try catalog.drawingSide(of: symbol.system) else {
      return try keepPicture(picture.bytes, called: symbol.reference)
    }
    return try workspace.keep(picture, width: side, height: side)
  }

  /// A picture as ``keepPicture(_:called:)`` would keep it, but with no more than so many pixels on its longer side: for photos that
  /// come by the hundred.
  ///
  /// - Parameter name: its file, for a failure.
  /// - Throws: ``Failure`` `picture.…`.
  public func keepable(_ bytes: Data, called name: String, within side: Int) throws -> KeepablePicture {
    let picture = try canvas.keepable(bytes, called: name)
    return picture.facts.format == .svg ? picture : try canvas.scaled(picture: picture.bytes, within: side)
  }
}

extension Canvas {
  /// What a picture is; a failure names its file, or whose picture it is.
  public func facts(of picture: Data, called name: String) throws -> PictureFacts {
    try naming(name) { try inspect(picture: picture) }
  }

  /// The same as ``keepable(picture:)``; a failure names its file, or whose picture it is.
  func keepable(_ picture: Data, called name: String) throws -> KeepablePicture {
    try naming(name) { try keepable(picture: picture) }
  }

  private func naming<Result>(_ name: String, _ look: () throws -> Result) throws -> Result {
    do {
      return try look()
    } catch var failure as Failure where failure.what.key.hasPrefix("picture.") {
      failure.what.arguments.append(.init(name: "path", value: .text(name)))
      throw failure
    }
  }
}
