public import TagarelaKit

extension Module {
  /// Page sets of Snap.
  public static var snap: Module {
    Module(id: "snap", version: "1.0") { _ in }
  }
}
