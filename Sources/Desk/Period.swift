public import Clinic
public import Shell

extension Period {
  /// The days that `--from` and `--to` name.
  ///
  /// - Throws: ``Failure`` `period.reversed`.
  public init(_ arguments: Arguments) throws {
    self = try arguments.at(Common.to) { try Period(from: arguments[Common.from], to: arguments[Common.to]) }
  }
}
