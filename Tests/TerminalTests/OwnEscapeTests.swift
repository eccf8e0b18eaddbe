import Foundation
import Glibc
import TagarelaTestSupport
import Testing

@testable import Terminal

@Suite struct `What goes to a terminal` {
  @Test func `our own escape sequences pass, and none that a text brings along`() {
    let shown = OwnEscape.sequence("[1m") + "a\u{1B}[31mb\u{9B}2J\u{202E}\u{1}" + OwnEscape.sequence("[0m") + "\n\tc"
    #expect(shown.forTerminal == "\u{1B}[1ma\u{FFFD}[31mb\u{FFFD}2J\u{FFFD}\u{FFFD}\u{1B}[0m\n\tc")
    #expect(shown.asRow.hasSuffix("\u{1B}[0m  c"))
    #expect("água 👩‍👩‍👧".forTerminal == "água 👩‍👩‍👧")
  }

  @Test func `nobody who doesn't know the mark of this run can write it`() {
    var random = SystemRandomNumberGenerator()
    for _ in 0..<10_000 {
      let guess = (0..<8).compactMap { _ in Unicode.Scalar(0xFDD0 + UInt32.random(in: 0..<32, using: &random)) }
      let text = String(String.UnicodeScalarView(guess)) + "[31m"
      #expect(!text.forTerminal.contains("\u{1B}"))
    }
    #expect(OwnEscape.mark.unicodeScalars.count == 8)
    #expect(!String(OwnEscape.mark.unicodeScalars.dropFirst()).forTerminal.contains("\u{1B}"))
  }

  @Test(arguments: [
    "\u{1B}[38;5;196m▄\u{1B}[0m", "\u{1B}[48;2;255;255;255m \u{1B}[m", "\u{1B}P0;1;0q\"1;1;2;2#0;2;0;0;0~-\u{1B}\\",
    "\u{1B}_Ga=T,f=32,s=1,v=1,c=20,r=10,m=1;AAAA\u{1B}\\\u{1B}_Gm=0;BBBB\u{1B}\\", "\u{1B}_Gt=d,f=100;AA\u{1B}\\",
  ])
  func `a drawn picture is shown as it was drawn`(_ drawn: String) {
    #expect(OwnEscape.picture(drawn).forTerminal == drawn)
  }

  @Test(arguments: [
    "\u{1B}[2J", "\u{1B}[10A", "\u{1B}]0;title\u{7}", "\u{1B}]52;c;eA==\u{1B}\\", "\u{1B}c", "\u{1B}[?1049h",
    "\u{1B}[6n",
    "\u{1B}[>4;1m", "\u{1B}P$q\"p\u{1B}\\", "\u{1B}P+q544e\u{1B}\\", "\u{1B}_Gt=f,a=T;L2V0Yy9wYXNzd2Q=\u{1B}\\",
    "\u{1B}_Ga=T,t=s;AA\u{1B}\\", "\u{1B}_Xother\u{1B}\\", "\u{1B}^pm\u{1B}\\", "\u{1B}P0q\u{1B}[2J~\u{1B}\\",
    "\u{9B}2J",
    "\u{1B}P0q~", "\u{1B}", "\u{1B}[", "a\u{7}b\r",
  ])
  func `of what a picture may not do nothing gets through`(_ drawn: String) {
    let shown = OwnEscape.picture("x" + drawn + "y").forTerminal
    #expect(!shown.unicodeScalars.contains { $0.value < 0x20 || (0x7F..<0xA0).contains($0.value) }, "\(shown)")
  }

  @Test func `a full disk and a closed file are refusals, not the end`() throws {
    let full = open("/dev/full", O_WRONLY)
    defer { close(full) }
    #expect(throws: Outlet.Refusal(code: ENOSPC)) { try Outlet(descriptor: full).show("x") }
    Outlet(descriptor: full).tell("x")
    #expect(throws: Outlet.Refusal(code: EBADF)) { try Outlet(descriptor: -1).show("x") }
    Outlet(descriptor: -1).redraw("x")
    #expect(Outlet.Refusal(code: EPIPE).isUnread && !Outlet.Refusal(code: ENOSPC).isUnread)
  }
}
