import Drawing
public import TagarelaKit

extension Module {
  /// The symbol system `pic`: Tagarela's own drawings in white on black, as pictogram ideogram communication is drawn.
  public static var pic: Module {
    Module(id: "pic", version: "1.0") { registrar in
      try registrar.add(
        SymbolSystem(id: "pic", name: "PIC", choices: DrawnSymbols.everywhere) { DrawnSymbols(.pic, $0) }, to: .systems)
    }
  }
}
