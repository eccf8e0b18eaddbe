import TagarelaKit

/// What a column of a course's table is for.
enum CourseColumn: CaseIterable {
  case kind, number, title, notice, file, text, truth, explanation, uid

  /// - Parameter title: as a spreadsheet's first row has it, in any of the four languages.
  init?(title: String) {
    let plain = title.folded.split { !($0.isLetter || $0.isNumber) }.joined(separator: " ")
    guard let column = Self.allCases.first(where: { $0.titles.values.contains { $0.contains(plain) } }) else {
      return nil
    }
    self = column
  }

  /// As it is written, in the user's language where that is one of the four, else in English.
  func title(in language: String) -> String { (titles[language] ?? titles["en"])?.first ?? "" }

  /// By language, folded; the one that is written comes first.
  private var titles: [String: [String]] {
    switch self {
    case .kind: ["pt": ["tipo"], "es": ["tipo", "clase"], "ca": ["tipus"], "en": ["kind", "type"]]
    case .number:
      [
        "pt": ["numero", "n", "no", "ordem"], "es": ["numero", "orden"], "ca": ["numero", "ordre"],
        "en": ["number", "order"],
      ]
    case .title: ["pt": ["titulo"], "es": ["titulo"], "ca": ["titol"], "en": ["title"]]
    case .notice: ["pt": ["aviso"], "es": ["aviso"], "ca": ["avis"], "en": ["notice"]]
    case .file:
      ["pt": ["arquivo", "ficheiro"], "es": ["archivo", "fichero"], "ca": ["fitxer", "arxiu"], "en": ["file"]]
    case .text: ["pt": ["texto"], "es": ["texto"], "ca": ["text"], "en": ["text"]]
    case .truth:
      [
        "pt": ["verdadeiro ou falso", "verdadeiro", "resposta"], "es": ["verdadero o falso", "verdadero", "respuesta"],
        "ca": ["cert o fals", "cert", "resposta"], "en": ["true or false", "true", "answer"],
      ]
    case .explanation:
      ["pt": ["explicacao"], "es": ["explicacion"], "ca": ["explicacio"], "en": ["explanation"]]
    case .uid: ["pt": ["identidade"], "es": ["identidad"], "ca": ["identitat"], "en": ["identity", "uid"]]
    }
  }
}

/// What a row of a course's table brings.
enum CourseRowKind: CaseIterable {
  case course, lesson, tutorial, statement, task

  /// - Parameter word: in any of the four languages.
  init?(_ word: String) {
    guard let kind = Self.allCases.first(where: { $0.words.values.contains { $0.contains(word.folded) } }) else {
      return nil
    }
    self = kind
  }

  func word(in language: String) -> String { (words[language] ?? words["en"])?.first ?? "" }

  /// By language, folded; the one that is written comes first.
  private var words: [String: [String]] {
    switch self {
    case .course: ["pt": ["curso"], "es": ["curso"], "ca": ["curs"], "en": ["course"]]
    case .lesson: ["pt": ["aula", "licao"], "es": ["leccion", "clase"], "ca": ["llico"], "en": ["lesson"]]
    case .tutorial: ["pt": ["tutorial", "introducao"], "es": ["tutorial"], "ca": ["tutorial"], "en": ["tutorial"]]
    case .statement:
      [
        "pt": ["afirmacao", "pergunta"], "es": ["afirmacion", "pregunta"], "ca": ["afirmacio", "pregunta"],
        "en": ["statement", "question"],
      ]
    case .task: ["pt": ["tarefa"], "es": ["tarea"], "ca": ["tasca"], "en": ["task"]]
    }
  }
}

/// True or false, as a table says it.
enum CourseTruth {
  /// - Returns: nil for a word of neither.
  static func read(_ word: String) -> Bool? {
    let word = word.folded
    return isTrue.contains(word) ? true : isFalse.contains(word) ? false : nil
  }

  static func word(_ truth: Bool, in language: String) -> String {
    let words = truth ? trueWords : falseWords
    return words[language] ?? words["en"] ?? ""
  }

  private static let trueWords = ["pt": "verdadeiro", "es": "verdadero", "ca": "cert", "en": "true"]
  private static let falseWords = ["pt": "falso", "es": "falso", "ca": "fals", "en": "false"]
  private static let isTrue = Set(trueWords.values).union([
    "v", "c", "t", "1", "yes", "sim", "si", "certo", "cierto", "x",
  ])
  private static let isFalse = Set(falseWords.values).union(["f", "0", "no", "nao"])
}
