public import TagarelaKit

extension Module {
  /// Grid sets of Grid 3.
  public static var grid3: Module {
    Module(id: "grid3", version: "1.0") { _ in }
  }
}
