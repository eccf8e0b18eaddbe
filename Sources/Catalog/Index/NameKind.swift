/// What a name is to its owner; how much a name counts is kept in one number, the smaller the better.
enum NameKind: Int {
  case main = 0
  /// Another word, a feminine, or a word of one region.
  case other = 1
  case tag = 2
}

/// How much a name counts beside others that fit equally well.
struct NameWeight {
  var kind: NameKind
  /// Of the concept: 1 for core words to 3.
  var rank: Int
  /// In letters.
  var length: Int

  static let longest = 99
  /// All tags weigh at least this, all names less.
  static let tags = 10_000

  init(kind: NameKind, rank: Int, length: Int) {
    self.kind = kind
    self.rank = rank
    self.length = min(length, Self.longest)
  }

  init(_ number: Int) {
    rank = number / 1000 % 10
    kind = NameKind(rawValue: number / 100 % 10) ?? .tag
    length = number % 100
  }

  /// Tags after all names, then by rank, main words first, short before long.
  var number: Int { (kind == .tag ? Self.tags : 0) + rank * 1000 + kind.rawValue * 100 + length }
}
