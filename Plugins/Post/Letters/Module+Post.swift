import Clinic
import Services
import Shell
public import TagarelaKit
import Workspace

extension Module {
  /// Letters that leave by mail, out of a queue that keeps them until somebody else has them, and letters that arrive (rows T6, T8,
  /// T11 and T12 of the mission).
  public static var post: Module {
    Module(id: "post", version: "1.0") { registrar in
      try registrar.add(PostStore.tables, to: .tables)
      try registrar.add(.postOffice, to: .services)
      for setting in MailSettings.all { try registrar.add(setting, to: .settings) }
      for transport in [Transport.mail, .sendmail, .mailProgram] { try registrar.add(transport, to: .transports) }
      try registrar.add(Reminder(PostStore.module, phrases: Queue.reminders), to: .reminders)
      try registrar.add(Keeper(PostStore.module, remains: Queue.remains), to: .keepers)
      try registrar.add(Noun("outbox", OutboxCommands.all), to: .nouns)
      try registrar.add(Noun("inbox", InboxCommands.all), to: .nouns)
      try registrar.add(Noun("mail", MailCommands.all), to: .nouns)
      for (language, texts) in postTexts {
        try registrar.add(
          Translation(
            module: PostStore.module, language: language, words: texts.words, messages: texts.messages),
          to: .translations)
      }
    }
  }
}
