public import TagarelaKit

extension Module {
  public static var english: Module {
    Module(id: "english", version: "1.0") { registrar in
      try registrar.add(.english, to: .languages)
      try registrar.add(CommandExamples.english, to: .examples)
      try registrar.add(Pronunciation.english, to: .pronunciations)
      try registrar.add(SentenceGrammar.english, to: .grammars)
      try registrar.add(
        Translation(
          module: "core", language: "en", words: words.joined(separator: "\n"),
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
