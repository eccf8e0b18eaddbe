import Clinic
import Devices
import Services
import Shell
public import TagarelaKit
import Workspace

extension Module {
  /// A server for the clinic's patients, tutors and therapists, and the devices that are paired with it (rows T17 and T26 of the
  /// mission). The server is a program of its own, `tagarela-serve`.
  public static var serve: Module {
    Module(id: "serve", version: "1.0") { registrar in
      try registrar.add(DeviceStore.tables, to: .tables)
      try registrar.add(.serverProgram, to: .services)
      try registrar.add(.openCodes, to: .services)
      try registrar.add(Noun("serve", ServeCommands.all), to: .nouns)
      try registrar.add(Noun("device", DeviceCommands.all), to: .nouns)
      try registrar.add(PromptRows.devices, to: .promptRows)
      for (language, texts) in serveTexts {
        try registrar.add(
          Translation(
            module: "serve", language: language, words: texts.words, messages: texts.messages),
          to: .translations)
      }
    }
  }
}
