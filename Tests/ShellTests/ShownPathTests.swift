import Testing

@testable import Shell

/// Paths as people at a terminal read them.
struct ShownPathTests {
  private let path = "/srv/clinic/share/tagarela/outbox/joao-hora.psyb"

  @Test func `are whole where the line has room for them`() {
    #expect(ShownPath.text(path, width: path.count) == path)
    #expect(ShownPath.text(path, width: nil) == path)
  }

  @Test(arguments: [
    (38, "/…/tagarela/outbox/joao-hora.psyb"), (32, "/…/outbox/joao-hora.psyb"), (20, "/…/joao-hora.psyb"),
    (5, "/…/joao-hora.psyb"),
  ])
  func `leave out folders from the beginning, where the sign for them stands`(_ width: Int, _ shown: String) {
    #expect(ShownPath.text(path, width: width) == shown)
  }
}
