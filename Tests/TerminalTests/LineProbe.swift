import Foundation
import TagarelaTestSupport

/// The probe reading lines at a pseudo-terminal, with its prompt shown.
func startLines(
  _ arguments: [String] = [], environment: [String: String] = ["LANG": "C.UTF-8"], columns: Int = 80,
  isGuided: Bool = false
) throws -> PseudoTerminal {
  let terminal = try PseudoTerminal.spawn(
    "TerminalProbe", arguments: [isGuided ? "guided" : "lines"] + arguments, environment: environment, columns: columns)
  try terminal.expect("> ")
  return terminal
}

/// What the probe says once it has read a line.
func said(_ line: String) -> String {
  "got \(line.unicodeScalars.count):" + line.utf8.map { String(format: "%02x", $0) }.joined() + ";"
}
