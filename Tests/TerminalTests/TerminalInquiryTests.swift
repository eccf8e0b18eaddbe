import TagarelaTestSupport
import Testing

@testable import Terminal

@Suite(.waiting) struct `A terminal that is asked` {
  @Test(
    arguments: [
      ("\u{1B}[?64;1;2;4;22c", [64, 1, 2, 4, 22]), ("\u{1B}[?1;2c", [1, 2]), ("\u{1B}[?62c", [62]), ("x", []), ("", []),
      ("\u{1B}[?64;4", []),
    ])
  func `says what it can`(answer: String, attributes: [Int]) {
    #expect(TerminalInquiry.attributes(in: Array(answer.utf8)) == attributes)
  }

  @Test(arguments: [("\u{1B}[?64;4;22c", "sixel"), ("\u{1B}[?1;2c", "none"), ("", "none")])
  func `is asked once and answers, or doesn't`(answer: String, result: String) throws {
    // What comes may come late here.
    let patience = answer.isEmpty ? [] : ["100000"]
    let terminal = try PseudoTerminal.spawn("TerminalProbe", arguments: ["graphics"] + patience)
    try terminal.expect("\u{1B}[c")
    if !answer.isEmpty { try terminal.send(answer) }
    try terminal.expect("graphics: \(result)")
    #expect(try terminal.waitForExit() == .status(0))
  }
}
