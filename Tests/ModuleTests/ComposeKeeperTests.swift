import Clinic
import BuiltIns
import Foundation
import Shell
import Synchronization
import TagarelaKit
import Testing
import Workspace

/// A module that keeps finished sentences, as a diary does.
struct ComposeKeeperTests {
  /// What was kept, and what the keeper does wrong.
  private final class Diary: Sendable {
    private let all = Mutex<[ComposedSentence]>([])

    var kept: [ComposedSentence] { all.withLock { $0 } }

    var module: Module {
      Module(id: "diary", version: "1") { registrar in
        try registrar.add(
          SentenceKeeper(id: "diary") { _, sentence in
            guard sentence.patient != nil else { throw Failure("subject.none") }
            self.all.withLock { $0.append(sentence) }
            return Phrase("diary.kept", ["text": .text(sentence.text)])
          }, to: .sentenceKeepers)
        try registrar.add(
          Translation(
            module: "diary", language: "en",
            messages: "keeper.diary = the notebook\ndiary.kept = kept in the notebook: {text}"), to: .translations)
      }
    }
  }

  /// The one that is built in would take the place.
  private static let others = builtInModules.filter { $0.id != "diary" }
  private let diary = Diary()

  private func bench(_ console: any Console = RecordingConsole()) throws -> ShellBench {
    let bench = try ShellBench(Self.others + [diary.module], console: console)
    for line in ["patient new Bia", "patient new Rui", "use Bia"] { _ = try bench.run(line) }
    return bench
  }

  private func touches(_ bench: ShellBench) throws -> [String] {
    try bench.workspace.touches(of: bench.workspace.patient(named: "Bia").id).map(\.symbolName)
  }

  @Test(arguments: ["diary", "DIARY", "\"the notebook\""])
  func `a finished sentence is kept with its parts, whose it is and what it says`(_ name: String) throws {
    let bench = try bench()
    let outcome = try #require(try bench.outcome("compose mother want eat apple :not --as-patient --keep \(name)"))
    #expect(outcome.remarks.map(\.key) == ["diary.kept"])
    let kept = try #require(diary.kept.first)
    #expect(kept.text == "Mother doesn't want to eat an apple.")
    #expect(kept.language == "en")
    #expect(kept.patient == (try bench.workspace.patient(named: "Bia").id))
    #expect(kept.parts.map(\.word) == ["mother", "want", "eat", "apple"])
    #expect(kept.parts.map(\.concept) == ["mother", "want", "eat", "apple"])
    #expect(kept.isNegative && !kept.isQuestion)
    #expect(try touches(bench).sorted() == ["apple", "eat", "mother", "want"])
  }

  @Test func `keeping and noting are one step, which undo takes back`() throws {
    let bench = try bench()
    _ = try bench.run("compose mother eat apple --as-patient --keep diary")
    #expect(try touches(bench).count == 3)
    _ = try bench.run("undo")
    #expect(try touches(bench).isEmpty)
  }

  @Test func `where it can't be kept nothing is noted`() throws {
    let diary = Diary()
    let refusing = Module(id: "refusing", version: "1") { registrar in
      try registrar.add(SentenceKeeper(id: "full") { _, _ in throw Failure("value.empty") }, to: .sentenceKeepers)
    }
    let bench = try ShellBench(Self.others + [diary.module, refusing])
    for line in ["patient new Bia", "use Bia"] { _ = try bench.run(line) }
    #expect(throws: Failure.self) { try bench.run("compose mother eat apple --as-patient --keep full") }
    #expect(try touches(bench).isEmpty)
    let unknown = #expect(throws: Failure.self) { try bench.run("compose mother eat apple --as-patient --keep shelf") }
    #expect(unknown?.what.key == "compose.keeper_unknown")
    #expect(unknown.map { Set($0.candidates) } == ["diary", "full"])
    #expect(try touches(bench).isEmpty)
  }

  @Test func `a patient's own symbol stands for its word before everybody's`() throws {
    let bench = try bench()
    let workspace = bench.workspace
    let bia = try workspace.patient(named: "Bia").id
    let category = Category(name: "ours", color: .red)
    _ = try workspace.change("two symbols") {
      let drawer = try workspace.add(category).id
      let juice = Symbol(name: "juice", meaning: "", category: category, picture: nil)
      for (owner, content) in [(nil, "<svg/>"), (bia, "<svg />")] {
        let picture = try workspace.keep(Picture(format: .svg, bytes: Data(content.utf8)), width: 1, height: 1)
        try workspace.add(juice, category: drawer, patient: owner, picture: picture, voice: nil)
      }
    }
    func symbol(for patient: String) throws -> SymbolRecord? {
      _ = try bench.run("compose mother drink juice --keep diary --patient \(patient)")
      let id = diary.kept.last?.parts.last?.symbol
      return try workspace.symbols(for: workspace.patient(named: patient).id).first { $0.id == id }
    }
    let own = try #require(try symbol(for: "Bia"))
    #expect(own.patient == bia)
    let everybodys = try #require(try symbol(for: "Rui"))
    #expect(everybodys.patient == nil && everybodys.id != own.id)
  }

  // MARK: on the screen

  @Test func `on the screen a finished sentence is kept by a digit`() throws {
    let console = ScreenConsole(["/mother", "⏎", "/eat", "⏎", "/apple", "⏎", "e", "1"])
    let bench = try bench(console)
    let outcome = try #require(try bench.outcome("compose --as-patient"))
    #expect(diary.kept.map(\.text) == ["Mom eats an apple."])
    let last = try #require(console.shown.last)
    #expect(last.deeds.contains { $0.key == "1" && $0.name == "the notebook" })
    #expect(last.feedback == "kept in the notebook: Mom eats an apple.")
    #expect(
      console.shown.dropLast().allSatisfy { board in board.search == nil || !board.deeds.contains { $0.key == "1" } })
    #expect(
      try Printer(.plain).text(outcome, wording: bench.wording, width: nil)?.contains("Mom eats an apple.") == true)
    #expect(try touches(bench).sorted() == ["apple", "eat", "mom"])
  }

  @Test func `what can't be kept stays on the screen, with the reason`() throws {
    let console = ScreenConsole(["/mother", "⏎", "/sleep", "⏎", "e", "1"])
    let bench = try ShellBench(Self.others + [diary.module], console: console)
    let outcome = try #require(try bench.outcome("compose"))
    #expect(console.shown.last?.feedback.isEmpty == false)
    #expect(diary.kept.isEmpty)
    #expect(try Printer(.plain).text(outcome, wording: bench.wording, width: nil)?.contains("Mom is sleeping.") == true)
  }

  @Test func `each finished sentence is noted once, and each is a step of its own`() throws {
    let console = ScreenConsole([
      "/mother", "⏎", "/eat", "⏎", "/apple", "⏎", "e", "s", "s", "n", "n", "a", "/dog", "⏎", "/sleep", "⏎", "e",
    ])
    let bench = try bench(console)
    _ = try bench.outcome("compose --as-patient")
    #expect(try touches(bench).sorted() == ["apple", "dog", "eat", "mom", "sleep"])
    _ = try bench.run("undo")
    #expect(try touches(bench).sorted() == ["apple", "eat", "mom"])
    _ = try bench.run("undo")
    #expect(try touches(bench).isEmpty)
  }

  @Test func `what somebody else makes on the screen is kept where that is wanted, but isn't the patient's use`() throws
  {
    let bench = try bench(ScreenConsole(["/mother", "⏎", "/eat", "⏎", "/apple", "⏎", "e", "1"]))
    let outcome = try #require(try bench.outcome("compose"))
    #expect(diary.kept.map(\.text) == ["Mom eats an apple."])
    #expect(outcome.remarks.map(\.key) == ["compose.uncounted"])
    #expect(try touches(bench).isEmpty)
    let unfinished = try self.bench(ScreenConsole(["/mother", "⏎"]))
    // What was begun is told, and nothing of whose use it is.
    #expect(try unfinished.outcome("compose")?.remarks.map(\.key) == ["compose.left"])
  }

  @Test func `what is likely comes first, then all of it by category, each with its name`() throws {
    let console = ScreenConsole(["c", "⌫", "c", "⏎", "⏎"])
    let bench = try bench(console)
    _ = try bench.outcome("compose")
    let boards = console.shown
    let names = boards[0].grid.pageNames
    #expect(names.count == boards[0].grid.pages && names.first == "likely")
    #expect(names.dropFirst().first?.hasPrefix("pronouns and little words") == true)
    #expect(names.contains { $0.hasPrefix("animals") })
    // Who speaks and who is spoken to is wanted first.
    #expect(boards[0].grid.cells.prefix(3).map(\.label) == ["I", "you", "we"])
    let labels = Dictionary(grouping: boards[0].grid.cells, by: \.label)
    #expect(labels["dog"]?.count == 2)
    // The categories, from which one comes back, or into one.
    #expect(boards[1].path == ["Sentence", "who?", "categories"] && boards[1].search == nil)
    let categories = boards[1].grid.cells.map(\.label)
    #expect(categories.contains("animals") && Set(categories).count == categories.count)
    #expect(boards[2].path == ["Sentence", "who?"] && boards[2].grid.pageNames == names)
    let page = boards[4].cursor.map { boards[4].grid.size.place(ofPosition: $0).page }
    #expect(page.map { names[$0 - 1] }?.hasPrefix(categories[0]) == true)
    #expect(boards[5].strip.count == 1 && boards[5].cursor == nil)
  }

  @Test func `marks of the sentence and what can be done stand there from the start`() throws {
    let console = ScreenConsole(["⏎", "d"])
    let bench = try bench(console)
    _ = try bench.outcome("compose")
    let (begun, chosen, dropped) = (console.shown[0], console.shown[1], console.shown[2])
    #expect(begun.deeds.map(\.key) == ["n", "?", "t", "c"])
    #expect(begun.deeds.filter(\.isSwitch).map(\.key) == ["n", "?"])
    #expect(Set("sda").isSubset(of: chosen.deeds.map(\.key)) && chosen.strip.map(\.label) == ["I"])
    #expect(dropped.strip.isEmpty && dropped.path.last == "who?")
  }

  @Test func `who finished one sentence and began another has finished one`() throws {
    let console = ScreenConsole(["/mother", "⏎", "/eat", "⏎", "e", "a", "/dog", "⏎"])
    let bench = try bench(console)
    let outcome = try #require(try bench.outcome("compose"))
    #expect(outcome.said == nil)
    #expect(try Printer(.plain).text(outcome, wording: bench.wording, width: nil)?.contains("Mom eats.") == true)
    let unfinished = try self.bench(ScreenConsole(["/mother", "⏎", "/eat", "⏎"]))
    #expect(try unfinished.outcome("compose")?.said?.key == "compose.closed")
    #expect(try touches(unfinished).isEmpty)
  }

  @Test func `steps, strip, deeds and message show what there is`() throws {
    let console = ScreenConsole([
      "/mother", "⏎", "n", "/eat", "⏎", "?", "t", "/apple", "⏎", "e", "⌫", "⌫", "⌫", "⌫", "⌫",
    ])
    let bench = try bench(console)
    _ = try bench.outcome("compose")
    let boards = console.shown.filter { $0.search?.isEmpty ?? true }
    let steps = boards.map { $0.path.last ?? "" }
    #expect(
      steps == [
        "who?", "does what?", "does what?", "and what else?", "and what else?", "and what else?", "and what else?",
        "sentence finished", "and what else?", "and what else?", "does what?", "who?", "who?",
      ])
    #expect(
      boards.map { $0.strip.map(\.label) } == [
        [], ["mom"], ["mom", "✗"], ["mom", "✗ eat"], ["mom", "✗ eat", "?"], ["mom", "✗ eat", "?"],
        ["mom", "✗ eat", "apple", "?"], ["mom", "✗ eat", "apple", "?"], ["mom", "✗ eat", "apple", "?"],
        ["mom", "✗ eat", "?"], ["mom", "✗", "?"], ["✗", "?"], ["✗", "?"],
      ])
    #expect(boards[7].message == "Didn't Mom eat an apple?")
    #expect(boards[12].feedback == "there is no choice to drop")
    // A sentence may end where something was chosen, and only there.
    #expect(
      boards.map { board in board.deeds.contains { $0.key == "e" } }
        == [false, true, true, true, true, true, true, false, true, true, true, false, false])
    #expect(boards[7].deeds.map(\.key) == ["s", "a", "1", "n", "?", "t"])
    #expect(boards[7].deeds.filter(\.isOn).map(\.key) == ["n", "?", "t"])
  }

  @Test func `the adult's NO fills the screen, where it is wanted`() throws {
    let console = ScreenConsole(["/mother", "⏎", "/sleep", "⏎", "e", "x", "⌫", "x", "a"])
    let bench = try bench(console)
    _ = try bench.run("settings adult_no yes")
    _ = try bench.outcome("compose")
    let boards = Array(console.shown.suffix(5))
    #expect(boards[0].deeds.contains { $0.key == "x" && !$0.isOn })
    #expect(boards[1].grid.cells.map(\.label) == ["No."])
    #expect(boards[1].grid.size == .one && boards[1].path.last == "the adult's answer")
    #expect(boards[2].path.last == "sentence finished")
    #expect(boards[4].path.last == "who?")
    let without = ScreenConsole(["/mother", "⏎", "/sleep", "⏎", "e", "x"])
    _ = try self.bench(without).outcome("compose")
    #expect(without.shown.allSatisfy { board in !board.deeds.contains { $0.key == "x" } })
    #expect(without.shown.last?.path.last == "sentence finished")
  }
}

/// A screen with a script at its keys: `/letters` searches, `⏎` touches the first cell, `⌫` goes back, else a deed's key.
private final class ScreenConsole: Console {
  let isInteractive = false
  let hasScreen = true
  let width: Int? = 100
  private let keys: [String]
  /// Every board in turn.
  private(set) var shown: [ShownBoard] = []

  init(_ keys: [String]) { self.keys = keys }

  func ask(_ question: String, complete: ((String) -> [String])?) throws -> String { throw Failure("interrupted") }
  func result(_ text: String) {}
  func message(_ text: String) {}
  func progress(_ label: String, _ fraction: Double?) {}

  func open(
    _ board: ShownBoard, wording: ShownBoardWording, lock: ScreenLock?, act: (BoardGesture) throws -> ShownBoard
  ) throws {
    shown.append(board)
    for key in keys {
      switch key {
      case "⏎": shown.append(try act(.touch(1)))
      case "⌫": shown.append(try act(.back))
      case _ where key.hasPrefix("/") && key.count > 1: shown.append(try act(.search(String(key.dropFirst()))))
      default:
        // Other keys do nothing.
        guard let deed = shown.last?.deeds.first(where: { key == String($0.key) }) else { continue }
        shown.append(try act(.deed(deed.key)))
      }
    }
  }
}
