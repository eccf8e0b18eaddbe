import Canvas
import Foundation
import Shell
import Sound
import TagarelaKit
import Workspace

extension Context {
  /// Bytes of the largest picture file that is taken in.
  static var largestPicture: Int { 20_000_000 }
  /// Bytes of the largest voice file that is taken in: five seconds at 96 kHz, two channels of 32 bits, and room.
  static var largestVoice: Int { 8_000_000 }

  /// Reads a picture file, looks whether it can be drawn, and keeps it.
  ///
  /// - Returns: its number; nil without such an argument.
  func keepPicture(_ name: String, _ arguments: Arguments) throws -> Int64? {
    guard let path = arguments.text(name) else { return nil }
    return try arguments.at(name) {
      let bytes = try Files.read(path, limit: Self.largestPicture)
      // Looking at a picture is most of the work of taking it in; the same ones come again and again.
      if let kept = try workspace.keptPicture(bytes) { return kept }
      let facts = try canvas.facts(of: bytes, called: path)
      return try workspace.keep(Picture(format: facts.format, bytes: bytes), width: facts.width, height: facts.height)
    }
  }

  /// Keeps a picture that isn't from a file of the user's.
  ///
  /// - Parameter name: whose picture it is, for a failure.
  func keep(_ picture: Picture, called name: String) throws -> Int64 {
    if let kept = try workspace.keptPicture(picture.bytes) { return kept }
    let facts = try canvas.facts(of: picture.bytes, called: name)
    return try workspace.keep(picture, width: facts.width, height: facts.height)
  }

  /// Reads a WAV file, looks whether it is a voice of at most five seconds, and keeps it.
  func keepVoice(_ name: String, _ arguments: Arguments) throws -> Int64? {
    guard let path = arguments.text(name) else { return nil }
    return try arguments.at(name) {
      let bytes = try Files.read(path, limit: Self.largestVoice)
      do {
        let facts = try sound.inspect(bytes)
        guard facts.seconds <= Voice.longest else {
          throw Failure(
            "voice.too_long", ["seconds": .real(facts.seconds), "limit": .integer(Int(Voice.longest))])
        }
        return try workspace.keep(Voice(bytes: bytes), seconds: facts.seconds)
      } catch var failure as Failure where failure.what.key.hasPrefix("voice.") {
        failure.what.arguments.append(.init(name: "path", value: .text(path)))
        throw failure
      }
    }
  }
}

extension Canvas {
  /// What a picture is; a failure names its file, or whose picture it is.
  func facts(of picture: Data, called name: String) throws -> PictureFacts {
    do {
      return try inspect(picture: picture)
    } catch var failure as Failure where failure.what.key.hasPrefix("picture.") {
      failure.what.arguments.append(.init(name: "path", value: .text(name)))
      throw failure
    }
  }
}
