public import TagarelaKit

extension Module {
  /// Boards of AsTeRICS Grid.
  public static var asTeRICSGrid: Module {
    Module(id: "asterics-grid", version: "1.0") { _ in }
  }
}
