import Foundation
import GRDB
import TagarelaKit
import TagarelaTestSupport
import Testing

/// Names from elsewhere, in a database, in packs and of files, on every way to the terminal. What may reach it is found out
/// with ordinary names on the same ways, not written down.
@Suite struct `Hostile names` {
  @Test(arguments: [UInt64.random(in: 1..<1_000_000), 1, 2])
  func `bring no escape sequence of their own to the terminal`(seed: UInt64) throws {
    let ordinary = Display(of: try session { $0 })
    #expect(ordinary.unseen.isEmpty, "ordinary names bring \(ordinary.unseen)")
    var names = HostileText(seed: seed)
    let seen = try session { names.spoilt($0) }
    let hostile = Display(of: seen)
    #expect(seen.count { $0 == "\u{FFFD}" } > 300, "seed \(seed): hardly anything hostile was shown")
    #expect(hostile.unseen.isEmpty, "seed \(seed): \(hostile.unseen)")
    #expect(hostile.escapes.subtracting(ordinary.escapes).subtracting(Display.timely).isEmpty, "seed \(seed)")
    #expect(hostile.bells <= Self.tabs, "seed \(seed): only Tab rings")
  }

  /// Lists, Tab, questions, errors, help and full screens, then a script that is echoed.
  private func session(_ spoil: (String) -> String) throws -> String {
    let tagarela = try Tagarela.withClinic()
    let workspace = tagarela.path(fileName(spoil("clinica")) + ".tagarela")
    try FileManager.default.moveItem(atPath: tagarela.workspace, toPath: workspace)
    try rename(in: workspace, spoil)
    try writePack(in: tagarela.path("packs"), spoil)
    let given = tagarela.path("given")
    try FileManager.default.createDirectory(atPath: given, withIntermediateDirectories: true)
    for name in ["um", "dois"] {
      let board = #"{"format":"open-board-0.1","id":"\#(name)","grid":{"rows":1,"columns":1,"order":[[null]]}}"#
      try Data(board.utf8).write(to: URL(filePath: "\(given)/\(fileName(spoil(name))).obf"))
    }
    let shared = ["-w", workspace, "--lang", "pt", "--modules", tagarela.path("packs")]
    let terminal = try tagarela.prompt(shared, environment: Self.withoutPictures, columns: 160)
    try terminal.expect(">")
    for keys in Self.keys(given) {
      try terminal.send(keys)
      _ = terminal.settle(milliseconds: 150)
      // A name that nearly fits is proposed; the next line would be taken for the answer.
      if terminal.seen.suffix(80).contains("n não)") {
        try terminal.send("\u{3}")
        _ = terminal.settle(milliseconds: 150)
      }
    }
    for (line, keys) in Self.screens {
      // Whatever was slow is over before a screen opens, and it is open before its keys are pressed.
      _ = terminal.settle(milliseconds: 2_000)
      try terminal.send(line + "\r")
      try terminal.expect("\u{1B}[?1049h")
      for key in keys {
        // Each key is answered by a whole screen: Escape and the next key that are read at once would be another key.
        try terminal.expect("\u{1B}[H")
        try terminal.send(key)
      }
      try terminal.expect("\u{1B}[?1049l")
    }
    _ = terminal.settle(milliseconds: 500)
    try terminal.send("\u{3}quit\r")
    #expect(try terminal.waitForExit() == .status(0))
    let script = tagarela.path(fileName(spoil("passos")) + ".tgl")
    let lines = [
      "board list # \(spoil("nota"))", "patient show '\(spoil("ninguém").filter { $0 != "'" && $0 != "\n" })'",
    ]
    try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: URL(filePath: script))
    let echoed = try tagarela.prompt(
      shared + ["--keep-going", "--echo", "run", script], environment: Self.withoutPictures)
    #expect(try echoed.waitForExit() == .status(1))
    return terminal.seen + echoed.seen
  }

  /// Their colours depend on how much room names leave them.
  private static let withoutPictures = ["TERM": "xterm"]

  private static let completed = [
    "patient show ", "symbol show ", "board show ", "plan show ", "category show ", "tutor show ", "use ",
    "module show ",
  ]
  private static let lines = [
    "patient list", "symbol list", "category list", "board list", "board tree", "plan list", "module list", "check",
    "module show our-words", "module check packs", "help", "help patient new", "use giovanna", "tutor list",
    "usage list",
    "observation list", "patient show #1", "tutor show #1", "category show #1", "symbol show #1", "symbol show #2",
    "board show #1", "board show Lanche", "plan show #1", "plan show Hora", "settings",
    "patient show xyz", "use rei", "symbol show suc", "symbol remove suco", "category remove #1", "board show Lanch",
    "board put Lanche 99 suco", "export nada x.pdf", "undo", "redo", "frase eu querer suco",
  ]

  private static func keys(_ given: String) -> [String] {
    let named = lines.map { $0 + "\r" }
    let tabbed: [String] = completed.flatMap { [$0 + "\t\t", "\u{3}"] }
    let received = ["receive \(given)/\t\t", "\u{3}", "receive \(given)/um\t --preview\r"]
    // Questions, with Tab in them.
    let asked = [
      "plan new Outro --tutor ana --type board\r", "descrição\r", "\t\t", "\u{3}", "\u{3}", "patient new\r", "\u{3}",
      "\u{3}",
    ]
    // What a patient has is shown only of the one in use, whatever became of the name.
    // A word that nothing is called is marked as one types on, and so is an option.
    return ["use #1\r", "patient show xyz ", "\u{3}", "patient list --sort name ", "\u{3}"] + tabbed + named + received
      + asked
  }

  private static let screens = [
    ("plan open Hora", ["\u{1B}[C", "\r", "\u{1B}"]), ("favourite choose", ["\r", "/", "s", "u", "\u{1B}", "\u{1B}"]),
    ("compose", ["\r", "\u{1B}[B", "\r", "\u{1B}"]),
  ]

  private static let tabs = 2 * (completed.count + 3)

  private func rename(in path: String, _ spoil: (String) -> String) throws {
    let columns = [
      "patient": ["name", "pathology"], "tutor": ["name", "place"], "category": ["name"],
      "symbol": ["name", "meaning"],
      "board": ["name"], "plan": ["name", "description"], "cell": ["label", "spoken"],
      "touch": ["symbol_name", "plan_name"], "observation": ["text", "author"], "setting": ["value"], "step": ["label"],
    ]
    try DatabaseQueue(path: path).write { db in
      for (table, names) in columns.sorted(by: { $0.key < $1.key }) {
        for name in names {
          for row in try Row.fetchAll(
            db, sql: "SELECT rowid AS number, \(name) AS text FROM \(table) WHERE \(name) IS NOT NULL")
          {
            guard let text = row["text"] as String?, let id = row["number"] as Int64? else { continue }
            try db.execute(sql: "UPDATE \(table) SET \(name) = ? WHERE rowid = ?", arguments: [spoil(text), id])
          }
        }
      }
    }
  }

  /// A pack whose name, words and drawings' names are spoilt.
  private func writePack(in folder: String, _ spoil: (String) -> String) throws {
    try FileManager.default.createDirectory(atPath: folder + "/words", withIntermediateDirectories: true)
    let name = try String(decoding: JSONEncoder().encode(spoil("Our words")), as: UTF8.self)
    let manifest =
      #"{"id": "our-words", "name": \#(name), "version": "1.0", "interface": 1, "adds": {"vocabulary": ["words.tsv"]}}"#
    try Data(manifest.utf8).write(to: URL(filePath: folder + "/words/module.json"))
    let words = (1...3).map {
      "word\($0)\tnoun\tfood\t2\t\(spoil("abraço\($0)").filter { !$0.isNewline && $0 != "\t" && $0 != "\0" })\n"
    }
    try Data(("key\tclass\tcategory\tcore\tpt\n" + words.joined()).utf8)
      .write(to: URL(filePath: folder + "/words/words.tsv"))
  }

  /// What a file may be called.
  private func fileName(_ text: String) -> String {
    String(decoding: text.utf8.filter { $0 != 0 && $0 != UInt8(ascii: "/") }.prefix(200), as: UTF8.self)
  }
}

/// Ordinary words with what a terminal obeys, or what can't be seen, between the letters.
private struct HostileText {
  private var random: Seeded

  init(seed: UInt64) { random = Seeded(state: seed) }

  /// None of these is among what the program itself writes.
  private static let sequences = [
    "\u{1B}[47;33m", "\u{1B}[6n", "\u{1B}[20t", "\u{1B}[2;3r", "\u{1B}[!p", "\u{1B}[?47h", "\u{1B}[3J\u{1B}[?5h",
    "\u{1B}]0;title\u{7}", "\u{1B}]52;c;eA==\u{1B}\\", "\u{1B}P+q544e\u{1B}\\", "\u{1B}_Ga=q;AA\u{1B}\\",
    "\u{1B}^x\u{1B}\\",
    "\u{1B}c", "\u{1B}#8", "\u{1B}(0", "\u{1B}%@", "\u{1B}N", "\u{1B}", "\u{9B}2;3r", "\u{9D}0;title\u{9C}",
    "\u{90}q\u{9C}",
    "\u{E0041}\u{E0042}\u{E007F}", "\u{202E}", "\u{2066}\u{2069}", "\u{FEFF}", "\u{61C}", "\r\n", "\u{2028}", "\0",
  ]

  mutating func spoilt(_ text: String) -> String {
    var result = ""
    for character in text {
      result.append(character)
      if Int.random(in: 0..<4, using: &random) == 0 { result += piece() }
    }
    return result + piece()
  }

  private mutating func piece() -> String {
    if Bool.random(using: &random) { return Self.sequences.randomElement(using: &random) ?? "" }
    let ranges: [ClosedRange<UInt32>] = [0...0x1F, 0x7F...0x9F, 0x200B...0x206F, 0xFFF0...0xFFFB, 0xE0000...0xE007F]
    guard let range = ranges.randomElement(using: &random) else { return "" }
    let value = UInt32.random(in: range, using: &random)
    // Among the program's own: Backspace, which moves the cursor in a line that is edited.
    return value == 8 ? "" : Unicode.Scalar(value).map { String(Character($0)) } ?? ""
  }
}

/// What a program has written to a terminal.
private struct Display {
  /// Escape sequences without the numbers of those that only move the cursor or write blanks; of colours each by itself, for which
  /// of them come together depends on what stood before.
  private(set) var escapes: Set<String> = []
  /// What steers or can't be seen, and is no part of a sequence.
  private(set) var unseen: Set<String> = []
  private(set) var bells = 0

  /// By which the line editor inserts and deletes, where it takes that for shorter, and the terminal is asked what it can
  /// do, where nobody is typing.
  static let timely: Set = ["ESC [  @", "ESC [  P", "ESC [  C", "ESC [  K", "ESC [  c"]

  init(of seen: String) {
    var rest = seen.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      switch scalar {
      case "\u{1B}": escapes.formUnion(Self.escapes(&rest))
      case "\u{7}": bells += 1
      case "\r", "\n", "\t", "\u{8}": continue
      default: if scalar.isUnseen { unseen.insert("U+" + String(scalar.value, radix: 16)) }
      }
    }
  }

  private static func escapes(_ rest: inout Substring.UnicodeScalarView) -> [String] {
    guard let kind = rest.popFirst() else { return ["ESC"] }
    guard kind == "[" else { return ["ESC \(kind)"] }
    var parameters = ""
    while let scalar = rest.popFirst() {
      guard (0x40...0x7E).contains(scalar.value) else {
        parameters.unicodeScalars.append(scalar)
        continue
      }
      if scalar == "m" { return parameters.split(separator: ";").map { "ESC [ \($0) m" } }
      let isMode = "hlrtnqpc".unicodeScalars.contains(scalar)
      return ["ESC [ \(isMode ? parameters : String(parameters.prefix { !$0.isNumber && $0 != ";" })) \(scalar)"]
    }
    return ["ESC [ \(parameters)"]
  }
}
