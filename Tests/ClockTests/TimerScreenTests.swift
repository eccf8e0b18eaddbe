import Foundation
import TagarelaTestSupport
import Testing

/// Timers at a real terminal.
@Suite(.waiting)
struct TimerScreenTests {
  private let program: Tagarela

  init() throws {
    program = try Tagarela(sharesCache: true)
  }

  private func start(_ arguments: [String] = [], columns: Int = 60, rows: Int = 24) throws -> PseudoTerminal {
    let terminal = try program.prompt(["--lang", "en"] + arguments, columns: columns, rows: rows)
    try terminal.expect("tagarela>")
    return terminal
  }

  @Test func `a timer goes on above the prompt while other things are typed and done`() throws {
    let terminal = try start()
    try terminal.send("timer new Snack 20m\r")
    try terminal.expect("✓")
    // One row up, drawn anew, and back to where one types.
    try terminal.expect("\u{1B}[1ASnack")
    try terminal.expect("00:1")
    try terminal.send("patient li")
    try terminal.expect("\u{1B}[1ASnack")
    // With Enter it leaves its place, and comes back above the next prompt.
    try terminal.send("st\r")
    try terminal.expect("\u{1B}[1A\u{1B}[1M\u{1B}8\u{1B}[1A")
    try terminal.expect("no patients")
    try terminal.expect("Snack")
    try terminal.expect("tagarela>")
    try terminal.send("timer new Bath 10m\r")
    try terminal.expect("\u{1B}[2ABath")
    try terminal.send("timer stop 1\r")
    try terminal.expect("stopped")
    try terminal.expect("\u{1B}[1ABath")
    terminal.signal(SIGKILL)
  }

  @Test func `the row is drawn about once a second, and costs next to nothing`() throws {
    let terminal = try start()
    let begun = Date()
    try terminal.send("timer new Snack 20m\r")
    try terminal.expect("\u{1B}[1ASnack")
    let before = try processorTime(terminal.process)
    var left: [Int] = []
    // A busy machine leaves out some seconds, but not one after each.
    while left.count < 5 || !zip(left, left.dropFirst()).contains(where: { $0 - $1 == 1 }) {
      try #require(left.count < 60)
      try left.append(seconds(in: terminal.expect("\u{1B}[1ASnack")))
    }
    let drawn = terminal.seen.components(separatedBy: "\u{1B}[1ASnack").count - 2
    let passed = Date().timeIntervalSince(begun)
    #expect(drawn <= Int(passed) + 1)
    #expect(try processorTime(terminal.process) - before < 0.05 * passed)
    terminal.signal(SIGKILL)
  }

  /// Of the last time in what was written.
  private func seconds(in text: String) throws -> Int {
    let times = text.matches(of: /00:(\d\d):(\d\d)/)
    let (_, minutes, seconds) = try #require(times.last).output
    return (Int(minutes) ?? 0) * 60 + (Int(seconds) ?? 0)
  }

  /// Seconds of the processor that a process has used, by `/proc` (proc(5)), in hundredths.
  private func processorTime(_ process: pid_t) throws -> Double {
    let stat = try String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
    let fields = stat.split(separator: ")").last.map { $0.split(separator: " ") } ?? []
    return (Double(fields[11]) ?? 0) / 100 + (Double(fields[12]) ?? 0) / 100
  }

  @Test func `the row stays with the prompt when Tab lists and the window changes`() throws {
    let terminal = try start()
    try terminal.send("timer new Snack 20m\r")
    try terminal.expect("\u{1B}[1ASnack")
    try terminal.send("timer \t\t")
    try terminal.expect("Begins a timer")
    try terminal.expect("Snack")
    try terminal.expect("\u{1B}[1ASnack")
    terminal.resize(columns: 100, rows: 30)
    try terminal.expect("\u{1B}[JSnack")
    try terminal.expect("\u{1B}[1ASnack")
    terminal.signal(SIGKILL)
  }

  @Test func `what clears the screen brings the row along at once, and what is typed`() throws {
    let terminal = try start()
    try terminal.send("timer new Snack 20m\r")
    try terminal.expect("\u{1B}[1ASnack")
    try terminal.send("patient li\u{0C}")
    try terminal.expect("\u{1B}[H\u{1B}[2JSnack")
    try terminal.expect("patient\u{1B}[0m li")
    try terminal.expect("\u{1B}[1ASnack")
    try terminal.send("st\r")
    try terminal.expect("no patients")
    try terminal.expect("Snack")
    terminal.signal(SIGKILL)
  }

  @Test func `a timer that goes by a name shows it, and whoever leaves is told until when it goes on`() throws {
    let terminal = try start()
    try terminal.send("timer save lunch Snack 20m --then Park 30m\r")
    try terminal.expect("✓")
    try terminal.send("timer new lunch\r")
    try terminal.expect("lunch · Snack")
    try terminal.send("timer new Bath 10m\r")
    try terminal.expect("Bath")
    try terminal.send("timer pause 2\r")
    try terminal.expect("paused")
    try terminal.send("timer show lunch\r")
    try terminal.expect("\u{1B}[?1049h")
    try terminal.expect("lunch · Snack")
    try terminal.send("\u{3}")
    try terminal.expect("\u{1B}[?1049l")
    _ = terminal.settle()
    try terminal.send("quit\r")
    try terminal.expect("lunch · Snack goes on until ")
    #expect(!terminal.settle().contains("Bath goes on"))
    _ = try terminal.waitForExit()
    let again = try start()
    try again.send("\u{4}")
    try again.expect("lunch · Snack goes on until ")
    _ = try again.waitForExit()
  }

  @Test(arguments: [["--plain"], ["--json"]])
  func `those who read line by line and programs hear nothing of it unasked`(_ arguments: [String]) throws {
    let terminal = try program.prompt(["--lang", "en"] + arguments, columns: 60, rows: 24)
    try terminal.expect("tagarela>")
    try terminal.send("timer new Snack 20m\r")
    try terminal.expect("tagarela>")
    _ = terminal.settle(milliseconds: 300)
    #expect(!terminal.settle(milliseconds: 1500).contains("00:"))
    terminal.signal(SIGKILL)
  }

  @Test func `the full screen shows the figure, and a patient's keys don't end it`() throws {
    let terminal = try start()
    try terminal.send("timer new Snack 20m --figure snail --then Park 30m\r")
    try terminal.expect("tagarela>")
    try terminal.send("timer show\r")
    try terminal.expect("\u{1B}[?1049h")
    try terminal.expect("Snack")
    try terminal.expect("then Park 00:30:00")
    try terminal.send("qsp \r\u{7F}x\u{1B}[<0;10;10M")
    for _ in 0..<6 { try terminal.expect("then Park 00:30:00") }
    #expect(!terminal.seen.contains("\u{1B}[?1049l"))
    terminal.resize(columns: 90, rows: 30)
    try terminal.expect("then Park")
    try press("p", told: "p pause · s stop · q leave", until: "paused", on: terminal)
    try press("q", told: "p resume", until: "\u{1B}[?1049l", on: terminal)
    try terminal.expect("paused")
    // What the carer did there is one step.
    try terminal.send("undo\r")
    try terminal.expect("tagarela>")
    try terminal.send("timer\r")
    try terminal.expect("running")
    try terminal.send("timer show\r")
    try terminal.expect("\u{1B}[?1049h")
    try press("s", told: "q leave", until: "stopped", on: terminal)
    terminal.signal(SIGKILL)
  }

  /// Escape, and then a letter: again where that came after the few seconds in which it is taken.
  private func press(_ letter: String, told hint: String, until done: String, on terminal: PseudoTerminal) throws {
    for _ in 0..<5 {
      try terminal.send("\u{1B}")
      guard (try? terminal.expect(hint, within: 30)) != nil else { continue }
      try terminal.send(letter)
      // What is left of this screen, and those that still have the hint: one without has taken the letter, or won't any more.
      var shown = try terminal.expect(anyOf: [done, "\u{1B}[H"])
      repeat {
        if shown.hasSuffix(done) { return }
        shown = try terminal.expect(anyOf: [done, "\u{1B}[H"])
      } while shown.contains(hint)
      if shown.hasSuffix(done) { return }
    }
    try terminal.expect(done)
  }

  /// A terminal with graphics, by what it is called; 10 pictures a second are wanted.
  @Test(arguments: [("foot", "\u{1B}P"), ("xterm-kitty", "\u{1B}_Ga=T,f=100,i=1,q=2,")])
  func `where there are graphics the figure is drawn of pixels`(_ name: String, _ picture: String) throws {
    let terminal = try program.prompt(
      ["--lang", "en"], environment: ["TERM": name, "COLORTERM": "truecolor"], columns: 60, rows: 24)
    try terminal.expect("tagarela>")
    try terminal.send("timer new Snack 20m --figure rabbit\r")
    try terminal.expect("tagarela>")
    try terminal.send("timer show\r")
    for _ in 0..<5 { try terminal.expect(picture) }
    try terminal.send("\u{3}")
    try terminal.expect("\u{1B}[?1049l")
    terminal.signal(SIGKILL)
  }

  @Test func `with --plain it is one quiet line that Enter leaves`() throws {
    let terminal = try start(["--plain"])
    try terminal.send("timer new Snack 20m\r")
    try terminal.expect("tagarela>")
    try terminal.send("timer show\r")
    try terminal.expect("\r\u{1B}[KSnack  00:1")
    #expect(!terminal.seen.contains("\u{1B}[?1049h"))
    try terminal.send("\r")
    try terminal.expect("running")
    terminal.signal(SIGKILL)
  }

  @Test func `the end is seen, and the next step begins by itself`() throws {
    let terminal = try start()
    try terminal.send("timer new Snack 1s --then Park 2s\r")
    try terminal.expect("Park")
    try terminal.expect("over")
    try terminal.send("timer\r")
    try terminal.expect("over")
    terminal.signal(SIGKILL)
  }
}
