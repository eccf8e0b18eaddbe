public import Shell

extension Arguments {
  /// What a word of the line means; a failure gets the word's place.
  @discardableResult
  public func read<Given, Found>(
    _ argument: Argument<Given>, _ meaning: (Given) throws -> Found
  ) throws -> Found {
    let given = try self[argument]
    return try at(argument) { try meaning(given) }
  }

  /// The same, where the line need not have it: nil then.
  @discardableResult
  public func read<Given, Found>(
    _ argument: Argument<Given?>, _ meaning: (Given) throws -> Found
  ) throws -> Found? {
    try self[argument].map { given in try at(argument) { try meaning(given) } }
  }

  /// What each word means of a parameter that takes several.
  @discardableResult
  public func read<Given, Found>(
    _ argument: Argument<[Given]>, _ meaning: (Given) throws -> Found
  ) throws -> [Found] {
    try self[argument].enumerated().map { index, given in try at(argument, index) { try meaning(given) } }
  }
}
