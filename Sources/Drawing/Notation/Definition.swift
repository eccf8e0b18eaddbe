/// A drawing, a part that drawings share, or a pose that persons take.
struct Definition: Sendable, Equatable {
  var kind: Kind
  var name: String
  /// What a user of the part may set, with the usual values.
  var parameters: [Statement.Option] = []
  var lines: [Statement] = []
  /// Where a drawing goes over its edge on purpose. Below it may always: persons stand behind the edge.
  var cut: Set<Side> = []
  var file: String
  var row: Int

  enum Kind: String, Sendable, CaseIterable {
    case drawing, part, pose
  }

  enum Side: String, Sendable, CaseIterable {
    case left, right, top
  }

  /// The values that lines of the part ask for, by parameter. A parameter that is also passed on has none here: then
  /// the part that gets it knows its values.
  var knownValues: [String: Set<String>] {
    var known: [String: Set<String>] = [:]
    var passedOn: Set<String> = []
    collect(lines, &known, &passedOn)
    for parameter in parameters {
      if case .word(let usual) = parameter.value, known[parameter.name] != nil {
        known[parameter.name]?.formUnion(usual == "yes" || usual == "no" ? ["yes", "no"] : [usual])
      }
    }
    return known.filter { !passedOn.contains($0.key) }
  }

  private func collect(_ lines: [Statement], _ known: inout [String: Set<String>], _ passedOn: inout Set<String>) {
    for line in lines {
      for condition in line.conditions where !condition.values.isEmpty && condition.name != Condition.region {
        known[condition.name, default: []].formUnion(condition.values)
      }
      for value in line.operands + line.options.map(\.value) {
        if case .parameter(let name) = value { passedOn.insert(name) }
      }
      collect(line.children, &known, &passedOn)
    }
  }
}
