public import TagarelaKit

extension Module {
  public static var pcs: Module {
    Module(id: "pcs", version: "1.0") { _ in }
  }
}
