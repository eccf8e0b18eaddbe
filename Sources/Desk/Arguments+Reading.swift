public import Shell
import TagarelaKit

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

extension Arguments {
  /// Of what is to be removed the name itself must have been typed, or whole words of it: what only holds some letters that were
  /// typed may be another.
  ///
  /// - Throws: ``Failure`` `name.not_whole`, which proposes the name.
  public func requireWords(of name: String, in argument: Argument<String>) throws {
    try read(argument) { typed in
      guard let fit = NameFit(of: name, typed: typed), !fit.isOfWords else { return }
      throw Failure("name.not_whole", ["text": .text(typed)], candidates: [name])
    }
  }
}
