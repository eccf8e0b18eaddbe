import TagarelaKit

/// A parameter together with the type in which a command gets its value: ``Arguments`` are read by these alone, so that
/// a name that no signature has doesn't compile.
public struct Argument<Value: Sendable>: DeclaredParameter {
  public let parameter: Parameter
  /// What the values of the parameter's words come to; nil where a mandatory one is missing.
  let value: @Sendable ([TagarelaKit.Value]) -> Value?
}

/// What a signature lists.
public protocol DeclaredParameter: Sendable {
  var parameter: Parameter { get }
}

extension Argument {
  /// Known by its place, and mandatory.
  public static func operand(_ name: String, _ kind: ValueKind<Value>) -> Argument {
    Argument(Parameter(name, .operand, kind.kind, isRequired: true, offers: kind.offers, knows: kind.knows)) {
      $0.first.flatMap(kind.value)
    }
  }

  public static func optionalOperand<One>(_ name: String, _ kind: ValueKind<One>) -> Argument where Value == One? {
    Argument(Parameter(name, .operand, kind.kind, offers: kind.offers, knows: kind.knows)) {
      .some($0.first.flatMap(kind.value))
    }
  }

  /// All operands that are left, at least one.
  public static func operands<One>(_ name: String, _ kind: ValueKind<One>) -> Argument where Value == [One] {
    Argument(Parameter(name, .operands, kind.kind, isRequired: true, offers: kind.offers, knows: kind.knows)) {
      $0.compactMap(kind.value)
    }
  }

  public static func optionalOperands<One>(_ name: String, _ kind: ValueKind<One>) -> Argument where Value == [One] {
    Argument(Parameter(name, .operands, kind.kind, offers: kind.offers, knows: kind.knows)) {
      $0.compactMap(kind.value)
    }
  }

  /// Known by its name.
  ///
  /// - Parameters:
  ///   - asked: whether the prompt asks for it though it may be left out.
  ///   - isScope: whether it only says whom or what a command concerns.
  public static func option<One>(
    _ name: String, _ kind: ValueKind<One>, asked: Bool = false, isScope: Bool = false
  ) -> Argument where Value == One? {
    Argument(
      Parameter(name, .option, kind.kind, isAsked: asked, isScope: isScope, offers: kind.offers, knows: kind.knows)
    ) {
      .some($0.first.flatMap(kind.value))
    }
  }

  /// Known by its name; takes all words up to the next option, at least one, and may come again.
  public static func options<One>(_ name: String, _ kind: ValueKind<One>) -> Argument where Value == [One] {
    Argument(Parameter(name, .option, kind.kind, takesSeveral: true, offers: kind.offers, knows: kind.knows)) {
      $0.compactMap(kind.value)
    }
  }

  /// - Parameter replacements: what may be given in its place.
  public static func requiredOption(
    _ name: String, _ kind: ValueKind<Value>, orElse replacements: [any DeclaredParameter] = []
  ) -> Argument {
    Argument(
      Parameter(
        name, .option, kind.kind, isRequired: true, replacements: replacements.map(\.parameter.name),
        offers: kind.offers, knows: kind.knows)
    ) { $0.first.flatMap(kind.value) }
  }

  public static func flag(_ name: String) -> Argument where Value == Bool {
    Argument(Parameter(name, .option, .flag)) { !$0.isEmpty }
  }

  private init(_ parameter: Parameter, value: @escaping @Sendable ([TagarelaKit.Value]) -> Value?) {
    self.parameter = parameter
    self.value = value
  }
}
