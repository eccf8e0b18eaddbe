import Foundation

// What tests drive on a pseudo-terminal: `lines [HISTORY]`, `screen`, `work` or `graphics`.
let arguments = CommandLine.arguments.dropFirst()
switch arguments.first {
case "lines": exit(readLines(historyPath: arguments.dropFirst().first))
case "screen": exit(readKeys())
case "work": exit(workUntilInterrupted())
case "graphics": exit(tellGraphics())
default: exit(2)
}
