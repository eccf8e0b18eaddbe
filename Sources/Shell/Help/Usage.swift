import TagarelaKit

/// Writes signatures as usage lines in the words of a language.
struct Usage {
  let wording: Wording

  /// `patient new NAME [--born DATE] …`
  func line(_ signature: Signature) -> String {
    signature.parameters.isEmpty ? name(signature) : "\(name(signature)) \(parameters(signature))"
  }

  /// `NAME [--born DATE] …`
  func parameters(_ signature: Signature) -> String { signature.parameters.map(word).joined(separator: " ") }

  func name(_ signature: Signature) -> String {
    let noun = wording.word("noun.\(signature.noun)")
    return signature.verb.map { "\(noun) \(wording.verb($0, of: signature.noun))" } ?? noun
  }

  private func word(_ parameter: Parameter) -> String {
    let text = parameter.form == .option ? option(parameter) : operand(parameter)
    return parameter.isRequired ? text : "[\(text)]"
  }

  /// `NAME…`
  func operand(_ parameter: Parameter) -> String {
    let text = wording.text(Phrase("field.\(parameter.name)")).uppercased()
    return parameter.form == .operands ? text + "…" : text
  }

  /// What a value is: one of a few words, or the word for its kind.
  func kind(_ parameter: Parameter) -> String {
    let kind = parameter.kind.valued
    switch kind {
    case .choice(let keys): return keys.map { wording.word("value.\($0)") }.joined(separator: "|")
    case .choices(let keys): return keys.map { wording.word("value.\($0)") }.joined(separator: ",")
    default: return wording.text(Phrase(Self.placeholder(kind)))
    }
  }

  /// `--born DATE`
  func option(_ parameter: Parameter) -> String {
    let name = "--" + wording.word("option.\(parameter.name)")
    switch parameter.kind.valued {
    case .flag: return name
    case .choice, .choices: return "\(name) \(kind(parameter))"
    default: return "\(name) \(kind(parameter))" + (parameter.takesSeveral ? "…" : "")
    }
  }

  /// What an option is for: as its command says it, as all commands do, or only what it is called.
  func about(_ parameter: Parameter, of signature: Signature) -> String {
    let keys = ["help.\(signature.id).\(parameter.name)", "help.option.\(parameter.name)"]
    return wording.text(Phrase(keys.first(where: wording.has) ?? "field.\(parameter.name)"))
  }

  /// The key of the word that stands for a value of this kind.
  static func placeholder(_ kind: Parameter.Kind) -> String {
    switch kind {
    case .text, .sentence, .choice, .choices, .flag: "kind.text"
    case .day, .recentDay, .comingDay: "kind.day"
    case .moment, .comingMoment: "kind.moment"
    case .integer, .number: "kind.integer"
    case .email: "kind.email"
    case .grid: "kind.grid"
    case .inputFile, .inputFileOr, .outputFile: "kind.file"
    case .folder: "kind.folder"
    case .name: "kind.name"
    case .clearable(let kind): placeholder(kind)
    }
  }
}

extension Parameter.Kind {
  /// What a value is that isn't left empty.
  fileprivate var valued: Self { if case .clearable(let kind) = self { kind } else { self } }
}
