import Foundation
import TagarelaKit

extension FileFormat {
  /// A page for the patient and the tutor: the boards as one file that any browser opens, without a network.
  static let webPage = FileFormat(
    id: "html", names: ["": "HTML"], endings: ["html", "htm"], writes: [.plan, .board],
    carries: Set(Carried.allCases).subtracting([.items, .foreign, .categories]), attaches: [.plan],
    isCompanion: true, mediaType: "text/html", guide: Phrase("html.guide"),
    write: { parcel, aids in
      var maker = PageMaker(parcel, aids)
      let (contents, supply) = try maker.contents()
      let printed = try aids.companion?.printed(parcel) ?? []
      return try PageDocument(
        title: parcel.plans.first?.name ?? parcel.boards.first?.name ?? "", language: contents.language,
        style: PageParts.joined("Style"), script: PageParts.joined("Script"), contents: contents,
        supply: supply,
        printed: printed.compactMap { Picture(ofAnyFormat: $0) }.map {
          DataAddress.text(type: $0.format.mediaType, bytes: $0.bytes)
        }, note: aids.wording.text(Phrase("page.unscripted")), incomplete: aids.wording.text(Phrase("page.incomplete"))
      ).html()
    })
}
