import Foundation
import Testing

import StructuredText

struct DelimitedTextTests {
  private func rows(_ text: String) -> [[String]] { DelimitedText(Array(text.utf8)).rows.map(\.cells) }

  @Test(
    arguments: [
      ("a,b\n1,2\n", [["a", "b"], ["1", "2"]]),
      ("a,b\n1,2", [["a", "b"], ["1", "2"]]),
      ("a,b\r\n1,2\r\n", [["a", "b"], ["1", "2"]]),
      ("a,b\r1,2\r", [["a", "b"], ["1", "2"]]),
      ("a,b\n,\n", [["a", "b"]]),
      ("a,b\n1,\n", [["a", "b"], ["1", ""]]),
      ("a,b\n\n\n1,2\n", [["a", "b"], ["1", "2"]]),
      ("a,b\n\"1,5\",2\n", [["a", "b"], ["1,5", "2"]]),
      ("a,b\n\"say \"\"hi\"\"\",2\n", [["a", "b"], ["say \"hi\"", "2"]]),
      ("a,b\n\"one\r\ntwo\",2\n", [["a", "b"], ["one\r\ntwo", "2"]]),
      ("a,b\n\"\",2\n", [["a", "b"], ["", "2"]]),
      ("a,b\n5\" nail,2\n", [["a", "b"], ["5\" nail", "2"]]),
      ("a,b\n\"x\"y,2\n", [["a", "b"], ["xy", "2"]]),
      ("a;b\n1,5;2\n", [["a", "b"], ["1,5", "2"]]),
      ("a\tb\n1,5\t\"2\t3\"\n", [["a", "b"], ["1,5", "2\t3"]]),
      ("\"a;b\",c\n1,2\n", [["a;b", "c"], ["1", "2"]]),
      ("água,maçã\n😀,ç\n", [["água", "maçã"], ["😀", "ç"]]),
      ("", []), ("\n\n", []), ("a", [["a"]]),
    ] as [(String, [[String]])])
  func `rows and cells are those of RFC 4180`(_ text: String, _ expected: [[String]]) {
    #expect(rows(text) == expected)
  }

  @Test func `a row is known by the line on which it begins`() {
    let text = "a,b\r\n\"one\r\ntwo\nthree\",1\r\n\r\nlast,2\r\n"
    #expect(DelimitedText(Array(text.utf8)).rows.map(\.line) == [1, 2, 6])
  }

  @Test func `a quote that is not closed costs its own line only`() {
    let read = DelimitedText(Array("a,b\n1,2\n\"3,4\n5,6\n7,8\n".utf8))
    #expect(read.rows.map(\.cells) == [["a", "b"], ["1", "2"], ["5", "6"], ["7", "8"]])
    #expect(read.openQuotes == [3])
    #expect(read.rows.map(\.line) == [1, 2, 4, 5])
  }

  @Test func `quotes made to take for ever are given up`() {
    // Each line closes the quote of the one before and opens another, so that each would read to the end.
    let line = "a\"b,\"c\n"
    let text = "a,b\n" + String(repeating: line, count: 60_000)
    let read = DelimitedText(Array(text.utf8))
    #expect(read.isHopeless)
    #expect(read.rows.count == 1)
  }
}
