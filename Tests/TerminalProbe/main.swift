import Foundation
import Terminal

// What tests drive on a pseudo-terminal: `lines [HISTORY]`, `guided [HISTORY]` with colours and suggestions, `screen`, `work` or
// `graphics [MILLISECONDS]`.
let arguments = CommandLine.arguments.dropFirst()
switch arguments.first {
case "lines", "guided":
  exit(readLines(historyPath: arguments.dropFirst().first, isGuided: arguments.first == "guided"))
case "screen": exit(readKeys())
case "work": exit(workUntilInterrupted())
case "graphics":
  exit(tellGraphics(patience: arguments.dropFirst().first.flatMap { Int32($0) } ?? TerminalInquiry.patience))
default: exit(2)
}
