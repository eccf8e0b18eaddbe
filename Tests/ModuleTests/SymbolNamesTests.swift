import BuiltIns
import Testing

/// What Tab offers where a symbol is named: those of the library where they can be shown, the workspace's where they are changed.
struct SymbolNamesTests {
  @Test func `the library is offered to look at, and not to change`() throws {
    let bench = try ShellBench(builtInModules)
    for verb in ["show", "picture"] { #expect(bench.offered("symbol \(verb) pcs:juic").contains("pcs:juice")) }
    for verb in ["edit", "remove", "play", "record"] { #expect(bench.offered("symbol \(verb) pcs:juic") == []) }
    #expect(bench.offered("symbol join x pcs:juic").contains("pcs:juice"))
  }
}
