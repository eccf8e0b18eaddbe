public import TagarelaKit

extension Module {
  public static var bliss: Module {
    Module(id: "bliss", version: "1.0") { _ in }
  }
}
