import Foundation
import Programs

/// Tells the network that a server is here (DNS-SD, RFC 6763), where Avahi's program is installed. It names nobody.
final class Announcement {
  private let publishing = Process()

  /// - Returns: nil where it can't be told.
  init?(port: Int) {
    guard let program = InstalledProgram.path(of: "avahi-publish-service") else { return nil }
    publishing.executableURL = URL(filePath: program)
    publishing.arguments = ["Tagarela", "_https._tcp", String(port), "path=/"]
    publishing.standardInput = FileHandle.nullDevice
    publishing.standardOutput = FileHandle.nullDevice
    publishing.standardError = FileHandle.nullDevice
    do {
      try publishing.run()
    } catch {
      return nil
    }
  }

  func end() {
    if publishing.isRunning { publishing.terminate() }
  }
}
