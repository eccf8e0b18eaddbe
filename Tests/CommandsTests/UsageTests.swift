import TagarelaTestSupport
import Testing

/// Rows T12 and T13: what is said of a patient's history is read as a finding.
@Suite(.waiting)
struct UsageTests {
  @Test(arguments: [
    ("usage list", "Bia touched"), ("usage list --from 2012-12-01 --to 2012-12-31", "from 1 Dec 2012 to 31 Dec 2012"),
    ("usage list --from 2013-01-01", "since 1 Jan 2013"), ("usage list --to 2012-01-01", "by 1 Jan 2012"),
    ("usage list --by day --from 2013-01-01", "since 1 Jan 2013"),
    ("usage send --from 2013-01-01", "since 1 Jan 2013"), ("observation send --to 2013-01-01", "until 1 Jan 2013"),
    ("usage list --from 2013-01-02 --to 2013-01-01", "1 Jan 2013 is before 2 Jan 2013"),
    ("usage export x.obl --from 2013-01-02 --to 2013-01-01", "1 Jan 2013 is before 2 Jan 2013"),
  ])
  func `that nothing was touched is said of the days that were asked for`(_ line: String, _ said: String) throws {
    let program = try Tagarela()
    let result = try program.run([
      "--lang", "en", "-c", "patient new Bia", "-c", "use bia", "-c", "tutor new Ana", "-c", "board new Casa", "-c",
      "board word Casa 1 sim", "-c", "plan new Hora --tutor ana --type board --board Casa --description x", "-c",
      #"plan touch Hora 1 --at "2012-11-05 10:00""#, "-c", "observation new calm", "-c", line,
    ])
    let all = result.output + result.errors
    #expect(all.contains(said) || line == "usage list", "\(all)")
    #expect(!all.contains("has touched no symbol yet"), "\(all)")
    #expect(line != "usage list" || all.contains("5 Nov 2012"))
  }

  @Test func `that nothing was ever touched is said where it is so`() throws {
    let result = try Tagarela().run(["--lang", "en", "-c", "patient new Bia", "-c", "use bia", "-c", "usage list"])
    #expect(result.output.contains("Bia has touched no symbol yet"), "\(result.output)")
  }
}
