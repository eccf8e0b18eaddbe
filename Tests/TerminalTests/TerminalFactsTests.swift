import Testing

@testable import Terminal

@Suite struct `Facts of a terminal` {
  private func facts(_ environment: [String: String]) -> TerminalFacts {
    TerminalFacts(isTerminal: true, size: (80, 24), environment: environment)
  }

  @Test(
    arguments: [
      (["TERM": "xterm"], .sixteen), (["TERM": "xterm-256color"], .indexed256), (["TERM": "dumb"], .none), ([:], .none),
      (["TERM": "xterm-256color", "COLORTERM": "truecolor"], .trueColor), (["TERM": "xterm", "NO_COLOR": "1"], .none),
      (["TERM": "xterm", "NO_COLOR": ""], .sixteen), (["TERM": "xterm-kitty"], .trueColor),
    ] as [([String: String], TerminalFacts.Colors)])
  func `tell its colours`(environment: [String: String], colors: TerminalFacts.Colors) {
    #expect(facts(environment).colors == colors)
  }

  @Test(
    arguments: [
      (["TERM": "xterm-kitty"], .kitty), (["TERM": "xterm-256color", "KITTY_WINDOW_ID": "1"], .kitty),
      (["TERM": "foot"], .sixel), (["TERM": "xterm-256color", "TERM_PROGRAM": "iTerm.app"], .sixel),
      (["TERM": "tmux-256color", "KITTY_WINDOW_ID": "1"], .none), (["TERM": "xterm"], .none),
    ] as [([String: String], TerminalFacts.Graphics)])
  func `tell how pictures go`(environment: [String: String], graphics: TerminalFacts.Graphics) {
    #expect(facts(environment).graphics == graphics)
  }

  @Test func `fall back to the environment, then to 80 by 24`() {
    #expect(TerminalFacts.size(of: -1, environment: ["COLUMNS": "100", "LINES": "x"]) == (100, 24))
    #expect(TerminalFacts.size(of: -1, environment: [:]) == (80, 24))
    #expect(!TerminalFacts.isTerminal(-1))
  }

  @Test func `have no colours without a terminal`() {
    let file = TerminalFacts(isTerminal: false, size: (80, 24), environment: ["TERM": "xterm-256color"])
    #expect(file.colors == .none)
  }
}
