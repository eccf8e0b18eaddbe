import Foundation
public import TagarelaKit

extension PackPart {
  /// Own wording of commands and messages, or a further language. What a pack says stands in place of what was said
  /// before it; words that were taken before are still taken.
  ///
  /// Unlike tables these texts are read at every start: the shell speaks with them.
  public static var translations: PackPart {
    PackPart(
      id: "translations",
      template: PackTemplate { _, wording in template(wording) },
      register: { content, registrar in
        for entry in try TranslationEntry.all(in: content) {
          if let name = entry.name { try registrar.add(.plain(entry.language, name), to: .languages) }
          try registrar.add(try entry.translation(content), to: .translations)
        }
      },
      check: { content in
        try TranslationEntry.all(in: content).flatMap { try TranslationCheck(entry: $0, content: content).complaints }
      })
  }

  /// A few texts of the maker's language, said otherwise.
  private static func template(_ wording: Wording) -> PackTemplate {
    func table(_ phrase: Phrase) -> Data { Data((wording.text(phrase) + "\n").utf8) }
    return PackTemplate(
      json: #"{"language": "\#(wording.language.id)", "words": "words.txt", "messages": "messages.txt"}"#,
      files: [
        "words.txt": table(Phrase("pack.template.words")), "messages.txt": table(Phrase("pack.template.messages")),
      ])
  }
}

extension Language {
  /// A language of which only its name and its texts are known.
  fileprivate static func plain(_ id: String, _ name: String) -> Language {
    let written: @Sendable (Day) -> String = { "\($0.day)/\($0.month)/\($0.year)" }
    return Language(
      id: id, name: name, plural: { $0 == 1 ? .one : .other }, numbers: NumberStyle(decimal: ",", group: "."),
      dates: DateStyle(short: written, long: written, read: { DateStyle.dayMonthYear($0) }))
  }
}
