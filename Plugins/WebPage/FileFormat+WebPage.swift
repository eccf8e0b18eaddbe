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
      let style = try InstalledFiles.texts(of: "WebPage", in: "Browser/Style") + activities.map(\.style)
      // The last one begins.
      let script = try InstalledFiles.texts(of: "WebPage", in: "Browser/Script")
      let whole = script.dropLast() + activities.map(\.script) + script.suffix(1)
      return try PageDocument(
        title: parcel.plans.first?.name ?? parcel.boards.first?.name ?? "", language: contents.language,
        style: style.joined(separator: "\n"), script: whole.joined(separator: "\n"), contents: contents,
        supply: supply, activities: activities,
        printed: printed.compactMap { Picture(ofAnyFormat: $0) }.map {
          DataAddress.text(type: $0.format.mediaType, bytes: $0.bytes)
        }, note: aids.wording.text(Phrase("page.unscripted")), incomplete: aids.wording.text(Phrase("page.incomplete"))
      ).html()
    })
}
