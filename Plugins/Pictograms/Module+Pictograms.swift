public import TagarelaKit

extension Module {
  public static var pictograms: Module {
    Module(id: "pictograms", version: "1.0") { _ in }
  }
}
