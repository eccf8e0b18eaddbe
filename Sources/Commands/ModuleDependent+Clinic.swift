public import Catalog
public import Clinic
public import Shell
public import TagarelaKit

extension SymbolCatalog: ModuleDependent {
  public func adapted(to registry: Registry) -> SymbolCatalog { over(registry) }
}

extension Grammars: ModuleDependent {
  public func adapted(to registry: Registry) -> Grammars { Grammars(registry) }
}

extension Predictions: ModuleDependent {}

extension Speaker: OngoingWork {}
