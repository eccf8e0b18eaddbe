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
      var (contents, supply) = try maker.contents()
      let activities = try aids.companion?.activities(parcel) ?? []
      for activity in activities { contents.texts.merge(activity.texts) { $1 } }
      let printed = try aids.companion?.printed(parcel) ?? []
      return try PageDocument(
        title: parcel.plans.first?.name ?? parcel.boards.first?.name ?? "", language: contents.language,
        style: PageParts.joined("Style", with: activities.map(\.style)),
        script: PageParts.joined("Script", with: activities.map(\.script)), contents: contents,
        supply: supply, activities: activities,
        printed: printed.compactMap { Picture(ofAnyFormat: $0) }.map {
          DataAddress.text(type: $0.format.mediaType, bytes: $0.bytes)
        }, note: aids.wording.text(Phrase("page.unscripted")), incomplete: aids.wording.text(Phrase("page.incomplete"))
      ).html()
    })
}
