import Foundation

/// Says what is likely to be pointed at, or written, next.
public struct Predictor: Sendable {
  private var table: TokenTable
  private var model: SequenceModel
  /// The same of classes: after "to eat" come foods, also those that nobody has eaten yet.
  private var classModel: SequenceModel?
  private var classes: Classes?
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

    public init(
      groupsAfter: @escaping @Sendable (_ word: String) -> Set<String> = { _ in [] },
      commonness: @escaping @Sendable (_ word: String) -> Float = { _ in 0.2 },
      share: @escaping @Sendable (_ word: String) -> Float = { _ in 1 }
    ) {
      self.groupsAfter = groupsAfter
      self.commonness = commonness
      self.share = share
    }
  }

  /// How much each source counts; found by trying, with parts of the general utterances that were left out.
  public struct Weights: Sendable {
    public var classes: Float = 0.3
    /// Of one who uses it, against the general utterances.
    public var person: Float = 8
    /// Utterances after which what a person said counts half.
    public var memory: Float = 400
    /// What has been said in the last utterances.
    public var recent: Float = 0.08
    public var discount: Float = 0.8
    /// What has been said in this utterance comes again so much less.
    public var again: Float = 0.15
    /// How much likelier what usually goes with the last word is made.
    public var fitting: Float = 3

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
    let sequences = general.map { Said(tokens: $0.map { table.add($0) }, weight: 1) }
    for word in known { _ = table.add(word) }
    self.table = table
    var classes = className.map { Classes(name: $0, commonness: usage.commonness) }
    classes?.add(sequences, table)
    self.classes = classes
    model = SequenceModel(
      size: table.count, levels: TokenContext.levels,
      Self.events(sequences, classes) { $0 }.map { $0.counting(usage.share(table.texts[Int($0.token)])) },
      discount: weights.discount)
    classModel = classes.map { classes in
      SequenceModel(
        size: classes.count, levels: TokenContext.levels, Self.events(sequences, classes) { classes.of[Int($0)] },
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
      return Said(tokens: utterance.map { adapted.table.add($0) }, weight: weights.person * exp2(-age / weights.memory))
    }
    adapted.own.formUnion(said.flatMap(\.tokens))
    adapted.classes?.add(said, adapted.table)
    adapted.model = model.adapted(size: adapted.table.count, Self.events(said, adapted.classes) { $0 })
    if let classes = adapted.classes {
      adapted.classModel = classModel?.adapted(
        size: classes.count, Self.events(said, classes) { classes.of[Int($0)] })
    }
    return adapted
  }

  private static func events(_ said: [Said], _ classes: Classes?, _ target: (Token) -> Token) -> [SequenceModel.Event] {
    said.flatMap { said in
      said.tokens.indices.map { place in
        SequenceModel.Event(
          contexts: TokenContext(said.tokens[..<place], classes).levels, token: target(said.tokens[place]),
          weight: said.weight)
      }
    }
  }

  /// All that can be predicted.
  var words: [String] { Array(table.texts.dropFirst()) }

  /// How likely each word is after these of the same utterance.
  ///
  /// - Parameter recent: the utterances before, the newest last.
  public func likelihoods(after said: [String], recent: [[String]] = []) -> Likelihoods {
    let tokens = said.map { table.token($0) ?? TokenTable.unknown }
    let context = TokenContext(tokens[...], classes)
    var likely = model.likelihoods(in: context.levels)
    if let classes, let classModel {
      let byClass = classModel.likelihoods(in: context.levels)
      for token in likely.indices {
        let fromClass = byClass[Int(classes.of[token])] * classes.shares[token]
        likely[token] = (1 - weights.classes) * likely[token] + weights.classes * fromClass
      }
    }
    favour(&likely, after: said.last)
    let late = recent.suffix(Self.remembered).joined().compactMap { table.token($0) }
    if !late.isEmpty {
      for token in likely.indices { likely[token] *= 1 - weights.recent }
      for token in late { likely[Int(token)] += weights.recent / Float(late.count) }
    }
    for token in tokens where token != TokenTable.unknown { likely[Int(token)] *= weights.again }
    return Likelihoods(table: table, values: likely)
  }

  /// Whether a word is of those that usually come right after another.
  public func isUsual(_ word: String, after last: String) -> Bool {
    guard let classes, let token = table.token(word) else { return false }
    return classes.tokens(usage.groupsAfter(last)).contains(classes.of[Int(token)])
  }

  /// Makes what goes with the last word likelier, or was said by the person, and all else less so.
  private func favour(_ likely: inout [Float], after last: String?) {
    guard let classes, let last else { return }
    let groups = classes.tokens(usage.groupsAfter(last))
    guard !groups.isEmpty else { return }
    var total: Float = 0
    for token in likely.indices {
      if groups.contains(classes.of[token]) || own.contains(Token(token)) { likely[token] *= weights.fitting }
      total += likely[token]
    }
    guard total > 0 else { return }
    for token in likely.indices { likely[token] /= total }
  }

  /// Utterances that are called recent.
  private static let remembered = 3
}

/// An utterance, and how much it counts.
private struct Said {
  let tokens: [Token]
  let weight: Float
}

/// What was said last, from the least telling view of it to the most telling one.
private struct TokenContext {
  let levels: [(Token, Token)?]

  static let levels = 5

  init(_ tokens: ArraySlice<Token>, _ classes: Classes?) {
    let last = tokens.last ?? TokenTable.beginning
    let before = tokens.dropLast().last ?? TokenTable.beginning
    // What was never seen tells nothing.
    guard last != TokenTable.unknown else {
      levels = Array(repeating: nil, count: Self.levels)
      return
    }
    let isPair = !tokens.isEmpty && before != TokenTable.unknown
    let group = classes?.of[Int(last)]
    let pair = isPair ? classes.map { ($0.of[Int(before)], $0.of[Int(last)]) } : nil
    levels = [
      group.map { (TokenTable.beginning, $0) }, pair, isPair ? (before, TokenTable.any) : nil,
      (TokenTable.beginning, last), isPair ? (before, last) : nil,
    ]
  }
}

/// What tokens are grouped in.
private struct Classes {
  let name: @Sendable (String) -> String
  let commonness: @Sendable (String) -> Float
  private var names = TokenTable()
  /// By token.
  private(set) var of: [Token] = []
  private var weights: [Float] = []
  /// How much of its class each token is.
  private(set) var shares: [Float] = []

  var count: Int { names.count }

  init(name: @escaping @Sendable (String) -> String, commonness: @escaping @Sendable (String) -> Float) {
    self.name = name
    self.commonness = commonness
  }

  /// The groups that are called so, as far as there are any.
  func tokens(_ names: Set<String>) -> Set<Token> { Set(names.compactMap { self.names.token($0) }) }

  mutating func add(_ said: [Said], _ table: TokenTable) {
    for text in table.texts[of.count...] {
      of.append(text.isEmpty ? TokenTable.beginning : names.add(name(text)))
      weights.append(commonness(text))
    }
    for said in said { for token in said.tokens { weights[Int(token)] += said.weight } }
    var totals = [Float](repeating: 0, count: count)
    for (token, group) in of.enumerated() { totals[Int(group)] += weights[token] }
    shares = zip(of, weights).map { $1 / totals[Int($0)] }
  }
}
