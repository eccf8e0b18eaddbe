/// What commands work with, found by its type: the workspace, the sound, the pictures … The shell knows none of them.
public struct Services: Sendable {
  private var values: [ObjectIdentifier: any Sendable] = [:]

  public init() {}

  public mutating func add<Service: Sendable>(_ service: Service) {
    values[ObjectIdentifier(Service.self)] = service
  }

  public subscript<Service: Sendable>(_: Service.Type) -> Service? {
    values[ObjectIdentifier(Service.self)] as? Service
  }
}
