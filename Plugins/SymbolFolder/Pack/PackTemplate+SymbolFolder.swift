import Foundation
import TagarelaKit

extension PackTemplate {
  /// A set of two symbols, as a beginning.
  static let symbolFolder = PackTemplate(
    json: #"{"id": "{id}", "name": "{name}", "pictures": "pictures", "table": "symbols.csv"}"#,
    files: [
      "symbols.csv": Data(
        """
        file,pt,es,ca,en,category,grammar,tags
        circle.svg,círculo,círculo,cercle,circle,shapes,noun,round
        square.svg,quadrado,cuadrado,quadrat,square,shapes,noun,

        """.utf8),
      "pictures/circle.svg": svg(#"<circle cx="50" cy="50" r="40" fill="none" stroke="black" stroke-width="6"/>"#),
      "pictures/square.svg": svg(
        #"<rect x="12" y="12" width="76" height="76" fill="none" stroke="black" stroke-width="6"/>"#),
    ])

  private static func svg(_ shape: String) -> Data {
    Data(#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">\#(shape)</svg>"#.utf8 + [0x0A])
  }
}
