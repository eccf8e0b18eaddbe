public import TagarelaKit

extension SymbolSystem {
  /// Draws concepts, words of the standard by their BCI-AV number, and whatever can be composed of Bliss characters.
  public static var bliss: SymbolSystem {
    SymbolSystem(id: "bliss", name: "Bliss") { aids in BlissSource(aids.registry.all(.blissWords)) }
  }
}
