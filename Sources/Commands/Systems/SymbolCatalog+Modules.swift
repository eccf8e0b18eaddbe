public import Catalog
public import Shell
public import TagarelaKit

extension SymbolCatalog: ModuleDependent {
  public func adapted(to registry: Registry) -> SymbolCatalog { over(registry) }
}
