public import TagarelaKit

extension Module {
  public static var pic: Module {
    Module(id: "pic", version: "1.0") { _ in }
  }
}
