import TagarelaKit
import Testing

struct MessageTableTests {
  @Test func `a table has a key with its text a line, blank lines and comments`() {
    let table = MessageTable("# people\n\n  a.b = one = 1\n\tc=two  \r\n# c = three\nd =\n")
    #expect(table.texts == ["a.b": "one = 1", "c": "two", "d": ""])
    #expect(table.repeated.isEmpty && table.unreadable.isEmpty)
  }

  @Test func `a bar and a blank go on with the text before them, indented as it is`() {
    let table = MessageTable("a = one\n  | two\n|\n|   three\nb = x|y")
    #expect(table.texts == ["a": "one\ntwo\n\n  three", "b": "x|y"])
  }

  @Test func `keys that come twice and lines that say nothing are told by their place`() {
    let table = MessageTable("| alone\na = 1\nnonsense\na = 2")
    #expect(table.texts == ["a": "2"])
    #expect(table.repeated == ["a"])
    #expect(table.unreadable == [1, 3])
  }

  @Test func `tables add to each other, the later one wins`() {
    var table = MessageTable("a = 1\nb = 2")
    table.add("b = 3")
    #expect(table.texts == ["a": "1", "b": "3"])
  }
}
