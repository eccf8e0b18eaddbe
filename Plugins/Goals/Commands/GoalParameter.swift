import Desk
import Shell
import TagarelaKit
import Workspace

/// What the commands of goals take.
enum GoalParameter {
  static let text = Argument.operand("text", .sentence)
  static let goal = Argument.operand("goal", .noted(goals))
  static let day = Argument.optionalOperand("day", .recentDay)
  static let measure = Argument.option("measure", .choice(GoalMeasure.self))
  static let aim = Argument.option("aim", .number)
  static let span = Argument.option("per", .choice(GoalSpan.self))
  static let spans = Argument.option("spans", .integer(1...GoalRule.mostSpans))
  static let words = Argument.options("words", .noted(Names.symbolsAnywhere))
  static let start = Argument.option("start", .day)
  static let deadline = Argument.option("deadline", .comingDay)

  static let textChange = Argument.option("text", .text)
  static let measureChange = Argument.option("measure", .clearable(.choice(GoalMeasure.self)))
  static let deadlineChange = Argument.option("deadline", .clearable(.comingDay))
  static let reachedChange = Argument.option("reached", .clearable(.recentDay))

  /// Those of the patient in use, by number, each with its text.
  private static let goals: Parameter.Candidates = { typed, context in
    guard let patient = try context.subject?.id ?? context.workspace.onlyPatient()?.id else { return [] }
    return try GoalStore(context.workspace).goals(of: patient).filter {
      $0.name.hasPrefix(typed) || "\($0.id)".hasPrefix(typed)
    }
    .map { Parameter.Candidate($0.name, note: $0.text) }
  }
}
