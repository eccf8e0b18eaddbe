/// How a language says when something is, where people with few words say two nouns side by side.
public struct MomentsTelling: Sendable {
  /// Said behind a week or a year that is over: pasado.
  let over: Set<String>
  /// A week or a year that is over: el mes pasado.
  let last: @Sendable (Entry) -> String
  /// Said behind a week or a year that comes: próximo.
  let coming: Set<String>
  /// A week or a year that comes: el mes próximo.
  let next: @Sendable (Entry) -> String
  /// A part of a day: on Friday afternoon.
  let part: @Sendable (_ day: Entry, _ part: Entry) -> String
  /// Begins what is waited for: hasta que.
  let until: String

  public init(
    until: String, over: Set<String> = [], last: @escaping @Sendable (Entry) -> String = { $0.text },
    coming: Set<String> = [], next: @escaping @Sendable (Entry) -> String = { $0.text },
    part: @escaping @Sendable (_ day: Entry, _ part: Entry) -> String
  ) {
    self.until = until
    self.over = over
    self.last = last
    self.coming = coming
    self.next = next
    self.part = part
  }
}

extension FewWordsTelling {
  /// - Parameters:
  ///   - remaining: said of what there still is.
  ///   - sides: of two limbs which one, where the words say other things as well.
  ///   - ownedKin: of the family, who are somebody's where they aren't called so: minha mãe, but a mamãe.
  public func with(remaining: String, sides: Set<String> = [], ownedKin: Set<String> = []) -> FewWordsTelling {
    var telling = self
    telling.remaining = remaining
    telling.sides = sides
    telling.ownedKin = ownedKin
    return telling
  }

  /// - Parameters:
  ///   - whatName: asks who somebody is called.
  ///   - cause: because of what one is happy or nervous.
  ///   - yearsOld: said behind the number of years that somebody is.
  ///   - causing: the concept of the verb by which something makes somebody feel: it gives fear.
  public func with(
    whatName: String, cause: String? = nil, yearsOld: String? = nil, causing: String? = nil
  ) -> FewWordsTelling {
    var telling = self
    telling.causing = causing
    telling.whatName = whatName
    telling.cause = cause
    telling.yearsOld = yearsOld
    return telling
  }

  /// - Parameter toDo: before what somebody was told to do: para; nil where that is a clause.
  public func with(toDo: String) -> FewWordsTelling {
    var telling = self
    telling.toDo = toDo
    return telling
  }

  /// - Parameter moments: how the language says when something is.
  public func with(_ moments: MomentsTelling) -> FewWordsTelling {
    var telling = self
    telling.moments = moments
    return telling
  }
}
