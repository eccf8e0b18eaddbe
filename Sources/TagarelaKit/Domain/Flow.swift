/// Things in an order that may be more than one wants to hold: a list, or what is read anew, piece by piece, from a
/// database or a file each time that one goes through it.
public struct Flow<Element: Sendable>: Sendable {
  /// Calls `body` with each in order, from the first on each time, and passes on what it throws.
  public typealias Walk = @Sendable (_ body: (Element) throws -> Void) throws -> Void

  private enum Source: Sendable {
    case list([Element])
    case walk(count: Int, Walk)
  }

  private var source: Source

  /// A flow of what is in memory already.
  public init(_ list: [Element]) { source = .list(list) }

  /// - Parameters:
  ///   - count: how many there are, as far as that was known when it was made. Of what is only shown it is enough to know
  ///     that there are more than so many.
  ///   - walk: calls `body` with each in order, as often as it is asked, and passes on what it throws.
  public init(count: Int, walk: @escaping Walk) { source = .walk(count: count, walk) }

  /// How many there are, as far as that was known when it was made.
  public var count: Int {
    switch source {
    case .list(let list): list.count
    case .walk(let count, _): count
    }
  }

  /// The same, each made into another when it is read.
  public func map(_ make: @escaping @Sendable (Element) -> Element) -> Flow {
    switch source {
    case .list(let list): Flow(list.map(make))
    case .walk(let count, let walk): Flow(count: count) { body in try walk { try body(make($0)) } }
    }
  }

  /// Told without reading any.
  public var isEmpty: Bool { count == 0 }

  /// Goes through all of them in order.
  ///
  /// - Throws: what `body` throws, and ``Failure`` where they can't be read any more.
  public func forEach(_ body: (Element) throws -> Void) throws {
    switch source {
    case .list(let list): for element in list { try body(element) }
    case .walk(_, let walk): try walk(body)
    }
  }

  /// All at once, for those who can't do with less.
  ///
  /// - Throws: ``Failure`` where they can't be read any more.
  public func all() throws -> [Element] {
    if case .list(let list) = source { return list }
    var all: [Element] = []
    try forEach { all.append($0) }
    return all
  }

  /// The same things, each changed when one comes to it.
  public func adapted(_ change: @escaping @Sendable (Element) -> Element) -> Flow {
    switch source {
    case .list(let list): Flow(list.map(change))
    case .walk(let count, let walk): Flow(count: count) { body in try walk { try body(change($0)) } }
    }
  }

  /// Those for which something holds; their ``count`` is that of all of them.
  public func filtered(_ holds: @escaping @Sendable (Element) -> Bool) -> Flow {
    switch source {
    case .list(let list): Flow(list.filter(holds))
    case .walk(let count, let walk): Flow(count: count) { body in try walk { if holds($0) { try body($0) } } }
    }
  }

  /// The first ones; what comes after them isn't read.
  public func prefix(_ most: Int) -> Flow {
    switch source {
    case .list(let list): return Flow(Array(list.prefix(most)))
    case .walk(let count, let walk):
      return Flow(count: min(count, most)) { body in
        var left = most
        guard left > 0 else { return }
        do {
          try walk { element in
            try body(element)
            left -= 1
            if left == 0 { throw Enough() }
          }
        } catch is Enough {}
      }
    }
  }

  /// What ends a walk before its end.
  private struct Enough: Error {}

  /// What `transform` makes of each, all in memory at once.
  ///
  /// - Throws: as ``forEach(_:)``.
  public func map<Result>(_ transform: (Element) throws -> Result) throws -> [Result] {
    var results: [Result] = []
    try forEach { results.append(try transform($0)) }
    return results
  }
}

extension Flow: ExpressibleByArrayLiteral {
  public init(arrayLiteral elements: Element...) { self.init(elements) }
}

extension Flow: Equatable where Element: Equatable {
  /// Whether they bring the same, wherever it comes from; what can't be read is like nothing else.
  public static func == (a: Flow, b: Flow) -> Bool {
    guard let a = try? a.all(), let b = try? b.all() else { return false }
    return a == b
  }
}
