/// Takes a module's extensions while it registers. It is gone once start-up is over: what exists is then fixed in a
/// ``Registry``.
public struct Registrar {
  struct Entry: Sendable {
    let point: String
    let id: String
    let value: any Identified
  }

  private(set) var entries: [Entry] = []
  /// The identifier of the module that registers.
  private let module: String
  private let taken: (_ point: String, _ id: String) -> String?

  init(of module: String, taken: @escaping (_ point: String, _ id: String) -> String?) {
    self.module = module
    self.taken = taken
  }

  /// - Throws: ``Failure`` `module.taken` when another extension of this point has the identifier.
  public mutating func add<Extension>(_ value: Extension, to point: ExtensionPoint<Extension>) throws {
    let mine = entries.contains { $0.point == point.name && $0.id == value.id }
    if let owner = taken(point.name, value.id) ?? (mine ? module : nil) {
      throw Failure(
        "module.taken", ["point": .text(point.name), "id": .text(value.id), "module": .text(owner)])
    }
    entries.append(Entry(point: point.name, id: value.id, value: value))
  }
}
