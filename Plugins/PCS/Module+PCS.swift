import Drawing
public import TagarelaKit

extension Module {
  /// The symbol system `pcs`: Tagarela's own drawings in flat colours with a dark outline, as picture communication
  /// symbols are drawn.
  public static var pcs: Module {
    Module(id: "pcs", version: "1.0") { registrar in
      try registrar.add(
        SymbolSystem(id: "pcs", name: "PCS", choices: DrawnSymbols.choices, labels: .above) { DrawnSymbols(.pcs, $0) },
        to: .systems)
      try registrar.add(CommandExamples.pcs, to: .examples)
    }
  }
}
