import Clinic
public import TagarelaKit

extension Module {
  /// The patient's page: boards with sounds and sentences in one file for a browser.
  public static var webPage: Module {
    Module(id: "web-page", version: "1.0") { registrar in
      try registrar.add(.webPage, to: .formats)
      for setting in PageSetting.settings { try registrar.add(setting, to: .settings) }
      for (language, messages) in PageTexts.messages {
        let all = messages + "\n" + (PageTexts.ofExport[language] ?? "") + "\n" + PageTexts.fields(messages)
        try registrar.add(
          Translation(module: "web-page", language: language, words: settingWords[language] ?? "", messages: all),
          to: .translations)
      }
    }
  }
}
