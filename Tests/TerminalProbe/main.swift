import Foundation

// What tests drive on a pseudo-terminal: `lines [HISTORY]`, `guided [HISTORY]` with colours and suggestions, `screen`, `work` or `graphics`.
let arguments = CommandLine.arguments.dropFirst()
switch arguments.first {
case "lines", "guided":
  exit(readLines(historyPath: arguments.dropFirst().first, isGuided: arguments.first == "guided"))
case "screen": exit(readKeys())
case "work": exit(workUntilInterrupted())
case "graphics": exit(tellGraphics())
default: exit(2)
}
