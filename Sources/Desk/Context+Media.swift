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

  /// The number of the picture that a word names: of a file, of a symbol, or of one of the library, which is kept.
  ///
  /// - Parameter argument: the parameter that has the word, for the place of a failure.
  /// - Throws: ``Failure`` `symbol.unknown`, and what the file and the picture say.
  public func keptPicture(
    _ word: String, _ argument: some DeclaredParameter, _ arguments: Arguments, for patient: Int64?
  ) throws -> Int64 {
    if let (symbol, reference) = try librarySymbol(arguments, argument, 0, word) {
      return try arguments.at(argument) {
        try clinic.keepPicture(of: symbol, choices: reference.choices, for: patient)
      }
    }
    if FileManager.default.fileExists(atPath: word), let file = try keepPicture(word, argument, arguments) {
      return file
    }
    return try arguments.at(argument) {
      switch try clinic.namedSymbol(word, for: patient) {
      case .own(let symbol): symbol.picture
      case .library(let symbol): try clinic.keepPicture(of: symbol, for: patient)
      }
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
