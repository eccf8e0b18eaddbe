import Foundation
import TagarelaKit

extension FileFormat {
  /// A page for the patient and the tutor: the boards as one file that any browser opens, without a network.
  static let webPage = FileFormat(
    id: "html", names: ["": "HTML"], endings: ["html", "htm"], writes: [.plan, .board],
    carries: Set(Carried.allCases).subtracting([.items, .foreign, .categories]), attaches: [.plan],
    isCompanion: true, mediaType: "text/html", guide: Phrase("html.guide"), write: page, writeSealed: sealedPage)

  private static func page(_ parcel: Parcel, _ aids: WritingAids) throws -> Data { try document(parcel, aids).html() }

  private static func sealedPage(
    _ parcel: Parcel, _ sink: any ByteSink, _ aids: WritingAids, _ seal: (Data) throws -> Data
  ) throws {
    let door = try InstalledFiles.texts(of: "WebPage", in: "Browser/Sealed").joined(separator: "\n")
    try sink.write(SealedPageDocument(page: document(parcel, aids), door: door, wording: aids.wording).html(seal))
  }

  private static func document(_ parcel: Parcel, _ aids: WritingAids) throws -> PageDocument {
    var maker = PageMaker(parcel, aids)
    let made = try maker.contents()
    var contents = made.first
    let activities = try aids.companion?.activities(parcel) ?? []
    if !activities.isEmpty { contents.activities = activities.map(\.id) }
    for activity in activities { contents.texts.merge(activity.texts) { $1 } }
    let printed = try aids.companion?.printed(parcel) ?? []
    let style =
      try InstalledFiles.texts(of: "WebPage", in: "Browser/Style") + activities.flatMap(\.styles).removingRepeats
    // The last one begins. Activities of one module may share a script.
    var script = try InstalledFiles.texts(of: "WebPage", in: "Browser/Script")
    let isServed = aids.companion?.manner.isServed ?? false
    let served = isServed ? try InstalledFiles.texts(of: "WebPage", in: "Browser/Served") : []
    script.insert(contentsOf: activities.flatMap(\.scripts).removingRepeats + served, at: max(0, script.count - 1))
    return PageDocument(
      title: parcel.plans.first?.name ?? parcel.boards.first?.name ?? "", language: contents.language,
      style: style.joined(separator: "\n"), script: script.joined(separator: "\n"), contents: contents,
      supply: made.later, activities: activities,
      printed: printed.compactMap { Picture(ofAnyFormat: $0) }.map {
        DataAddress.text(type: $0.format.mediaType, bytes: $0.bytes)
      }, note: aids.wording.text(Phrase("page.unscripted")),
      incomplete: aids.wording.text(Phrase("page.incomplete")), isServed: isServed)
  }
}
