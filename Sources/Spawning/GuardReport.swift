/// What `tagarela-guard` says of the program that it guards: a line each on the line to whoever has started it.
public enum GuardReport: Sendable, Equatable {
  /// It runs, as this process.
  case started(Int32)
  /// It could not be started, with this error number.
  case failed(Int32)
  /// It has exited, with this status.
  case exited(Int32)
  /// This signal has ended it.
  case signalled(Int32)
  /// It was ended, because there were too many processes.
  case tooManyProcesses
  /// It was ended, because they had too much memory together.
  case tooMuchMemory
}

extension GuardReport: LosslessStringConvertible {
  public var description: String {
    switch self {
    case .started(let process): "started \(process)"
    case .failed(let number): "failed \(number)"
    case .exited(let status): "exited \(status)"
    case .signalled(let signal): "signalled \(signal)"
    case .tooManyProcesses: "processes"
    case .tooMuchMemory: "memory"
    }
  }

  public init?(_ description: String) {
    let words = description.split(separator: " ")
    switch (words.first, words.dropFirst().first.flatMap { Int32($0) }) {
    case ("started", let number?): self = .started(number)
    case ("failed", let number?): self = .failed(number)
    case ("exited", let number?): self = .exited(number)
    case ("signalled", let number?): self = .signalled(number)
    case ("processes", _): self = .tooManyProcesses
    case ("memory", _): self = .tooMuchMemory
    default: return nil
    }
  }
}
