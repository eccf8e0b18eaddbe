import TagarelaKit

extension Goal {
  /// `open`, `reached` or `overdue`.
  func state(_ progress: GoalProgress, today: Day) -> String {
    if progress.reached != nil { return "reached" }
    return progress.isOverdue(self, today: today) ? "overdue" : "open"
  }
}
