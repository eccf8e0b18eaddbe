public import TagarelaKit

extension Module {
  /// Pages to print: boards, plans, observations and usage as PDF; boards and plans as pictures too.
  public static var print: Module {
    Module(id: "print", version: "1.0") { registrar in
      try registrar.add(.pdf, to: .formats)
      try registrar.add(.png, to: .formats)
      try registrar.add(.svg, to: .formats)
    }
  }
}
