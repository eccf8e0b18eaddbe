import Foundation
import Clinic
public import Shell
import Sound
import TagarelaKit
import Workspace

extension Context {
  /// Bytes of the largest picture file that is taken in.
  public static var largestPicture: Int { 20_000_000 }
  /// Bytes of the largest voice file that is taken in: five seconds at 96 kHz, two channels of 32 bits, and room.
  public static var largestVoice: Int { 8_000_000 }

  /// Reads a picture file, looks whether it can be drawn, and keeps it.
  ///
  /// - Parameters:
  ///   - path: nil where none is named.
  ///   - file: the parameter that names it, for the place of a failure.
  /// - Returns: its number; nil without a path.
  public func keepPicture(_ path: String?, _ file: some DeclaredParameter, _ arguments: Arguments) throws -> Int64? {
    guard let path else { return nil }
    return try arguments.at(file) {
      try clinic.keepPicture(UserFiles.read(path, limit: Self.largestPicture), called: path)
    }
  }

  /// Reads a WAV file, looks whether it is a voice of at most five seconds, and keeps it.
  public func keepVoice(_ path: String?, _ file: some DeclaredParameter, _ arguments: Arguments) throws -> Int64? {
    guard let path else { return nil }
    return try arguments.at(file) {
      let bytes = try UserFiles.read(path, limit: Self.largestVoice)
      do {
        let facts = try clinic.sound.inspect(bytes)
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
