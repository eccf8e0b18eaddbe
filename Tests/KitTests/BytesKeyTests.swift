import Foundation
import TagarelaKit
import Testing

struct BytesKeyTests {
  /// Thousands of drawings that begin and end alike, each differing somewhere in the middle.
  @Test func `files that begin alike are told apart by their hashes`() {
    let files = (0..<1_000).map { number in
      Data(#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="100" height="100">"#.utf8)
        + Data(String(format: "%08d", number).utf8) + Data(repeating: 65, count: 100) + Data("</svg>".utf8)
    }
    #expect(Set(files.map { BytesKey($0).hashValue }).count > 990)
    #expect(Set(files.map(BytesKey.init)).count == 1_000)
    #expect(BytesKey(files[7]) == BytesKey(Data(files[7])))
  }

  @Test(arguments: [0, 1, 255, 256, 257, 600])
  func `any length has a hash`(_ count: Int) {
    let bytes = Data(repeating: 7, count: count + 3).dropFirst(3)
    #expect(BytesKey(bytes).hashValue == BytesKey(Data(repeating: 7, count: count)).hashValue)
  }
}
