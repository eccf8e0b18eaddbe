import TagarelaKit

/// What a history comes to, by symbol and by month, found in one walk through it.
struct UsageCount {
  private(set) var touches = 0
  private(set) var first = Moment(seconds: .max)
  private(set) var last = Moment(seconds: .min)
  /// Touches of symbols beyond the first ``mostSymbols``.
  private(set) var others = 0
  private var symbols: [String: Int] = [:]
  private var months: [String: Int] = [:]

  /// Symbols that are counted each for itself; nobody has more, but a file may.
  static let mostSymbols = 2000

  /// - Throws: what the history throws.
  init(_ history: Flow<Touch>) throws {
    try history.forEach { touch in
      touches += 1
      first = min(first, touch.at)
      last = max(last, touch.at)
      months[String(touch.at.day.description.prefix(7)), default: 0] += 1
      if symbols[touch.symbol] != nil || symbols.count < Self.mostSymbols {
        symbols[touch.symbol, default: 0] += 1
      } else {
        others += 1
      }
    }
  }

  /// The most touched first.
  var bySymbol: [(name: String, touches: Int)] {
    symbols.sorted { ($1.value, $0.key.folded) < ($0.value, $1.key.folded) }.map { ($0.key, $0.value) }
  }

  /// In order of time, as `2012-11`.
  var byMonth: [(name: String, touches: Int)] { months.sorted { $0.key < $1.key }.map { ($0.key, $0.value) } }
}
