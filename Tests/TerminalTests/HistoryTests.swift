import Foundation
import Glibc
import Terminal
import Testing

@Suite final class `A history` {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
  private var path: String { folder.appendingPathComponent("state/history").path }

  deinit {
    chmod(folder.path, 0o700)
    try? FileManager.default.removeItem(at: folder)
  }

  private func write(_ text: String) throws {
    try FileManager.default.createDirectory(
      at: URL(fileURLWithPath: path).deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
  }

  @Test func `lasts over restarts in its order, whatever the lines hold`() {
    let lines = ["paciente novo \"Ana\"", "nota a\nb", #"a\nb \ c"#, "ç á ñ l·l 🧃", "  recuado"]
    let first = History(path: path)
    for line in lines { first.append(line) }
    #expect(History(path: path).entries == lines)
  }

  @Test func `skips blank lines and what was just entered`() {
    let history = History(path: path)
    for line in ["a", "a", " ", "", "b", "a"] { history.append(line) }
    #expect(history.entries == ["a", "b", "a"])
    #expect(History(path: path).entries == ["a", "b", "a"])
  }

  @Test func `forgets what is gone from its file, by whomever`() throws {
    let history = History(path: path)
    for line in ["paciente novo Ana", "nota a"] { history.append(line) }
    #expect(!history.forgetWhatIsGone())
    History.clear(path: path)
    // Another shell goes on in the same file.
    History(path: path).append("b")
    history.append("c")
    #expect(history.forgetWhatIsGone())
    #expect(history.entries == ["b", "c"])
    #expect(!history.forgetWhatIsGone())
    history.append("d")
    #expect(History(path: path).entries == ["b", "c", "d"])
  }

  @Test func `is the user's alone`() throws {
    try write("a\n")
    chmod(path, 0o644)
    History(path: path).append("b")
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    #expect(mode == 0o600)
  }

  @Test func `of two shells at once loses nothing`() async {
    let path = path
    await withTaskGroup(of: Void.self) { group in
      for shell in 0..<8 {
        group.addTask {
          let history = History(path: path)
          for number in 0..<50 { history.append("shell \(shell) line \(number)") }
        }
      }
    }
    let entries = History(path: path).entries
    #expect(entries.count == 400)
    for shell in 0..<8 {
      #expect(entries.filter { $0.hasPrefix("shell \(shell) ") } == (0..<50).map { "shell \(shell) line \($0)" })
    }
  }

  @Test func `keeps the newest entries`() {
    let history = History(path: path)
    for number in 0..<30 { history.append("\(number)") }
    #expect(History(path: path, limit: 10).entries == (20..<30).map { "\($0)" })
    #expect(History(path: path).entries.count == 10)
  }

  @Test func `skips what is damaged and goes on after an unfinished line`() throws {
    try write("bom\n")
    let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
    try handle.seekToEnd()
    try handle.write(contentsOf: Data([0xFF, 0xFE, 0x0A, 0x00, 0x0A, 0x61]))
    try handle.close()
    let history = History(path: path)
    #expect(history.entries == ["bom", "a"])
    history.append("novo")
    #expect(History(path: path).entries == ["bom", "a", "novo"])
  }

  @Test(arguments: ["/proc/no/history", "/dev/null", "/", ""])
  func `without a file lasts as long as the process`(path: String) {
    let history = History(path: path)
    history.append("a")
    #expect(history.entries == ["a"])
  }
}
