/// What a module is: who it is, and what it registers at start-up.
public struct Module: Sendable {
  /// Lower case letters, digits and hyphens. Of two modules that share it only the first is loaded.
  public let id: String
  /// Up to four numbers with dots between: `1.2`. Empty where that can't be told.
  public let version: String
  /// The version of the module interface it speaks; see ``currentInterface``.
  public let interface: Int
  /// How it got here.
  public let origin: Origin
  /// Adds its extensions. Called once, at each start, so that what takes time is left for when it is needed; what it
  /// throws leaves out this module alone.
  public let register: @Sendable (inout Registrar) throws -> Void

  public init(
    id: String, version: String, interface: Int = 1, origin: Origin = .builtIn,
    register: @escaping @Sendable (inout Registrar) throws -> Void
  ) {
    self.id = id
    self.version = version
    self.interface = interface
    self.origin = origin
    self.register = register
  }

  /// How a module reached us.
  public enum Origin: Sendable, Equatable {
    case builtIn
    /// A folder with `module.json` and data.
    case pack(folder: String)
    /// A folder with `module.json` and an executable in any language.
    case program(folder: String)
  }

  /// The version of the interface that this program offers.
  public static let currentInterface = 1
}
