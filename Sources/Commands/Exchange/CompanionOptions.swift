import Clinic
import Desk
import Shell
import TagarelaKit

/// How the patient's page speaks and is touched.
enum CompanionParameter {
  static let sounds = Argument.option("sounds", .choice(CompanionManner.Sounds.self))
  static let voice = Argument.option("voice", .name(Names.voices))
  static let scan = Argument.option("scan", .choice(CompanionManner.Switches.self))
  static let dwell = Argument.option("dwell", .number)

  static let all: [any DeclaredParameter] = [sounds, voice, scan, dwell]
}

extension Context {
  /// What a line asks of a file that is used without the program.
  ///
  /// - Throws: ``Failure`` `voice.unknown`, `companion.dwell`.
  func companionRequest(_ arguments: Arguments) throws -> CompanionRequest {
    var request = CompanionRequest()
    request.voice = try arguments.read(CompanionParameter.voice) { try clinic.voice(named: $0) }
    if let sounds = arguments[CompanionParameter.sounds] { request.manner.sounds = sounds }
    request.manner.scan = arguments[CompanionParameter.scan]
    if let seconds = arguments[CompanionParameter.dwell] {
      guard CompanionManner.dwells.contains(seconds) else {
        return try arguments.at(CompanionParameter.dwell) {
          throw Failure("companion.dwell", ["choices": .list(CompanionManner.dwells.map(Value.real))])
        }
      }
      request.manner.dwell = seconds
    }
    return request
  }
}
