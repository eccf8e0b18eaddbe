import Clinic
import Desk
import Shell
import TagarelaKit

extension Arguments {
  /// A number that an option gives for the manner of speaking that is called as the option.
  ///
  /// - Throws: ``Failure`` `speech.out_of_range`.
  func manner(_ number: Double?, _ option: some DeclaredParameter) throws -> Double? {
    try at(option) { try number.map { try SpeechManner.checked($0, option.parameter.name) } }
  }
}
