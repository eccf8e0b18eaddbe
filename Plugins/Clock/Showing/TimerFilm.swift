import Clinic
import Desk
import Shell
import TagarelaKit
import Workspace

/// A timer as large as the screen: its figure, the activity's picture, the time, and what comes next.
struct TimerFilm: MovingPicture {
  private(set) var timer: RunningTimer
  private(set) var isOver = false
  private let timekeeper: Timekeeper
  private let figure: TimeFigure
  private let drawer: PictureDrawer?
  private let shape: Double
  /// Of the activities, by step.
  private let pictures: [Picture?]
  private let wording: Wording
  private let deed: (Deed) throws -> RunningTimer?

  /// What a carer does with it.
  enum Deed: Character {
    case pause = "p"
    case stop = "s"
  }

  /// Between two pictures, and where nothing moves.
  private static let pause = Duration.milliseconds(80)
  private static let stillness = Duration.milliseconds(500)

  /// - Parameter deed: does what a carer wants; what it becomes, nil when it was stopped.
  init(_ timer: RunningTimer, _ context: Context, deed: @escaping (Deed) throws -> RunningTimer?) throws {
    self.timer = timer
    self.deed = deed
    timekeeper = try context.timekeeper
    let clinic = try context.clinic.inLanguage(of: timer.patient.flatMap { try context.workspace.patient(id: $0) })
    wording = clinic.wording
    figure = try clinic.figure(of: timer.plan)
    drawer = context.pictures()
    pictures = try timer.plan.steps.map { try clinic.workspace.picture($0.picture) }
    shape = try drawer?.shape(of: figure.picture(FigureMoment(done: 0, total: 0))) ?? 2
  }

  mutating func frame(at now: Duration) -> MovingFrame {
    let standing = timer.standing(at: timekeeper.now())
    let moment = FigureMoment(done: standing.done, total: Double(standing.total) / 1000)
    let figure = figure
    let still = pictures[standing.index].flatMap { picture in
      drawer.map { MovingFrame.Still(number: standing.index, drawing: $0.drawing(number: 2) { picture }) }
    }
    let title = timer.name == nil ? timer.step(standing).activity : timer.title(standing, wording)
    return MovingFrame(
      title: title, drawing: drawer?.drawing(number: 1) { try figure.picture(moment) },
      shape: shape, share: 1 - standing.done, still: still, digits: TimeSpan.text(milliseconds: standing.left),
      note: note(standing), wakesAt: now + (standing.state == .running ? Self.pause : Self.stillness))
  }

  mutating func line() -> String {
    let row = timer.row(at: timekeeper.now(), wording)
    return "\(row.label)  \(row.note)"
  }

  var deeds: [ShownBoard.Deed] {
    let state = timer.standing(at: timekeeper.now()).state
    let pause = state == .paused ? wording.verb("resume", of: "timer") : wording.verb("pause", of: "timer")
    let stop = ShownBoard.Deed(key: Deed.stop.rawValue, name: wording.verb("stop", of: "timer"))
    return (state == .over ? [] : [ShownBoard.Deed(key: Deed.pause.rawValue, name: pause)]) + [stop]
  }

  mutating func perform(_ key: Character) throws {
    guard let wanted = Deed(rawValue: key) else { return }
    if let timer = try deed(wanted) { self.timer = timer } else { isOver = true }
  }

  /// What comes next, or that it stands still.
  private func note(_ standing: RunningTimer.Standing) -> String {
    if standing.state != .running { return wording.text(standing.state.word) }
    guard let next = timer.next(standing) else { return "" }
    let time = TimeSpan.text(milliseconds: Int64(next.seconds) * 1000)
    return wording.text(Phrase("timer.next", ["activity": .text("\(next.name(wording)) \(time)")]))
  }
}
