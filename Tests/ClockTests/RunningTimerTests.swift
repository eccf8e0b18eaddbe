import Testing

@testable import Clock

/// A timer by clocks that are set by hand.
struct RunningTimerTests {
  private let start = ClockReading(wall: 1_700_000_000_000, uptime: 50_000, boot: "a")
  private let snack = TimerPlan(steps: [.init(activity: "Snack", seconds: 1200)], figure: "hourglass")
  private let day = TimerPlan(
    steps: [
      .init(activity: "Snack", seconds: 60), .init(activity: "Park", seconds: 120),
      .init(activity: "Bath", seconds: 30),
    ], figure: "snail")

  @Test func `after eight hours it is exact, whatever was looked at between`() {
    let plan = TimerPlan(steps: [.init(activity: "Night", seconds: 9 * 3600)], figure: "hourglass")
    let timer = RunningTimer(plan, patient: nil, at: start)
    for hour in 0...8 { _ = timer.standing(at: start.later(Int64(hour) * 3_600_000 + 123)) }
    #expect(timer.left(at: start.later(8 * 3_600_000 + 17)) == 3_600_000 - 17)
  }

  @Test func `a clock that is set makes no difference while the machine runs`() {
    let timer = RunningTimer(snack, patient: nil, at: start)
    var later = start.later(60_000)
    for step in [-3_600_000, 7_200_000] as [Int64] {
      later.wall += step
      #expect(timer.left(at: later) == 1_140_000)
    }
  }

  @Test func `after a start of the machine the clock on the wall counts, and never gives more than there was`() {
    let timer = RunningTimer(snack, patient: nil, at: start)
    #expect(timer.left(at: ClockReading(wall: start.wall + 300_000, uptime: 9_000, boot: "b")) == 900_000)
    #expect(timer.left(at: ClockReading(wall: start.wall - 86_400_000, uptime: 9_000, boot: "b")) == 1_200_000)
    #expect(timer.left(at: ClockReading(wall: start.wall + 86_400_000, uptime: 9_000, boot: "b")) < 0)
    #expect(timer.left(at: ClockReading(wall: start.wall + 300_000, uptime: 9_000, boot: "")) == 900_000)
  }

  @Test func `a pause keeps what is left, and going on gives just that`() {
    var timer = RunningTimer(snack, patient: nil, at: start)
    timer.pause(at: start.later(200_050))
    #expect(timer.standing(at: start.later(900_000)).state == .paused)
    #expect(timer.left(at: start.later(900_000)) == 999_950)
    timer.resume(at: start.later(1_000_000))
    #expect(timer.left(at: start.later(1_000_000)) == 999_950)
    // No more than that, however far the clock is set back meanwhile.
    #expect(timer.left(at: ClockReading(wall: 0, uptime: 0, boot: "b")) == 999_950)
    timer.pause(at: start.later(9_000_000))
    #expect(timer.left(at: start) == 0)
  }

  @Test(arguments: [
    (0, 0, 60_000), (59_999, 0, 1), (60_000, 1, 120_000), (179_999, 1, 1), (180_000, 2, 30_000), (209_999, 2, 1),
  ])
  func `steps follow each other without a gap`(_ after: Int, _ index: Int, _ left: Int) {
    let standing = RunningTimer(day, patient: nil, at: start).standing(at: start.later(Int64(after)))
    #expect(standing.state == .running)
    #expect(standing.index == index)
    #expect(standing.left == Int64(left))
  }

  @Test func `it is over with its last step, and each step ends when the next begins`() {
    let timer = RunningTimer(day, patient: nil, at: start)
    let standing = timer.standing(at: start.later(210_000))
    #expect(standing.state == .over && standing.index == 2 && standing.left == 0 && standing.done == 1)
    #expect(timer.next(standing) == nil)
    #expect(timer.next(timer.standing(at: start))?.activity == "Park")
    #expect((0..<3).map { timer.end(ofStep: $0)?.since(start) } == [60_000, 180_000, 210_000])
  }

  @Test func `the machine's own clock tells one start from another`() {
    let now = Timekeeper.machine.now()
    #expect(!now.boot.isEmpty)
    #expect(now.wall > 1_600_000_000_000 && now.uptime > 0)
    #expect(Timekeeper.machine.now().boot == now.boot)
  }
}

/// Times as people write them.
struct TimeSpanTests {
  @Test(arguments: [
    ("5m", 300), ("5min", 300), ("90s", 90), ("1h", 3600), ("1h30m", 5400), ("1h30min10s", 5410), ("2H", 7200),
    ("00:05:00", 300), ("1:00:00", 3600), ("24:00:00", 86_400), ("0s", 0), ("2400h", 8_640_000),
  ])
  func `a time is read`(_ text: String, _ seconds: Int) {
    #expect(TimeSpan.seconds(text) == seconds)
  }

  @Test(arguments: [
    "", "5", "5x", "m", "-5m", "5m1h", "5m5m", "1h30", "05:00", "00:60:00", "00:00:60", "::", "1:2:3:4", "５m", "100d",
    "99999999999999999999h", "1.5h", "5 m", "lanche",
  ])
  func `what is no time isn't`(_ text: String) {
    #expect(TimeSpan.seconds(text) == nil)
  }

  @Test(arguments: [
    (0, "00:00:00"), (1, "00:00:01"), (300_000, "00:05:00"), (299_001, "00:05:00"), (86_400_000, "24:00:00"),
  ])
  func `what is left is told in hours, minutes and begun seconds`(_ milliseconds: Int, _ text: String) {
    #expect(TimeSpan.text(milliseconds: Int64(milliseconds)) == text)
  }
}
