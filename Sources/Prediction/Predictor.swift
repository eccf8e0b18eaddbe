import Foundation

/// Says what is likely to be pointed at, or written, next.
public struct Predictor: Sendable {
  private var table: TokenTable
  private var model: SequenceModel
  /// The same of classes: after "to eat" come foods, also those that nobody has eaten yet.
  private var classModel: SequenceModel?
  private var classes: Classes?
  private let company: Company
  /// ``Usage/isPassedOver``.
  private let passedOver: Set<Token>
  private let weights: Weights
  private let usage: Usage
  /// What the person who uses it has said.
  private var own: Set<Token> = []

  /// What is known of words before anybody has said them.
  public struct Usage: Sendable {
    /// The groups that usually come right after a word: foods after "to eat".
    public var groupsAfter: @Sendable (_ word: String) -> Set<String>
    /// How much a word counts in its group for being usual, against once that it was said.
    public var commonness: @Sendable (_ word: String) -> Float
    /// How much the general utterances count for a word: they may speak more of what is rare than people do.
    public var share: @Sendable (_ word: String) -> Float
    /// The word that stands for all from which nobody can tell one: for its homonyms.
    public var standing: @Sendable (_ word: String) -> String
    /// Whether after a word comes what would come without it: after articles.
    public var isPassedOver: @Sendable (_ word: String) -> Bool

    public init(
      groupsAfter: @escaping @Sendable (_ word: String) -> Set<String> = { _ in [] },
      commonness: @escaping @Sendable (_ word: String) -> Float = { _ in 0.2 },
      share: @escaping @Sendable (_ word: String) -> Float = { _ in 1 },
      standing: @escaping @Sendable (_ word: String) -> String = { $0 },
      isPassedOver: @escaping @Sendable (_ word: String) -> Bool = { _ in false }
    ) {
      self.groupsAfter = groupsAfter
      self.commonness = commonness
      self.share = share
      self.standing = standing
      self.isPassedOver = isPassedOver
    }
  }

  /// How much each source counts; found by trying, with parts of the general utterances that were left out.
  public struct Weights: Sendable {
    public var classes: Float = 0.3
    /// Of one who uses it, against the general utterances.
    public var person: Float = 12
    /// Utterances after which what a person said counts half.
    public var memory: Float = 400
    /// What has been said in the last utterances.
    public var recent: Float = 0.05
    public var discount: Float = 0.8
    /// What has been said in this utterance comes again so much less.
    public var again: Float = 0.15
    /// How much likelier what usually goes with the last word is made.
    public var fitting: Float = 3
    /// How much what is spoken of tells of what will be; nothing for 0.
    public var company: Float = 0.5

    public init() {}
  }

  /// - Parameters:
  ///   - general: utterances that anybody might make.
  ///   - known: what can be predicted besides.
  ///   - className: what a word is grouped with; nil for no groups at all.
  public init(
    general: [[String]], known: [String] = [], weights: Weights = Weights(), usage: Usage = Usage(),
    className: (@Sendable (String) -> String)? = nil
  ) {
    self.weights = weights
    self.usage = usage
    var table = TokenTable()
    let sequences = general.map { Said(tokens: $0.map { table.add(usage.standing($0)) }, weight: 1) }
    for word in known { _ = table.add(usage.standing(word)) }
    self.table = table
    passedOver = Set(table.texts.indices.filter { usage.isPassedOver(table.texts[$0]) }.map { Token($0) })
    company = Company(sequences.map(\.tokens).withoutRepeats, size: table.count)
    var classes = className.map { Classes(name: $0, commonness: usage.commonness) }
    classes?.add(sequences, table)
    self.classes = classes
    model = SequenceModel(
      size: table.count, levels: TokenContext.levels,
      events(sequences, classes, passedOver) { $0 }.map { $0.counting(usage.share(table.texts[Int($0.token)])) },
      discount: weights.discount)
    classModel = classes.map { classes in
      SequenceModel(
        size: classes.count, levels: TokenContext.levels,
        events(sequences, classes, passedOver) { classes.of[Int($0)] },
        discount: weights.discount)
    }
  }

  /// The same for somebody who has said all this.
  ///
  /// - Parameter utterances: the oldest first.
  public func adapted(to utterances: [[String]]) -> Predictor {
    var adapted = self
    let said = utterances.enumerated().map { index, utterance in
      let age = Float(utterances.count - index)
      return Said(
        tokens: utterance.map { adapted.table.add(usage.standing($0)) },
        weight: weights.person * exp2(-age / weights.memory))
    }
    adapted.own.formUnion(said.flatMap(\.tokens))
    adapted.classes?.add(said, adapted.table)
    adapted.model = model.adapted(size: adapted.table.count, events(said, adapted.classes, passedOver) { $0 })
    if let classes = adapted.classes {
      adapted.classModel = classModel?.adapted(
        size: classes.count, events(said, classes, passedOver) { classes.of[Int($0)] })
    }
    return adapted
  }

  /// All that can be predicted.
  var words: [String] { Array(table.texts.dropFirst()) }

  /// How likely each word is after these of the same utterance.
  ///
  /// - Parameter recent: the utterances before, the newest last.
  public func likelihoods(after said: [String], recent: [[String]] = []) -> Likelihoods {
    let tokens = said.map { token($0) ?? TokenTable.unknown }
    let context = TokenContext(tokens[...], classes, passingOver: passedOver)
    var likely = model.likelihoods(in: context.levels)
    if let classes, let classModel {
      let byClass = classModel.likelihoods(in: context.levels)
      for token in likely.indices {
        let fromClass = byClass[Int(classes.of[token])] * classes.shares[token]
        likely[token] = (1 - weights.classes) * likely[token] + weights.classes * fromClass
      }
    }
    favour(&likely, after: said.last)
    let late = recent.suffix(Self.remembered).joined().compactMap { token($0) }
    // Of the last two the sequences tell.
    suit(&likely, to: Set(tokens.dropLast(2) + late))
    if !late.isEmpty {
      for token in likely.indices { likely[token] *= 1 - weights.recent }
      for token in late { likely[Int(token)] += weights.recent / Float(late.count) }
    }
    for token in tokens where token != TokenTable.unknown { likely[Int(token)] *= weights.again }
    return Likelihoods(table: table, values: likely, standing: usage.standing)
  }

  /// Whether a word is of those that usually come right after another.
  public func isUsual(_ word: String, after last: String) -> Bool {
    guard let classes, let token = token(word) else { return false }
    return classes.tokens(usage.groupsAfter(last)).contains(classes.of[Int(token)])
  }

  private func token(_ word: String) -> Token? { table.token(usage.standing(word)) }

  /// Makes what is usually spoken of with all this likelier.
  private func suit(_ likely: inout [Float], to said: Set<Token>) {
    guard weights.company > 0, let lift = company.lift(by: said) else { return }
    for token in lift.indices { likely[token] *= pow(lift[token], weights.company) }
    normalize(&likely)
  }

  private func normalize(_ likely: inout [Float]) {
    let total = likely.reduce(0, +)
    guard total > 0 else { return }
    for token in likely.indices { likely[token] /= total }
  }

  /// Makes what goes with the last word likelier, or was said by the person, and all else less so.
  private func favour(_ likely: inout [Float], after last: String?) {
    guard let classes, let last else { return }
    let groups = classes.tokens(usage.groupsAfter(last))
    guard !groups.isEmpty else { return }
    for token in likely.indices where groups.contains(classes.of[token]) || own.contains(Token(token)) {
      likely[token] *= weights.fitting
    }
    normalize(&likely)
  }

  /// Utterances that are called recent.
  private static let remembered = 8
}

private func events(
  _ said: [Said], _ classes: Classes?, _ passedOver: Set<Token>, _ target: (Token) -> Token
) -> [SequenceModel.Event] {
  said.flatMap { said in
    said.tokens.indices.map { place in
      SequenceModel.Event(
        contexts: TokenContext(said.tokens[..<place], classes, passingOver: passedOver).levels,
        token: target(said.tokens[place]), weight: said.weight)
    }
  }
}

extension [[Token]] {
  /// Each once where it stands several times in a row, for being said often.
  fileprivate var withoutRepeats: [[Token]] {
    enumerated().filter { $0.offset == 0 || self[$0.offset - 1] != $0.element }.map(\.element)
  }
}
