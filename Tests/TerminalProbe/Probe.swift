import Foundation
import Glibc
import Terminal

/// Says each line in hexadecimal, so that a test sees every byte. `?` asks a question first.
func readLines(historyPath: String?) -> Int32 {
  Interruption.install()
  let history = historyPath.map { History(path: $0) }
  let editor = LineEditor(history: history?.entries ?? []) { "and \($0) more" }
  while true {
    guard
      let answer = try? editor.readLine(
        prompt: OwnEscape.sequence("[1m") + "probe" + OwnEscape.sequence("[0m") + "> ", remembering: true,
        completer: offer)
    else {
      print("refused")
      return 1
    }
    switch answer {
    case .end:
      print("bye")
      return 0
    case .abandoned: print("abandoned")
    case .line("?"): print("answered \((try? editor.readLine(prompt: "e-mail: ", remembering: false)) ?? .end)")
    case .line(let line):
      history?.append(line)
      print("got \(line.unicodeScalars.count):" + line.utf8.map { String(format: "%02x", $0) }.joined() + ";")
    }
  }
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
func tellGraphics() -> Int32 {
  print("graphics: \(TerminalInquiry.showsSixel() ? "sixel" : "none")")
  return 0
}
