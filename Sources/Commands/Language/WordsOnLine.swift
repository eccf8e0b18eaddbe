import Desk
import Shell
import TagarelaKit
import Workspace

/// The words on a line that isn't finished yet, and for whom and in what language they are.
struct WordsOnLine {
  private(set) var words: [String] = []
  private(set) var language: String
  private(set) var patient: PatientRecord?
  /// What options say besides, by name; of those without a value it is empty.
  private(set) var options: [String: String] = [:]

  /// - Parameters:
  ///   - typed: the words before the cursor, the noun first.
  ///   - flags: options without a value that matter.
  init(typed: [String], flags: [String] = [], _ context: Context) {
    language = context.wording.language.id
    patient = context.subject.flatMap { subject in try? context.workspace.patient(id: subject.id) }
    var open: String?
    for word in typed.dropFirst() {
      if let option = open {
        options[option] = word
        open = nil
      } else if word.hasPrefix("--") {
        let isMeant = { (name: String) in word == "--" + name || word == "--" + context.wording.word("option.\(name)") }
        if let flag = flags.first(where: isMeant) { options[flag] = "" }
        open = Self.withValue.first(where: isMeant)
      } else {
        words.append(word)
      }
    }
    if let wanted = options["lang"] { language = context.language(called: wanted)?.id ?? wanted }
    if let name = options["patient"] { patient = (try? context.workspace.patient(named: name)) ?? patient }
  }

  private static let withValue = ["lang", "patient", "board", "limit", "keep", "beginning"]
}
