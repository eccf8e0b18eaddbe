import Foundation
import Clinic
public import Shell
public import TagarelaKit
import Workspace

extension Context {
  /// Bytes of the largest voice file that is taken in: five seconds at 96 kHz, two channels of 32 bits, and room.
  public static var largestVoice: Int { 8_000_000 }

  /// Bytes that a second more may take: two channels of 16 bits at 48 kHz.
  private static var voiceSecond: Double { 200_000 }

  /// Reads a picture file, looks whether it can be drawn, and keeps it.
  ///
  /// - Parameter file: the parameter that names it, for the place of a failure.
  /// - Returns: its number.
  public func keepPicture(_ path: String, _ file: some DeclaredParameter, _ arguments: Arguments) throws -> Int64 {
    try arguments.at(file) { try clinic.keepPicture(UserFiles.read(path, limit: Picture.largest), called: path) }
  }

  /// The same, where the line need not name one.
  public func keepPicture(_ path: String?, _ file: some DeclaredParameter, _ arguments: Arguments) throws -> Int64? {
    try path.map { try keepPicture($0, file, arguments) }
  }

  /// The number of the picture that a word names: of a file, of a symbol, or of one of the library, which is kept.
  ///
  /// - Parameter argument: the parameter that has the word, for the place of a failure.
  /// - Throws: ``Failure`` `symbol.unknown`, and what the file and the picture say.
  public func keptPicture(
    _ word: String, _ argument: some DeclaredParameter, _ arguments: Arguments, for patient: Int64?
  ) throws -> Int64 {
    // A word that names no system may be that of a file.
    if try libraryReference(word) == nil, FileManager.default.fileExists(atPath: word) {
      return try keepPicture(word, argument, arguments)
    }
    return try mention(arguments, argument, 0, word) { try clinic.keptPicture(of: $0, for: patient) }
  }

  /// Reads a WAV file, looks whether it is a voice that isn't too long, and keeps it.
  ///
  /// - Parameter longest: seconds that it may take.
  public func keepVoice(
    _ path: String?, _ file: some DeclaredParameter, _ arguments: Arguments, longest: Double = Voice.longest
  ) throws -> Int64? {
    guard let path else { return nil }
    return try arguments.at(file) {
      let limit = Self.largestVoice + Int(max(0, longest - Voice.longest) * Self.voiceSecond)
      return try clinic.keepVoice(UserFiles.read(path, limit: limit), called: path, longest: longest)
    }
  }

  /// Reads a film's file; nil where the line names none.
  ///
  /// - Throws: ``Failure`` `video.format`.
  public func readVideo(_ path: String?, _ file: some DeclaredParameter, _ arguments: Arguments) throws -> Video? {
    guard let path else { return nil }
    return try arguments.at(file) { try clinic.video(UserFiles.read(path, limit: Video.largest), called: path) }
  }
}
