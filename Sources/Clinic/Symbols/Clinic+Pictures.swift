public import Canvas
public import Foundation
public import TagarelaKit
import Workspace

extension Clinic {
  /// Keeps a picture after a look whether it can be drawn; one that is kept already isn't looked at again, which is most
  /// of the work of taking it in.
  ///
  /// - Parameter name: its file, or whose picture it is, for a failure.
  /// - Returns: its number.
  /// - Throws: ``Failure`` `picture.…`.
  public func keepPicture(_ bytes: Data, called name: String) throws -> Int64 {
    if let kept = try workspace.keptPicture(bytes) { return kept }
    let facts = try canvas.facts(of: bytes, called: name)
    return try workspace.keep(Picture(format: facts.format, bytes: bytes), width: facts.width, height: facts.height)
  }
}

extension Canvas {
  /// What a picture is; a failure names its file, or whose picture it is.
  public func facts(of picture: Data, called name: String) throws -> PictureFacts {
    do {
      return try inspect(picture: picture)
    } catch var failure as Failure where failure.what.key.hasPrefix("picture.") {
      failure.what.arguments.append(.init(name: "path", value: .text(name)))
      throw failure
    }
  }
}
