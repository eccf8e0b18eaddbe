import Foundation
import TagarelaTestSupport
import Testing

/// A report in a real browser.
@Suite(.waiting)
struct ReportBrowserTests {
  private static let flaws = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Browser/flaws.py")
    .path
  private static let python = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../.build/python/bin/python3").standardized.path

  private static var isThere: Bool {
    ["/usr/bin/chromium", python].allSatisfy(FileManager.default.isExecutableFile)
  }

  @Test(
    .enabled(if: isThere, "Chromium or the packages of scripts/python-test are missing: see scripts/setup"),
    arguments: ["pt", "es", "ca", "en"])
  func `axe finds nothing, nothing leaves, and every picture shows`(_ language: String) throws {
    let desk = try ReportDesk()
    try desk.touch(
      (1, "2012-11-05 00:00"), (1, "2012-11-07 10:00"), (3, "2012-11-07 10:00:20"), (2, "2012-10-28 23:59"))
    try desk.run(
      #"note "Asked for bread." --at "2012-11-07 12:00" --patient Giovanna"#,
      "goal new Asks for water --measure uses --aim 3 --words água --start 2012-10-20 --patient Giovanna",
      #"agenda new fono --at "2012-11-06 09:00" --repeat weekly --patient Giovanna"#,
      "settings language \(language) --patient Giovanna",
      "report giovanna @r.html --from 2012-11-01 --to 2012-11-28")
    var environment = ProcessInfo.processInfo.environment
    environment["PYTHONDONTWRITEBYTECODE"] = "1"
    let looked = try ChildProgram(
      Self.python, [Self.flaws, desk.program.path("r.html")], environment: environment, folder: desk.program.folder
    ).result(within: 120)
    #expect(looked.status == 0, "\(looked.errors)")
    #expect(looked.output == "")
    #expect(looked.errors.contains(/pictures: [5-9]/))
  }
}
