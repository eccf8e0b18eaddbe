public import TagarelaKit

extension Module {
  /// Boards in the Open Board Format 0.1.
  public static var openBoard: Module {
    Module(id: "open-board", version: "1.0") { _ in }
  }
}
