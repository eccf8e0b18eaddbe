/// All modules and what they registered. Never changed: other modules make another registry.
public struct Registry: Sendable {
  /// In the order in which they registered, also those that failed.
  public let modules: [LoadedModule]
  private let entries: [String: [Entry]]

  private struct Entry: Sendable {
    let module: String
    let value: any Identified
  }

  /// Lets each module register in turn. A module that fails is kept in the list with its failure and adds nothing,
  /// but for the texts of one that is built in: its failure may be one of them.
  public init(_ modules: [Module]) {
    self.init(modules: [], entries: [:], adding: modules)
  }

  /// The same modules, and further ones that register after them.
  public func adding(_ modules: [Module]) -> Registry {
    modules.isEmpty ? self : Registry(modules: self.modules, entries: entries, adding: modules)
  }

  private init(modules loaded: [LoadedModule], entries: [String: [Entry]], adding modules: [Module]) {
    var loaded = loaded
    var entries = entries
    for module in modules {
      var registrar = Registrar(of: module.id) { point, id in
        entries[point]?.first { $0.value.id == id }?.module
      }
      do {
        guard module.interface == Module.currentInterface else {
          throw Failure(
            "module.interface",
            ["speaks": .integer(module.interface), "offered": .integer(Module.currentInterface)])
        }
        if loaded.contains(where: { $0.id == module.id }) {
          throw Failure("module.twice", ["id": .text(module.id)])
        }
        try module.register(&registrar)
        let added = registrar.entries
        for entry in added {
          entries[entry.point, default: []].append(Entry(module: module.id, value: entry.value))
        }
        loaded.append(
          LoadedModule(
            id: module.id, version: module.version, origin: module.origin, state: .ready,
            extensions: added.map { .init(point: $0.point, id: $0.id) }))
      } catch {
        let texts = ExtensionPoint<Translation>.translations.name
        for entry in registrar.entries where entry.point == texts && module.origin == .builtIn {
          entries[texts, default: []].append(Entry(module: module.id, value: entry.value))
        }
        let failure = error as? Failure ?? Failure("module.failed", ["reason": .text(String(describing: error))])
        loaded.append(
          LoadedModule(
            id: module.id, version: module.version, origin: module.origin, state: .broken(failure), extensions: []))
      }
    }
    self.modules = loaded
    self.entries = entries
  }

  /// In the order of registration.
  public func all<Extension>(_ point: ExtensionPoint<Extension>) -> [Extension] {
    (entries[point.name] ?? []).compactMap { $0.value as? Extension }
  }

  /// The extension with an identifier; nil when no module has brought it.
  public func first<Extension>(_ point: ExtensionPoint<Extension>, id: String) -> Extension? {
    all(point).first { $0.id == id }
  }
}

/// What became of a module at start-up.
public struct LoadedModule: Sendable {
  /// As ``Module/id``.
  public let id: String
  /// As ``Module/version``.
  public let version: String
  /// As ``Module/origin``.
  public let origin: Module.Origin
  /// Whether it can be used.
  public let state: State
  /// What it registered, in that order; nothing when it is broken.
  public let extensions: [Registered]

  /// How a module's registration ended.
  public enum State: Sendable, Equatable {
    case ready
    case broken(Failure)
  }

  /// An extension that a module brought.
  public struct Registered: Sendable, Equatable {
    /// As ``ExtensionPoint/name``.
    public let point: String
    /// As ``Identified/id``.
    public let id: String
  }
}
