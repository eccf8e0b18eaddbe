/// What a module is: who it is, and what it registers at start-up.
public struct Module: Sendable {
  public let id: String
  public let version: String
  /// The version of the module interface it speaks; see ``currentInterface``.
  public let interface: Int
  public let origin: Origin
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
