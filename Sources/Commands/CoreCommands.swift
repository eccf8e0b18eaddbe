import Clinic
import Packs
import ProgramModules
import Services
import Shell
public import TagarelaKit
import Workspace

extension Module {
  /// The commands that Tagarela has without any other module, and what packs can hold of its own matters.
  public static var coreCommands: Module {
    Module(id: "core", version: "1.0") { registrar in
      let nouns: [Noun] = [
        .patient, .use, .tutor, .category, .symbol, .favourite, .board, .layout, .plan, .observation, .note, .usage,
        .receive, .export, .convert, .print, .format, .system, .undo, .redo, .backup, .restore, .check, .forget, .audit,
        .key,
        .sentence, .compose, .predict, .syllables, .say, .voice, .settings, .workspace, .module, .run, .alias, .history,
        .clear, .help, .quit,
      ]
      for noun in nouns { try registrar.add(noun, to: .nouns) }
      for service in Service.ofClinic { try registrar.add(service, to: .services) }
      try registrar.add(Transport.folder, to: .transports)
      try registrar.add(ParcelPart.settings, to: .parcelParts)
      for part in [PackPart.vocabulary, .relations, .utterances, .translations, .formats] {
        try registrar.add(part, to: .packParts)
      }
    }
  }
}
