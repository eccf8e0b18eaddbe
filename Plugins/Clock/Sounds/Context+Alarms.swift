import Clinic
import Desk
import Services
import Shell
import TagarelaKit
import Workspace

extension Context {
  var timekeeper: Timekeeper { get throws { try services[Timekeeper.self] ?? .machine } }

  /// Has the ends of these timers heard, as long as this session lasts, and no others any more.
  func setAlarms(for timers: [RunningTimer]) throws {
    let clinic = try clinic
    try services[Alarms.self]?.set(timers) { timer, step in clinic.ending(of: timer, step) }
  }
}

extension Clinic {
  /// What is kept under it is said when a time is over; `{activity}` in it takes the activity.
  static let wordsSetting = "timer.say"

  /// The figure of a plan; the first that there is where it is gone.
  func figure(of plan: TimerPlan) throws -> TimeFigure {
    guard let figure = registry.first(.figures, id: plan.figure) ?? registry.all(.figures).first else {
      throw Failure("timer.no_figure")
    }
    return figure
  }

  /// What is heard at the end of a step: the figure's sound, and after the last step words in the patient's voice, if some are wanted.
  func ending(of timer: RunningTimer, _ step: Int) -> [Speaker.Part] {
    let sound: @Sendable () throws -> Speech = { [self] in
      Speech(wav: try figure(of: timer.plan).ending() ?? Samples.chime)
    }
    let volume = (try? workspace.setting("volume")).flatMap { $0 }.flatMap(Double.init) ?? 1
    let parts = [Speaker.Part(takes: [Speaker.Take(voice: nil, make: sound)], volume: volume)]
    guard step == timer.plan.steps.count - 1, let words = words(of: timer.plan) else { return parts }
    let patient = timer.patient.flatMap { try? workspace.patient(id: $0) }
    guard let chosen = try? chosenVoice(for: patient) else { return parts }
    return parts + chosen.parts(of: words)
  }

  /// Its own, else those of the settings; nil for none.
  func words(of plan: TimerPlan) -> String? {
    if let words = plan.words { return words.isEmpty ? nil : words }
    let usual = (try? workspace.setting(Self.wordsSetting)).flatMap { $0 }
    return usual?.replacing("{activity}", with: plan.steps.last?.activity ?? "")
  }
}
