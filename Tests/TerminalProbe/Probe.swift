import Foundation
import Glibc
import Terminal

/// Says each line in hexadecimal, so that a test sees every byte. `?` asks a question first.
func readLines(historyPath: String?, isGuided: Bool) -> Int32 {
  Interruption.install()
  let history = historyPath.map { History(path: $0) }
  let editor = LineEditor(
    history: history?.entries ?? [],
    words: LineWords(more: { "and \($0) more" }, search: "buscar: ", searchFailed: "nada: ", noEditor: "no editor"))
  var initial = ""
  while true {
    guard
      let answer = try? editor.readLine(
        prompt: OwnEscape.sequence("[1m") + "probe" + OwnEscape.sequence("[0m") + "> ", remembering: true,
        initial: initial, guide: guide(isColored: isGuided))
    else {
      print("refused")
      return 1
    }
    initial = ""
    switch answer {
    case .end:
      print("bye")
      return 0
    case .abandoned: print("abandoned")
    case .line(let line):
      history?.append(line)
      run(line, editor)
    case .lines(let lines, let rest):
      for line in lines { run(line, editor) }
      initial = rest
    }
  }
}

private func run(_ line: String, _ editor: LineEditor) {
  if line == "?" {
    return print("answered \((try? editor.readLine(prompt: "e-mail: ", remembering: false)) ?? .end)")
  }
  print("got \(line.unicodeScalars.count):" + line.utf8.map { String(format: "%02x", $0) }.joined() + ";")
}

func readKeys() -> Int32 {
  guard let screen = try? Screen() else {
    print("refused")
    return 1
  }
  var lines = ["Tela"]
  while true {
    screen.draw(lines)
    let key = screen.readKey()
    lines.append("<\(key)> \(screen.size.columns)")
    if key == .end || lines.count > 20 { break }
  }
  screen.leave()
  print("left")
  return 0
}

func workUntilInterrupted() -> Int32 {
  Interruption.install()
  print("working")
  while !Interruption.requested { usleep(10_000) }
  Interruption.clear()
  print("interrupted \(Interruption.requested)")
  return 130
}

/// Asks the terminal for its graphics and says what it answered.
func tellGraphics(patience: Int32) -> Int32 {
  print("graphics: \(TerminalInquiry.showsSixel(patience: patience) ? "sixel" : "none")")
  return 0
}
