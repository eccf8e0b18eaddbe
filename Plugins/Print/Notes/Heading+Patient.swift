import TagarelaKit

extension Heading {
  /// The title of a patient's history, with the patient's name and birth date and the day of printing below.
  init(_ parcel: Parcel, title key: String, _ aids: WritingAids) {
    let wording = aids.wording
    let name = parcel.patientName(wording)
    let born = parcel.patient?.born.map {
      wording.text(Phrase("print.born", ["date": .text(wording.language.dates.long($0))]))
    }
    self.init(
      title: wording.text(Phrase(key, ["patient": .text(name)])),
      left: [name, born].compactMap(\.self).joined(separator: ", "),
      right: wording.language.dates.long(aids.now.day), titleSize: 17)
  }
}

extension Parcel {
  func patientName(_ wording: Wording) -> String {
    patient?.name ?? wording.text(Phrase("print.nobody"))
  }
}
