public import TagarelaKit

extension Module {
  public static var emoji: Module {
    Module(id: "emoji", version: "1.0") { _ in }
  }
}
