import Foundation
import TagarelaKit
import Testing

/// An archive's files that lie one behind the other.
struct UnpackedArchiveTests {
  /// Nothing is written here.
  private let folder = FileManager.default.temporaryDirectory.appending(path: "unpacked-\(UUID().uuidString)").path

  private func unpacked(_ files: [String], _ bytes: [Int], of contents: Data) -> UnpackedArchive? {
    UnpackedArchive(files: files, bytes: bytes, of: contents) { UnpackedArchive.Folder(path: folder) }
  }

  @Test func `each file has its own part, from its first byte on`() throws {
    let contents = Data((0..<400).map { UInt8(truncatingIfNeeded: $0) })
    // As little as a part of something larger begins at 0.
    let part = contents.dropFirst(100)
    var archive = try #require(unpacked(["a", "b/c", "empty", "d"], [10, 200, 0, 90], of: part))
    let shared = try #require(archive.bytes(of: "b/c"))
    #expect(shared == contents[110..<310] && shared.startIndex == 0 && shared[0] == 110)
    #expect(archive.bytes(of: "a") == contents[100..<110] && archive.bytes(of: "a")?.startIndex == 0)
    #expect(archive.bytes(of: "empty") == Data() && archive.bytes(of: "d")?.last == contents.last)
    #expect(archive.bytes(of: "b") == nil && !archive.has("b") && archive.has("b/c"))
    #expect(archive.bytes(of: "b/c", atMost: 199) == nil && archive.bytes(of: "b/c", atMost: 200) != nil)
    // What was taken of one stays when it goes.
    archive = try #require(unpacked([], [], of: Data()))
    #expect(shared == contents[110..<310])
  }

  @Test(arguments: [
    (["a"], [1, 1]), (["a", "b"], [1]), (["a", "a"], [1, 1]), (["a", "b"], [3, -1]), (["a"], [1]), (["a"], [3]),
    (["a", "b"], [.max, 1]), ([], []),
  ])
  func `what doesn't fit is none`(files: [String], bytes: [Int]) {
    #expect(unpacked(files, bytes, of: Data([1, 2])) == nil)
  }
}
