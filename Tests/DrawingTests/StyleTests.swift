import PCS
import PIC
import Testing

@testable import Drawing

/// What the two styles promise.
struct StyleTests {
  private func colours(_ svg: String) -> Set<String> {
    Set(svg.matches(of: /(?:fill|stroke)="([^"]+)"/).map { String($0.1) })
  }

  @Test func `white on black has no third colour`() throws {
    let book = try Shipped.book.get()
    for key in book.keys {
      let picture = try book.picture(of: key, DrawingLook(.pic, isDetailed: true))
      let svg = try #require(picture)
      #expect(colours(svg).isSubset(of: ["#000", "#fff", "none"]), "\(key)")
    }
  }

  @Test func `a line is black on white and white on black`() throws {
    let drawn = try svg(
      "drawing it\n  box 0,50 100,50\n  line 10,80 90,80\n  line 10,20 90,20", DrawingLook(.pic))
    #expect(drawn.contains("<path d=\"M10 80L90 80\" fill=\"none\" stroke=\"#000\""))
    #expect(drawn.contains("<path d=\"M10 20L90 20\" fill=\"none\" stroke=\"#fff\""))
  }

  @Test func `a dark area is black on white and white on black`() throws {
    let drawn = try svg(
      "drawing it\n  box 0,50 100,50\n  box 10,70 5,5 fill=black\n  box 10,20 5,5 fill=black", DrawingLook(.pic))
    #expect(drawn.contains("<path d=\"M10 70L15 70L15 75L10 75Z\" fill=\"#000\"/>"))
    #expect(drawn.contains("<path d=\"M10 20L15 20L15 25L10 25Z\" fill=\"#fff\"/>"))
  }

  @Test(arguments: [("black", "#000"), ("white", "#fff")])
  func `a line that says its tone keeps it`(_ word: String, _ tone: String) throws {
    let drawn = try svg("drawing it\n  box 10,10 5,5 fill=red contrast=\(word)", DrawingLook(.pic))
    #expect(drawn.contains("<path d=\"M10 10L15 10L15 15L10 15Z\" fill=\"\(tone)\"/>"))
  }

  @Test func `what is left out of white on black is in colour`() throws {
    let text = "drawing it\n  box 10,10 5,5 contrast=none"
    #expect(!(try svg(text, DrawingLook(.pic))).contains("M10 10"))
    #expect(try svg(text, DrawingLook(.pcs)).contains("M10 10"))
  }

  @Test func `skin and hair change what shows them and nothing else`() throws {
    let person = "drawing it\n  head who=woman"
    let ball = "drawing it\n  ball"
    let usual = DrawingLook(.pcs)
    for skin in Palette.skins.dropFirst() {
      #expect(try svg(person, DrawingLook(.pcs, skin: skin), withParts: true) != svg(person, usual, withParts: true))
      #expect(try svg(ball, DrawingLook(.pcs, skin: skin), withParts: true) == svg(ball, usual, withParts: true))
    }
    for hair in Palette.hairs.dropFirst() {
      #expect(try svg(person, DrawingLook(.pcs, hair: hair), withParts: true) != svg(person, usual, withParts: true))
    }
    let skins = try Palette.skins.map { colours(try svg(person, DrawingLook(.pcs, skin: $0), withParts: true)) }
    #expect(Set(skins).count == Palette.skins.count)
  }

  @Test(arguments: [DrawingStyle.pic, .pcs], ["circle 50,50 20 fill=none", "line 20,50 80,50"])
  func `what is drawn smaller or larger keeps its line's width, nearly`(_ style: DrawingStyle, _ line: String) throws {
    let widths = try [0.1, 0.3, 0.6, 1, 1.7].map { scale in
      let drawn = try svg("drawing it\n  group scale=\(scale)\n    \(line)", DrawingLook(style))
      return try #require(drawn.firstMatch(of: /stroke-width="([0-9.]+)"/).flatMap { Double($0.1) })
    }
    let (least, most) = (try #require(widths.min()), try #require(widths.max()))
    #expect(most <= least * 1.35)
  }

  @Test(arguments: [("fair", "#6b4226"), ("light", "#6b4226"), ("brown", "#3a3437"), ("dark", "#3a3437")])
  func `hair that nobody chose goes with the skin`(_ skin: String, _ hair: String) throws {
    let person = "drawing it\n  head who=boy"
    #expect(colours(try svg(person, DrawingLook(.pcs, skin: skin), withParts: true)).contains(hair))
    let blond = colours(try svg(person, DrawingLook(.pcs, skin: skin, hair: "blond"), withParts: true))
    #expect(blond.contains("#ecc55f") && !blond.contains(hair))
  }

  @Test func `a thing has light and shade in detail, and is flat when plain`() throws {
    let ball = "drawing it\n  circle 50,50 40 fill=red"
    #expect(colours(try svg(ball, DrawingLook(.pcs))).contains("#e1393c"))
    let detailed = try svg(ball, DrawingLook(.pcs, isDetailed: true))
    #expect(detailed.matches(of: /stop-color="(#[0-9a-f]{6})"/).count == 2)
    #expect(!colours(detailed).contains("#e1393c"))
  }

  @Test func `what is painted last of a partly drawn picture is an outline to be filled`() throws {
    let text = "drawing it\n  box 10,10 30,30 fill=red\n  box 50,10 30,30 fill=blue"
    let drawn = try svg(text, DrawingLook(.pcs, isPartial: true))
    #expect(colours(drawn).isSuperset(of: ["#e1393c", "#ffffff", "#b9c2cb"]))
    #expect(!colours(drawn).contains("#3273d6"))
    let white = try svg(text, DrawingLook(.pic, isPartial: true))
    #expect(white.contains("<path d=\"M50 10L80 10L80 40L50 40Z\" fill=\"none\" stroke=\"#fff\""))
  }

  @Test func `a person has more in detail than plain`() throws {
    let text = "drawing it\n  person who=girl"
    let plain = try marks(text, isDetailed: false, withParts: true).count
    #expect(try marks(text, isDetailed: true, withParts: true).count > plain)
  }
}
