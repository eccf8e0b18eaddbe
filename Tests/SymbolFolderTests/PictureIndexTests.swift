import Testing

@testable import SymbolFolder

struct PictureIndexTests {
  @Test(arguments: [0, 1, 2, 3, 7, 1000])
  func `every code finds its own picture and others none`(_ count: Int) {
    let pictures = (0..<count).map {
      (code: "c\($0 * 7919 % 1009)é\(String(repeating: "x", count: $0 % 5))", path: "p/\($0).svg")
    }
    let index = PictureIndex(pictures)
    for (code, path) in pictures { #expect(index.path(of: code) == path) }
    for code in ["", "c", "zzz", "\u{1}", "c0é\t", "p/0.svg"] { #expect(index.path(of: code) == nil) }
  }

  @Test func `a code that another begins with is its own`() {
    let index = PictureIndex([("ab", "1"), ("a", "2"), ("abc", "3"), ("a b", "4")])
    #expect(["a", "ab", "abc", "a b"].map { index.path(of: $0) } == ["2", "1", "3", "4"])
  }
}
