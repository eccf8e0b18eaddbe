public import TagarelaKit
import Shell

extension Module {
  /// The commands that Tagarela has without any other module.
  public static var coreCommands: Module {
    Module(id: "core", version: "1.0") { registrar in
      let nouns: [Noun] = [
        .patient, .use, .tutor, .category, .symbol, .board, .plan, .observation, .note, .usage, .receive, .export,
        .system, .undo, .redo, .backup, .restore, .check, .forget, .settings, .workspace, .module, .help, .quit,
      ]
      for noun in nouns { try registrar.add(noun, to: .nouns) }
    }
  }
}
