import TagarelaKit
import Testing

struct RegistryTests {
  private func layout(_ id: String) -> BoardLayout { BoardLayout(id: id, sizes: .only(.nine), slots: { _ in [] }) }

  private func module(_ id: String, interface: Int = 1, _ layouts: String...) -> Module {
    Module(id: id, version: "1.0", interface: interface) { registrar in
      for name in layouts { try registrar.add(layout(name), to: .layouts) }
    }
  }

  private func failure(_ module: LoadedModule?) -> Failure? {
    if case .broken(let failure) = module?.state { failure } else { nil }
  }

  @Test func `extensions are found in the order in which they were registered`() {
    let registry = Registry([module("a", "y", "x"), module("b", "w")])
    #expect(registry.all(.layouts).map(\.id) == ["y", "x", "w"])
    #expect(registry.first(.layouts, id: "x")?.id == "x")
    #expect(registry.first(.layouts, id: "none") == nil)
    #expect(registry.modules.map(\.state) == [.ready, .ready])
    #expect(registry.modules.first?.extensions.map(\.id) == ["y", "x"])
  }

  @Test func `a module that takes another's identifier adds nothing, and says whose it is`() {
    let registry = Registry([module("a", "x"), module("b", "y", "x"), module("c", "y")])
    #expect(registry.all(.layouts).map(\.id) == ["x", "y"])
    let failure = failure(registry.modules[1])
    #expect(failure?.what == Phrase("module.taken", ["point": "layouts", "id": "x", "module": "a"]))
    #expect(registry.modules[1].extensions.isEmpty)
    #expect(registry.modules[2].state == .ready)
  }

  @Test func `a module that registers one identifier twice is broken`() {
    let registry = Registry([module("a", "x", "x")])
    let phrase = Phrase("module.taken", ["point": "layouts", "id": "x", "module": "a"])
    #expect(failure(registry.modules.first)?.what == phrase)
    #expect(registry.all(.layouts).isEmpty)
  }

  @Test func `one identifier may stand at two points`() {
    let both = Module(id: "a", version: "1") { registrar in
      try registrar.add(layout("x"), to: .layouts)
      try registrar.add(FileFormat(id: "x", endings: ["x"], read: { _, _ in throw Failure("none") }), to: .formats)
    }
    #expect(Registry([both]).modules.map(\.state) == [.ready])
  }

  @Test func `a module that throws is kept with its reason and leaves nothing behind`() {
    struct Odd: Error {}
    let thrower = Module(id: "a", version: "1") { registrar in
      try registrar.add(layout("x"), to: .layouts)
      throw Failure("value.empty")
    }
    let odd = Module(id: "b", version: "1") { _ in throw Odd() }
    let registry = Registry([thrower, odd, module("c", "x")])
    #expect(failure(registry.modules[0]) == Failure("value.empty"))
    #expect(failure(registry.modules[1])?.what.key == "module.failed")
    #expect(registry.all(.layouts).map(\.id) == ["x"])
  }

  @Test(arguments: [0, 2, -1])
  func `a module of another interface is not let in`(_ interface: Int) {
    let registry = Registry([module("a", interface: interface, "x")])
    #expect(
      failure(registry.modules.first)?.what
        == Phrase("module.interface", ["speaks": .integer(interface), "offered": .integer(Module.currentInterface)]))
    #expect(registry.all(.layouts).isEmpty)
  }

  @Test func `of two modules of one identifier the first counts`() {
    let registry = Registry([module("a", "x"), module("a", "y")])
    #expect(registry.all(.layouts).map(\.id) == ["x"])
    #expect(failure(registry.modules.last)?.what.key == "module.twice")
  }
}
