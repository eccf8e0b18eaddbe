public import TagarelaKit

extension Module {
  public static var symbolFolder: Module {
    Module(id: "symbol-folder", version: "1.0") { _ in }
  }
}
