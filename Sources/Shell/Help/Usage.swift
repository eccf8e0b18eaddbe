import TagarelaKit

/// Writes signatures as usage lines in the words of a language.
struct Usage {
  let wording: Wording

  /// `patient new NAME [--born DATE] …`
  func line(_ signature: Signature) -> String {
    var parts = [name(signature)]
    for parameter in signature.parameters { parts.append(word(parameter)) }
    return parts.joined(separator: " ")
  }

  func name(_ signature: Signature) -> String {
    let noun = wording.word("noun.\(signature.noun)")
    return signature.verb.map { "\(noun) \(wording.verb($0, of: signature.noun))" } ?? noun
  }

  private func word(_ parameter: Parameter) -> String {
    var text: String
    switch parameter.form {
    case .operand, .operands:
      text = wording.text(Phrase("field.\(parameter.name)")).uppercased()
      if parameter.form == .operands { text += "…" }
    case .option:
      text = option(parameter)
    }
    return parameter.isRequired ? text : "[\(text)]"
  }

  /// `--born DATE`
  func option(_ parameter: Parameter) -> String {
    let name = "--" + wording.word("option.\(parameter.name)")
    let kind = if case .clearable(let kind) = parameter.kind { kind } else { parameter.kind }
    switch kind {
    case .flag: return name
    case .choice(let keys): return "\(name) " + keys.map { wording.word("value.\($0)") }.joined(separator: "|")
    case .choices(let keys): return "\(name) " + keys.map { wording.word("value.\($0)") }.joined(separator: ",")
    default:
      let value = wording.text(Phrase(Self.placeholder(parameter.kind)))
      return "\(name) \(value)" + (parameter.takesSeveral ? "…" : "")
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
