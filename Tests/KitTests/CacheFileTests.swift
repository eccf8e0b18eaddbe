import Files
import Foundation
import Testing

final class CacheFileTests {
  private let folder = NSTemporaryDirectory() + "cache-\(UUID().uuidString)"

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  private var file: CacheFile { CacheFile(in: folder, named: "words") }

  /// What is there for a fingerprint, and whether it had to be made.
  private func contents(_ fingerprint: String, makes text: String) -> (text: String, isMade: Bool) {
    var isMade = false
    let contents = file.contents(for: fingerprint) {
      isMade = true
      return Data(text.utf8)
    }
    return (String(decoding: contents, as: UTF8.self), isMade)
  }

  @Test func `what was made is there the next time, until it is made of something else`() {
    #expect(contents("a", makes: "one") == ("one", true))
    #expect(contents("a", makes: "two") == ("one", false))
    #expect(contents("b", makes: "three") == ("three", true))
    #expect(contents("b", makes: "four") == ("three", false))
    #expect(contents("a", makes: "") == ("", true))
    #expect(contents("a", makes: "five") == ("", false))
  }

  @Test(arguments: [0, 1, 7, 8, 20])
  func `a file that was cut short is made anew`(_ length: Int) throws {
    _ = contents("a", makes: "some sentences")
    try #require(truncate(folder + "/words", off_t(length)) == 0)
    #expect(contents("a", makes: "again") == ("again", true))
    #expect(contents("a", makes: "once more") == ("again", false))
  }

  @Test func `a file of which one bit is wrong is made anew`() throws {
    let path = URL(fileURLWithPath: folder + "/words")
    _ = contents("a", makes: "some sentences")
    var bytes = try Data(contentsOf: path)
    bytes[bytes.count - 1] ^= 1
    try bytes.write(to: path)
    #expect(contents("a", makes: "again") == ("again", true))
  }

  @Test func `where nothing can be kept it is made each time`() throws {
    try Data("a file".utf8).write(to: URL(fileURLWithPath: folder))
    #expect(contents("a", makes: "one") == ("one", true))
    #expect(contents("a", makes: "two") == ("two", true))
  }

  @Test func `many that read and write it at once each get what belongs to their fingerprint`() async {
    let file = file
    await withTaskGroup(of: Bool.self) { group in
      for number in 0..<200 {
        group.addTask {
          let fingerprint = "\(number % 2)"
          let text = String(repeating: fingerprint, count: 10_000)
          return file.contents(for: fingerprint) { Data(text.utf8) }.elementsEqual(text.utf8)
        }
      }
      for await isRight in group { #expect(isRight) }
    }
  }

  @Test func `it is the user's alone`() throws {
    _ = contents("a", makes: "one")
    var facts = stat()
    #expect(stat(folder + "/words", &facts) == 0 && facts.st_mode & 0o077 == 0)
    #expect(stat(folder, &facts) == 0 && facts.st_mode & 0o077 == 0)
  }
}
