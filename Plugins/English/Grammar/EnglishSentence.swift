import Sentences
import TagarelaKit

/// Puts English sentences together.
struct EnglishSentence: Sendable {
  private let forms: EnglishForms
  private let reader: UtteranceReader
  private let plainer: EnglishRequest

  init(_ forms: EnglishForms, _ book: WordBook) {
    self.forms = forms
    plainer = EnglishRequest(book: book, forms: forms)
    reader = UtteranceReader(book, ownersComeFirst: true, telling: EnglishLists.telling) {
      EnglishWordChoice.chosen($0, $1, forms)
    }
  }

  func sentence(_ request: SentenceRequest) -> Sentence {
    let request = plainer.plain(request)
    let utterance = reader.read(request)
    var isQuestion = false
    var previous: EnglishClause?
    var body: [String] = []
    var vocative: String?
    for var clause in utterance.clauses where !clause.isEmpty {
      var request = request
      request.isProgressive = request.isProgressive || clause.isGoingOn
      request.isQuestion = request.isQuestion || utterance.isAsked
      if utterance.please != nil, clause.subject == nil, !clause.verbs.isEmpty, clause.question == nil,
        !request.isQuestion, clause.verbs[0].frame?.marks.contains("state") != true || clause.verbs[0].isBeing
      {
        request.isImperative = true
      }
      if clause.tellsToDo, previous == nil || clause.isApart, request.tense == nil, !request.isProgressive,
        !request.isPolite,
        !request.isQuestion
      {
        clause.isOrder = clause.isOrder || !request.isImperative
        request.isImperative = true
      }
      // Crying because fall: what has come to pass doesn't go on.
      if request.isProgressive, previous != nil, clause.connector?.entry?.concept == "because",
        clause.verbs.first?.frame?.marks.contains("done") == true
      {
        request.isProgressive = false
        request.tense = .past
      }
      // You talk slower, please: it is asked of you.
      if utterance.please != nil, previous == nil, clause.question == nil,
        clause.subject?.pronoun?.person == .secondSingular,
        clause.subject?.others.isEmpty == true, clause.verbs.first?.frame?.marks.contains("state") == false,
        request.tense == nil, !request.isQuestion
      {
        request.isImperative = true
      }
      // Aunt, remember: the dog is sleeping. Only who is called first is asked.
      if previous != nil, !clause.sharesSubject, clause.subject?.pronoun == nil, clause.subject != nil {
        request.isImperative = false
      }
      let built = EnglishClause(clause, request, forms, after: previous)
      isQuestion = isQuestion || built.isQuestion
      vocative = vocative ?? built.vocative
      if let connector = clause.connector {
        if !body.isEmpty, ["but", "so-therefore"].contains(connector.entry?.concept), clause.subject != nil {
          body[body.count - 1] += ","
        }
        if connector.text == "," {
          if !body.isEmpty { body[body.count - 1] += "," }
        } else if !connector.text.isEmpty {
          body.append(connector.text)
        }
      } else if clause.question == nil, !body.isEmpty {
        body[body.count - 1] += ","
      }
      body += built.words
      previous = built
    }
    var parts = openings(utterance)
    if let vocative { parts.append(vocative) }
    var main = body.joined(separator: " ").replacing(" ,", with: ",")
    if let please = utterance.please, please.isFirst {
      main = main.isEmpty ? please.word.text : "\(please.word.text) \(main)"
    }
    if !main.isEmpty {
      // It hurts here: what follows a saying without a subject belongs to it.
      if let last = parts.last,
        utterance.endsInSaying && utterance.clauses.allSatisfy(\.isAdverbial) || isReason(utterance)
      {
        parts[parts.count - 1] = "\(last) \(main)"
      } else {
        parts.append(main)
      }
    }
    if let please = utterance.please, !please.isFirst { parts.append(please.word.text) }
    return Sentence(text: finished(parts, isQuestion: isQuestion), unknown: utterance.unknown)
  }

  /// Thank you for the present: what a thanks is for belongs to it.
  private func isReason(_ utterance: Utterance) -> Bool {
    guard let clause = utterance.clauses.first, clause.isAdverbial, utterance.clauses.count == 1 else { return false }
    return clause.rest.first?.preposition?.text == "for"
  }

  private func openings(_ utterance: Utterance) -> [String] {
    let nouns = EnglishNouns(forms: forms)
    return utterance.openings.map { opening in
      switch opening {
      case .word(let term): term.text
      case .vocative(let phrase): nouns.words(phrase) { _ in .none }.joined(separator: " ")
      }
    }
  }

  /// A question that one symbol says keeps its mark at the end: How are you, Grandpa?
  private func finished(_ parts: [String], isQuestion: Bool) -> String {
    var mark = isQuestion ? "?" : "."
    var parts = parts
    for index in parts.indices {
      guard let last = parts[index].last, "?!.".contains(last) else { continue }
      mark = String(last)
      if index < parts.count - 1 || parts.count == 1 { parts[index].removeLast() }
      if index == parts.count - 1, parts.count > 1 { parts[index].removeLast() }
    }
    let text = parts.joined(separator: ", ")
    return text.isEmpty ? "" : text.capital + mark
  }
}

extension Utterance {
  fileprivate var endsInSaying: Bool {
    if case .word(let term) = openings.last { term.role == .saying } else { false }
  }
}

extension Clause {
  /// A verb without a subject that tells somebody to do something; want, need and feel are the speaker's.
  fileprivate var tellsToDo: Bool {
    guard subject == nil, rest.isEmpty, question == nil, connector == nil || isApart, tense == nil,
      let first = verbs.first
    else {
      return false
    }
    let isOwn = first.frame?.marks.contains("state") ?? false || first.frame?.marks.contains("modal") ?? false
    return (!isOwn || first.verb.text == "let") && !["be", "be-state", "feel"].contains(first.verb.entry?.concept)
      && first.frame?.subjects.isEmpty != true
  }

  fileprivate var isAdverbial: Bool { verbs.isEmpty && subject == nil && question == nil }
}
