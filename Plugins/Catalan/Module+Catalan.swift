public import TagarelaKit

extension Module {
  public static var catalan: Module {
    Module(id: "catalan", version: "1.0") { registrar in
      try registrar.add(.catalan, to: .languages)
      try registrar.add(CommandExamples.catalan, to: .examples)
      try registrar.add(SentenceGrammar.catalan, to: .grammars)
      try registrar.add(Pronunciation.catalan, to: .pronunciations)
      try registrar.add(
        Translation(
          module: "core", language: "ca", words: words.joined(separator: "\n"),
          messages: messages.joined(separator: "\n")), to: .translations)
    }
  }
}

private let words = [
  coreWords,
  tourWords,
  boardWords,
  carerWords,
  composeWords,
  favouriteWords,
  formatWords,
  layoutWords,
  lineWords,
  packWords,
  printWords,
  privacyWords,
  sealWords,
  programWords,
  sentenceWords,
  speechWords,
  symbolWords,
  systemWords,
]

private let messages = [
  coreFields,
  coreHelp,
  coreMessages,
  boardMessages,
  carerMessages,
  composeMessages,
  exampleMessages,
  tourMessages,
  exchangeMessages,
  favouriteMessages,
  formatMessages,
  layoutMessages,
  lineMessages,
  packMessages,
  playMessages,
  printMessages,
  privacyMessages,
  sealMessages,
  programMessages,
  sentenceMessages,
  speechMessages,
  symbolMessages,
  systemMessages,
]
