import Clinic
import Shell
import Sound
import TagarelaKit

extension Context {
  /// Ends what plays when the user wants no more of it.
  ///
  /// - Throws: ``Failure`` `interrupted`.
  func checkSoundInterruption() throws {
    guard session.isInterrupted() else { return }
    try? clinic.sound.stop()
    throw Failure("interrupted")
  }

  /// A number that an option gives, for a manner of speaking.
  ///
  /// - Throws: ``Failure`` `speech.out_of_range`.
  func mannerNumber(_ name: String, _ arguments: Arguments) throws -> Double? {
    guard let number = arguments.real(name) else { return nil }
    return try arguments.at(name) { try SpeechManner.checked(number, name) }
  }
}
