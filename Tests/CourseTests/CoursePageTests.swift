import Foundation
import TagarelaKit
import Testing

@testable import Course

/// A course as a page, for a tutor who has no program.
struct CoursePageTests {
  private func clinic(tutors: [String]) throws -> CourseBench {
    let bench = try CourseBench()
    let lines = ["patient new Giovanna", "use Giovanna", "course import '\(CourseBench.example("en"))'"]
    for line in lines + tutors.map({ "tutor new \($0)" }) { try bench.run(line) }
    return bench
  }

  private func text(_ path: String) throws -> String { try String(contentsOfFile: path, encoding: .utf8) }

  @Test func `a course goes out as a page for the patient's tutor, with the course alone`() throws {
    let bench = try clinic(tutors: ["Rosa"])
    let path = bench.path("course.html")
    try bench.run("course export 'AAC at home' '\(path)'")
    let page = try text(path)
    #expect(page.contains("<title>AAC at home</title>"))
    #expect(page.contains(#""activities":["course"]"#) && page.contains(#""name":"Rosa""#))
    #expect(page.contains(#""cells":[]"#))
    #expect(bench.refusal("course export 'AAC at home' '\(path)'") == "file.exists")
    try bench.run("course export 'AAC at home' '\(path)' --replace")
  }

  @Test func `of several tutors one is named`() throws {
    let bench = try clinic(tutors: ["Rosa", "Ana"])
    let path = bench.path("course.html")
    #expect(bench.refusal("course export 'AAC at home' '\(path)'") == "course.which_tutor")
    #expect(!FileManager.default.fileExists(atPath: path))
    try bench.run("course export 'AAC at home' '\(path)' --tutor Ana")
    #expect(try text(path).contains(#""name":"Ana""#))
    #expect(bench.refusal("course export 'AAC at home' '\(bench.path("c.zip"))' --tutor Ana") == "course.page_only")
    #expect(bench.refusal("course export 'AAC at home' '\(bench.path("c.doc"))'") == "course.export_ending")
  }

  @Test func `a film that is too large to be inside lies beside, where the page looks for it`() throws {
    let bench = try clinic(tutors: [])
    let film = bench.path("film.mp4")
    // A box that players pass over makes it large.
    let size = 3_200_000
    let free = [24, 16, 8, 0].map { UInt8(size >> $0 & 255) } + Array("free".utf8)
    try (CourseBench.film("avc1") + Data(free) + Data(count: size - 8)).write(to: URL(filePath: film))
    try bench.run("course lesson new --title Film --file '\(film)'")
    let path = bench.path("out/course.html")
    try FileManager.default.createDirectory(atPath: bench.path("out"), withIntermediateDirectories: false)
    let told = try bench.run("course export 'AAC at home' '\(path)'")
    let beside = bench.path("out/aac-at-home/lesson-8.mp4")
    #expect(told.contains(beside))
    #expect(try Data(contentsOf: URL(filePath: beside)).count == CourseBench.film("avc1").count + size)
    #expect(try text(path).utf8.count < 3_000_000)
  }
}
