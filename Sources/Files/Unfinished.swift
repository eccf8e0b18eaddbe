import Foundation
import Synchronization

/// Notes what is only half there, a copy of all data among them, for as long as this lives, so that the next start can
/// remove what a killed process has left behind.
///
/// A note is a small file in the user's state folder (XDG), with the path. Where none can be written, things go on without.
public final class Unfinished: Sendable {
  private let note: String?

  private static let count = Atomic(0)

  /// - Parameter path: of a file or folder that is there, and that nobody but this process uses.
  public convenience init(_ path: String) { self.init(path, in: Self.folder) }

  /// - Parameter folder: where the note lies.
  init(_ path: String, in folder: String?) {
    note = FileIdentity(of: path).flatMap { Self.write(path, $0.text, in: folder) }
  }

  /// - Parameter path: where something is about to be made, under a name drawn by chance that nobody else uses.
  public init(planned path: String) {
    note = Self.write(path, Self.planned, in: Self.folder)
  }

  /// In place of an identity.
  private static let planned = "planned"

  deinit { if let note { unlink(note) } }

  private static func write(_ path: String, _ identity: String, in folder: String?) -> String? {
    guard let folder else { return nil }
    try? FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    let number = count.wrappingAdd(1, ordering: .relaxed).newValue
    let note = "\(folder)/\(host)-\(getpid())-\(number)"
    let file = open(note, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard file >= 0 else { return nil }
    defer { close(file) }
    let absolute = URL(fileURLWithPath: path).path
    let text = Array("\(identity)\n\(absolute)".utf8)
    guard Foundation.write(file, text, text.count) == text.count else {
      unlink(note)
      return nil
    }
    return note
  }

  /// Removes what processes have left that were killed. What is no longer the same file is left alone.
  public static func sweep() {
    guard let folder, let notes = try? FileManager.default.contentsOfDirectory(atPath: folder) else { return }
    for name in notes {
      let parts = name.split(separator: "-")
      guard name.hasPrefix(host + "-"), parts.count >= 3, let process = pid_t(parts[parts.count - 2]), process > 0,
        kill(process, 0) != 0, errno == ESRCH
      else { continue }
      remove(noted: "\(folder)/\(name)")
    }
  }

  private static func remove(noted note: String) {
    var isLeft = false
    // What couldn't be removed is tried again by the next start.
    defer { if !isLeft { unlink(note) } }
    guard let bytes = try? FileContents.read(note, limit: 65_536),
      let text = String(validating: bytes, as: UTF8.self), let end = text.firstIndex(of: "\n")
    else { return }
    let path = String(text[text.index(after: end)...])
    let known = text[..<end]
    guard known == planned || FileIdentity(of: path)?.text == String(known), !OpenDatabases.claim(path) else { return }
    for ending in OpenDatabases.endings { unlink(path + ending) }
    // A program that the killed one had started may still write into its folder until it notices.
    for pause in [0, 20_000, 80_000, 200_000] as [UInt32] {
      usleep(pause)
      try? FileManager.default.removeItem(atPath: path)
      isLeft = FileIdentity(of: path) != nil
      if !isLeft { return }
    }
  }

  /// This machine, for a home folder may be several machines'.
  private static let host: String = {
    var name = [CChar](repeating: 0, count: 256)
    guard gethostname(&name, name.count - 1) == 0 else { return "host" }
    let text = String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    return text.filter { $0.isLetter || $0.isNumber || $0 == "." }
  }()

  private static var folder: String? {
    let state = Environment["XDG_STATE_HOME"].flatMap { $0.isEmpty ? nil : $0 }
    return (state ?? Environment["HOME"].map { $0 + "/.local/state" }).map { $0 + "/tagarela/unfinished" }
  }
}
