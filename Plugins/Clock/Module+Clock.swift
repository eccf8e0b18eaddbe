import Clinic
import Services
import Shell
public import TagarelaKit
import Workspace

extension Module {
  /// Timers that a child understands (rows F6 and D2 of the mission): an activity's time as a figure that moves, several one after the
  /// other, above the prompt while other things are done.
  public static var clock: Module {
    Module(id: "clock", version: "1.0") { registrar in
      try registrar.add(TimerStore.tables, to: .tables)
      try registrar.add(Noun("timer", TimerCommands.all), to: .nouns)
      try registrar.add(ParcelPart.savedTimers, to: .parcelParts)
      try registrar.add(CompanionPart.timer, to: .companionParts)
      for figure in [Hourglass.figure, Snail.figure, Rabbit.figure] { try registrar.add(figure, to: .figures) }
      try registrar.add(PackPart.figures, to: .packParts)
      try registrar.add(PromptRows.timers, to: .promptRows)
      try registrar.add(
        Reminder(TimerStore.module, phrases: RunningTimer.reminders, farewell: RunningTimer.goingOn), to: .reminders)
      try registrar.add(Setting(Clinic.wordsSetting, .text), to: .settings)
      try registrar.add(Service("timekeeper") { _ in Timekeeper.machine }, to: .services)
      try registrar.add(.alarms, to: .services)
      for (language, texts) in clockTexts {
        try registrar.add(
          Translation(
            module: TimerStore.module, language: language, words: texts.words,
            messages: texts.messages + "\n" + (clockPageTexts[language] ?? "")),
          to: .translations)
      }
    }
  }
}

extension Service {
  fileprivate static let alarms = Service("alarms") { surroundings in
    let speaker = try surroundings.needed(Speaker.self)
    return Alarms(try surroundings.needed(Timekeeper.self)) { speaker.attempt($0, follows: true) }
  } end: {
    $0.end()
  }
}

extension RunningTimer {
  /// What has come to its end while nobody was there, and when.
  fileprivate static func reminders(_ clinic: Clinic) throws -> [Phrase] {
    let now = try (clinic.services[Timekeeper.self] ?? .machine).now()
    return try TimerStore(clinic.workspace).timers().compactMap { timer in
      let left = timer.left(at: now)
      guard left <= 0, let last = timer.plan.steps.last else { return nil }
      let at = Moment(seconds: Moment.now.seconds + Int(left / 1000))
      return Phrase("timer.ended", ["activity": .text(timer.name ?? last.name(clinic.wording)), "at": .moment(at)])
    }
  }

  /// What goes on when nobody is there any more, and until when.
  fileprivate static func goingOn(_ clinic: Clinic) throws -> [Phrase] {
    let now = try (clinic.services[Timekeeper.self] ?? .machine).now()
    return try TimerStore(clinic.workspace).timers().compactMap { timer in
      let standing = timer.standing(at: now)
      guard standing.state == .running else { return nil }
      let at = Moment(seconds: Moment.now.seconds + Int((timer.left(at: now) + 999) / 1000))
      return Phrase("timer.goes_on", ["timer": .text(timer.title(standing, clinic.wording)), "at": .moment(at)])
    }
  }
}
