import TagarelaKit

/// A field in which what comes is another than what is here, with both versions.
public struct FieldDifference: Sendable {
  /// As it is called in `field.NAME`.
  public let field: String
  public let here: FieldVersion
  public let there: FieldVersion
  /// Who has changed it since both had it alike.
  public internal(set) var standing = Standing.theirs

  /// Who has changed something since it was exchanged last.
  public enum Standing: String, Sendable {
    /// The sender, or nobody knows: what comes is to be taken.
    case theirs
    /// This workspace alone: what is here is to stay.
    case ours
    /// Both: somebody has to choose.
    case both
  }

  init(_ field: String, here: FieldVersion, there: FieldVersion) {
    self.field = field
    self.here = here
    self.there = there
  }
}

extension Workspace {
  /// The differences of something with who has changed each since it was exchanged last.
  ///
  /// - Parameters:
  ///   - key: whose they are, of ``ExchangedVersions``.
  ///   - isAnother: whether what comes in its place is something else, which the sender has put there.
  ///   - isAddedHere: whether it came about here since, where nothing is known of it.
  func judged(
    _ differences: [FieldDifference], _ key: String, isAnother: Bool = false, isAddedHere: Bool = false
  ) throws -> [FieldDifference] {
    guard let base = try exchanged(key) else {
      guard isAddedHere else { return differences }
      return differences.map { $0.standing(.both) }
    }
    return try differences.map { difference in
      guard try difference.here.sum(in: self) != base[difference.field] else { return difference }
      let isTheirs = try isAnother || difference.there.sum(in: self) != base[difference.field]
      return difference.standing(isTheirs ? .both : .ours)
    }
  }
}

extension Workspace {
  /// Whether a cell lay at a position when it was exchanged last; nil where that isn't known.
  func wasPlaced(_ cell: String, at position: Int) throws -> Bool? {
    let place = try exchanged(ExchangedVersions.key("cell", cell))?["place"]
    return try place.map { try $0 == FieldVersion.content(.integer(position), .integer).sum(in: self) }
  }
}

extension FieldDifference {
  func standing(_ standing: Standing) -> FieldDifference {
    var judged = self
    judged.standing = standing
    return judged
  }
}
