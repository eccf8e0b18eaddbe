import Foundation
import Shell
import TagarelaKit

/// How printed pages are to look, as options of a command.
enum PageOptions {
  static let all: [any DeclaredParameter] = [
    paper, orientation, margin, noTitle, noNumbers, font, frame, labels, hidden,
  ]

  /// Of what is cut out.
  static let cards: [any DeclaredParameter] = [size, cropMarks]

  private static let paper = Argument.option("paper", .choice(papers.map(\.word)))
  private static let orientation = Argument.option("orientation", .choice(PageSetup.Orientation.self))
  private static let margin = Argument.option("margin", .number)
  private static let noTitle = Argument.flag("no-title")
  private static let noNumbers = Argument.flag("no-numbers")
  private static let font = Argument.option("font", .number)
  private static let frame = Argument.option("frame", .number)
  private static let labels = Argument.option("labels", .choice(LabelPlace.self))
  private static let hidden = Argument.flag("hidden")
  private static let size = Argument.option("size", .text)
  private static let cropMarks = Argument.flag("crop-marks")

  /// A letter is also something else.
  private static let papers: [(word: String, paper: PageSetup.Paper)] = [
    ("a3", .a3), ("a4", .a4), ("a5", .a5), ("us-letter", .letter),
  ]

  /// - Throws: ``Failure`` `print.not_size`.
  static func setup(_ arguments: Arguments, _ form: PageSetup.Form) throws -> PageSetup {
    var setup = PageSetup()
    setup.form = form
    if let word = arguments[paper], let paper = papers.first(where: { $0.word == word }) {
      setup.paper = paper.paper
    }
    setup.orientation = arguments[orientation]
    setup.margin = arguments[margin]
    setup.fontSize = arguments[font]
    setup.frameWidth = arguments[frame]
    setup.labels = arguments[labels]
    setup.hasTitle = !arguments[noTitle]
    setup.hasPageNumbers = !arguments[noNumbers]
    setup.hasCropMarks = arguments[cropMarks]
    setup.showsHidden = arguments[hidden]
    if let text = arguments[size] {
      (setup.cardWidth, setup.cardHeight) = try arguments.at(size) { () throws -> (Double, Double) in
        let sides = text.split(omittingEmptySubsequences: false) { "xX×".contains($0) }.map { number($0) }
        guard sides.count == 2, let width = sides[0], let height = sides[1] else {
          throw Failure("print.not_size", ["text": .text(text)])
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
      let options: [String: any DeclaredParameter] = [
        "print.margin": margin, "print.font": font, "print.frame": frame, "print.card_size": size,
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
