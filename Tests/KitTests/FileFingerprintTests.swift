import Foundation
import TagarelaKit
import Testing

struct FileFingerprintTests {
  @Test func `changes with the size or the time of a file, and with its absence`() throws {
    let path = NSTemporaryDirectory() + "fingerprint-\(UUID().uuidString)"
    defer { unlink(path) }
    let missing = FileFingerprint.of([path])
    try Data("a".utf8).write(to: URL(fileURLWithPath: path))
    let first = FileFingerprint.of([path])
    #expect(FileFingerprint.of([path]) == first)
    try Data("ab".utf8).write(to: URL(fileURLWithPath: path))
    let longer = FileFingerprint.of([path])
    try FileManager.default.setAttributes([.modificationDate: Date(timeIntervalSince1970: 1)], ofItemAtPath: path)
    #expect(Set([missing, first, longer, FileFingerprint.of([path])]).count == 4)
  }
}
