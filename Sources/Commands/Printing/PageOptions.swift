import Foundation
import Shell
import TagarelaKit

/// How printed pages are to look, as options of a command.
enum PageOptions {
  static let all: [Parameter] = [
    .option("paper", .choice(papers.map(\.word))),
    .option("orientation", .choice(["portrait", "landscape"])), .option("margin", .number),
    .flag("no-title"), .flag("no-numbers"), .option("font", .number), .option("frame", .number),
    .option("labels", .choice(LabelPlace.allCases.map(\.rawValue))), .flag("hidden"),
  ]

  /// Of what is cut out.
  static let cards: [Parameter] = [.option("size", .text), .flag("crop-marks")]

  /// A letter is also something else.
  private static let papers: [(word: String, paper: PageSetup.Paper)] = [
    ("a3", .a3), ("a4", .a4), ("a5", .a5), ("us-letter", .letter),
  ]

  /// - Throws: ``Failure`` `print.not_size`.
  static func setup(_ arguments: Arguments, _ form: PageSetup.Form) throws -> PageSetup {
    var setup = PageSetup()
    setup.form = form
    if let word = arguments.text("paper"), let paper = papers.first(where: { $0.word == word }) {
      setup.paper = paper.paper
    }
    setup.orientation = arguments.text("orientation").flatMap(PageSetup.Orientation.init)
    setup.margin = arguments.real("margin")
    setup.fontSize = arguments.real("font")
    setup.frameWidth = arguments.real("frame")
    setup.labels = arguments.text("labels").flatMap(LabelPlace.init)
    setup.hasTitle = !arguments.has("no-title")
    setup.hasPageNumbers = !arguments.has("no-numbers")
    setup.hasCropMarks = arguments.has("crop-marks")
    setup.showsHidden = arguments.has("hidden")
    if let size = arguments.text("size") {
      (setup.cardWidth, setup.cardHeight) = try arguments.at("size") { () throws -> (Double, Double) in
        let sides = size.split(omittingEmptySubsequences: false) { "xX×".contains($0) }.map { number($0) }
        guard sides.count == 2, let width = sides[0], let height = sides[1] else {
          throw Failure("print.not_size", ["text": .text(size)])
        }
        return (width, height)
      }
    }
    return setup
  }

  /// Runs `body`; a failure of an impossible measure gets the place of the option that asks for it.
  static func placing<Result>(_ arguments: Arguments, _ body: () throws -> Result) throws -> Result {
    do {
      return try body()
    } catch let failure as Failure {
      let options = [
        "print.margin": "margin", "print.font": "font", "print.frame": "frame", "print.card_size": "size",
      ]
      guard let option = options[failure.what.key] else { throw failure }
      return try arguments.at(option) { throw failure }
    }
  }

  /// With a point or a comma.
  private static func number(_ text: Substring) -> Double? {
    guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) || $0 == 0x2E || $0 == 0x2C }) else { return nil }
    return Double(text.replacing(",", with: "."))
  }
}
