import Programs

/// Tells the network that a server is here (DNS-SD, RFC 6763), where Avahi's program is installed. It names nobody, and is over when
/// the server is, however that ends.
final class Announcement {
  private let publishing: LineProgram

  private static let name = "avahi-publish-service"

  /// - Returns: nil where it can't be told.
  init?(port: Int) {
    guard let program = InstalledProgram.path(of: Self.name) else { return nil }
    publishing = LineProgram(
      path: program,
      // It waits for a daemon that comes later than we do, and tells one that was started anew.
      arguments: ["--no-fail", "Tagarela", "_https._tcp", String(port), "path=/"], name: Self.name,
      surroundings: .accompanying)
    publishing.prepare()
  }

  func end() { publishing.end() }
}
