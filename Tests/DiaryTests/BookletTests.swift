import Foundation
import TagarelaTestSupport
import Testing

@testable import Diary

/// Pages that are folded.
@Suite(.waiting)
struct BookletTests {
  @Test func `pages lie so that folded sheets are read in order`() {
    // From 1, as printers number them; 0 for an empty one.
    func sides(_ count: Int) -> [[Int]] {
      DiaryBooklet.sides(ofPages: count).map { [$0.left, $0.right].map { $0 < count ? $0 + 1 : 0 } }
    }
    #expect(sides(1) == [[0, 1], [0, 0]])
    #expect(sides(4) == [[4, 1], [2, 3]])
    #expect(sides(5) == [[0, 1], [2, 0], [0, 3], [4, 5]])
    #expect(sides(8) == [[8, 1], [2, 7], [6, 3], [4, 5]])
    for count in 1...40 {
      let shown = sides(count).flatMap { $0 }.filter { $0 > 0 }
      #expect(shown.sorted() == Array(1...count) && sides(count).count.isMultiple(of: 2))
    }
  }

  @Test func `a booklet has a cover with the patient's name and the period, and loses no word`() throws {
    let desk = try DiaryDesk()
    let words = (1...900).map { "w\($0)" }
    try desk.run(
      "patient edit Giovanna --photo '\(Tagarela.pictures)/agua.svg'",
      "diary new '\(words.joined(separator: " "))' --at '2012-11-03 08:00'",
      #"diary new "We went to the sea." --at "2012-11-05 18:00""#,
      "diary print '\(desk.program.path("b.pdf"))' --booklet")
    let path = desk.program.path("b.pdf")
    // The right half of the first side is the cover.
    let half = ["-f", "1", "-l", "1", "-r", "72", "-x", "421", "-y", "0", "-W", "421", "-H", "595"]
    let cover = try desk.text(ofPDF: path, half)
    #expect(cover.contains("Diary of Giovanna") && cover.contains("3 November 2012 – 5 November 2012"), "\(cover)")
    let text = try desk.text(ofPDF: path)
    let printed = Set(text.split { $0.isWhitespace }.map(String.init))
    #expect(words.allSatisfy(printed.contains) && text.contains("We went to the sea."))
    let facts = try ChildProgram(
      "/usr/bin/pdfinfo", [path], environment: desk.program.environment, folder: desk.program.folder
    ).result().output
    #expect(facts.contains("842 x 595"), "\(facts)")
  }
}
