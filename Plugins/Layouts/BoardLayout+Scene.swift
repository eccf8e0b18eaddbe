import TagarelaKit

extension BoardLayout {
  /// A picture that fills the page, with cells that are areas of it. Cells without an area lie in a strip at the bottom.
  static let scene = BoardLayout(
    id: "scene",
    names: texts(pt: "cena visual", es: "escena visual", ca: "escena visual", en: "visual scene"),
    purposes: texts(
      pt: "uma foto ou figura em que se toca no que aparece", es: "una foto o imagen en la que se toca lo que se ve",
      ca: "una foto o imatge on es toca el que s'hi veu", en: "a photo or picture in which one touches what is there"),
    sizes: Sizes(least: .one, most: .largest, usual: .of(8, 2)),
    slots: { request in
      var request = request
      let height = request.area.height * min(mostOfThePage, rowOfThePage * Double(request.size.rows))
      request.area.y += request.area.height - height
      request.area.height = height
      return Tracks.even(request.size).slots(request) { _, _ in .area }
    })

  /// The height of one row of the strip, as a share of the page.
  private static let rowOfThePage = 0.12
  /// The strip leaves the picture to be seen.
  private static let mostOfThePage = 0.36
}
