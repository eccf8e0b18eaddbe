import Shell
import TagarelaKit

extension Noun {
  static let module = Noun(
    "module",
    [
      Command(
        Signature(
          "module", "list",
          examples: [
            Example("module list", prints: moduleTable)
          ]),
        .reads, run: listModules),
      Command(
        Signature(
          "module", "show",
          [
            .operand(
              "name", .name { text, context in context.registry.modules.map(\.id).filter { $0.hasPrefix(text.folded) } }
            )
          ],
          examples: [
            Example(
              "module show layouts",
              prints:
                "module   layouts\nversion  1.0\nkind     built in\nstate    ready\nadds     layouts nine, layouts large, layouts grid"
            )
          ]),
        .reads, run: showModule),
    ])

  private static let moduleTable = """
    module … version  kind      state  adds
    core … 1.0      built in  ready …
    …
    """
}

private func listModules(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let rows = context.registry.modules.map { module -> [Value] in
    [
      .text(module.id), .text(module.version), .word("built_in"), state(module, context),
      .integer(module.extensions.count),
    ]
  }
  return .table(
    Table(
      [.init("module"), .init("version"), .init("kind"), .init("state"), .init("adds", .number)], rows: rows,
      empty: Phrase("module.none")))
}

private func showModule(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let name = try arguments.required("name")
  let modules = context.registry.modules
  guard let module = modules.first(where: { $0.id == name.folded }) else {
    return try arguments.at("name") {
      throw Failure("module.unknown", ["name": .text(name)], candidates: nearest(to: name, among: modules.map(\.id)))
    }
  }
  return .record(
    Record([
      "module": .text(module.id), "version": .text(module.version), "kind": .word("built_in"),
      "state": state(module, context), "adds": .list(module.extensions.map { .text("\($0.point) \($0.id)") }),
    ]))
}

private func state(_ module: LoadedModule, _ context: Context) -> Value {
  switch module.state {
  case .ready: .word("ready")
  case .broken(let failure): .text(context.wording.text(Phrase("module.broken", ["reason": .phrase(failure.what)])))
  }
}
