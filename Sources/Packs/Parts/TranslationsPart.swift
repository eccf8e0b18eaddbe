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
      template: PackTemplate(
        json: #"{"language": "en", "words": "words.txt", "messages": "messages.txt"}"#,
        files: ["words.txt": Data(wordsTemplate.utf8), "messages.txt": Data(messagesTemplate.utf8)]),
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

  private static let wordsTemplate = """
    noun.patient = client|clients
    noun.tutor = carer|carers

    """

  private static let messagesTemplate = """
    patient.none = there are no clients yet: client new NAME
    about.patient = the people who come to us

    """
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
