import TagarelaKit

/// How the result of one line is to be: which rows of a list, in which order, and written how and where. Every command that only
/// reads takes this besides its own options, whose words come first; the manner of writing, every command.
struct ResultShape {
  /// Each must hold, as ``RowCondition`` reads it.
  var conditions: [Arguments.Bound] = []
  /// The field that the rows are put in order by.
  var order: Arguments.Bound?
  var isReversed = false
  /// How many rows at most.
  var limit: Int?
  var manner: Printer.Manner?
  /// What the result is written into, in place of being shown.
  var file: Arguments.Bound?
  var replaces = false

  /// Whether it says nothing of what is written into where.
  var isOfRows: Bool { !conditions.isEmpty || order != nil || isReversed || limit != nil }

  static let condition = Parameter("where", .option, .text)
  static let order = Parameter("sort", .option, .text)
  static let reversed = Parameter("reverse", .option, .flag)
  static let limit = Parameter("limit", .option, .integer(0...1_000_000_000))
  static let file = Parameter("into", .option, .outputFile, offers: fileNames)
  static let json = Parameter("json", .option, .flag)
  static let plain = Parameter("plain", .option, .flag)

  /// Those that a command takes besides its own.
  static func parameters(of effect: Command.Effect) -> [Parameter] { effect == .reads ? all : [json, plain] }

  /// Those that may come more than once.
  static let repeated = [condition.name]

  /// What the line begins with, with the endings of ``Delivery``.
  private static let fileNames: Parameter.Candidates = { _, context in
    guard let noun = context.typed.first?.folded, noun.allSatisfy({ $0.isLetter || $0 == "-" }) else { return [] }
    return ["csv", "tsv", "json", "txt"].map { Parameter.Candidate("\(noun).\($0)") }
  }

  private static let all = [
    condition, order, reversed, limit, file, json, plain, Context.replaceOption.parameter,
  ]

  init(_ arguments: Arguments) {
    for bound in arguments.shape {
      switch bound.name {
      case Self.condition.name: conditions.append(bound)
      case Self.order.name: order = bound
      case Self.reversed.name: isReversed = true
      case Self.limit.name: if case .integer(let number) = bound.value { limit = number }
      case Self.file.name: file = bound
      case Self.json.name: manner = .json
      case Self.plain.name: manner = .plain
      default: replaces = true
      }
    }
  }
}
