import TagarelaKit

extension [Occurrence] {
  /// What is to be remembered at a moment, in order of time: all whose reminder is due and that haven't begun, and the one that
  /// comes next, so that it is there when its time has come.
  func reminding(at moment: Moment) -> [Occurrence] {
    let coming = filter { $0.event.alarm != nil && !$0.isDone && $0.at > moment }
    let due = coming.filter { $0.isDue(at: moment) }
    return due + coming.filter { !$0.isDue(at: moment) }.prefix(1)
  }
}

extension Occurrence {
  /// Whether somebody wanted to be told of it from this moment on, or before.
  func isDue(at moment: Moment) -> Bool {
    event.alarm.map { at.seconds - moment.seconds <= $0 * 60 } ?? false
  }

  /// How long it is until it begins: `in 10 min`.
  func wait(at moment: Moment) -> Phrase {
    let minutes = (at.seconds - moment.seconds + 59) / 60
    if minutes <= 0 { return Phrase("agenda.begins") }
    return minutes < 120
      ? Phrase("agenda.in_minutes", ["minutes": .integer(minutes)])
      : Phrase("agenda.in_hours", ["hours": .integer(minutes / 60)])
  }
}
