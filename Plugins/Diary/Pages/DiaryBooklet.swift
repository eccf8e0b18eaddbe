import Clinic
import Foundation
import TagarelaKit
import Workspace

/// A diary as a booklet: A4 sheets, printed on both sides and folded to A5.
struct DiaryBooklet {
  private let entries: [DiaryEntry]
  private let patient: PatientRecord
  private let clinic: Clinic

  init(_ entries: [DiaryEntry], of patient: PatientRecord, _ clinic: Clinic) {
    self.entries = entries
    self.patient = patient
    self.clinic = clinic
  }

  private static let paper = DiaryPaper.a5

  /// The sides of the sheets, in the order in which they are printed.
  ///
  /// - Throws: what the renderer throws.
  func document() throws -> Document {
    var pictures: [Data] = []
    let cover = try cover(&pictures)
    var flow = PageFlow(on: Self.paper)
    try DiaryPages(entries, of: patient, clinic, on: Self.paper).fill(&flow, &pictures)
    let pages = [cover] + flow.pages.enumerated().map { $1 + [number(of: $0 + 2)] }
    let sides = Self.sides(ofPages: pages.count).map { left, right in
      let elements = [(left, 0), (right, Self.paper.width)].flatMap { page, x in
        pages.indices.contains(page) ? pages[page].map { $0.moved(right: x) } : []
      }
      return Scene(width: 2 * Self.paper.width, height: Self.paper.height, elements: elements)
    }
    return Document(
      title: title, language: clinic.wording.language.id, created: .now, pages: sides, pictures: pictures)
  }

  /// Which pages, from 0, lie beside each other on the sides of sheets that are folded into each other; those beyond the last are
  /// empty. A side's back is the one after it, turned over at the short edge.
  static func sides(ofPages count: Int) -> [(left: Int, right: Int)] {
    let all = (count + 3) / 4 * 4
    return (0..<all / 2).map { side in
      let outer = all - 1 - side
      return side.isMultiple(of: 2) ? (outer, side) : (side, outer)
    }
  }

  private var title: String { clinic.wording.text(Phrase("diary.title", ["patient": .text(patient.name)])) }

  /// Whose diary it is, the patient's picture where there is one, and from when to when.
  private func cover(_ pictures: inout [Data]) throws -> [Scene.Element] {
    let paper = Self.paper
    func text(_ string: String, _ font: Scene.Font, y: Double, height: Double) -> Scene.Element {
      .text(
        .init(
          frame: .init(x: paper.margin, y: y, width: paper.room, height: height), string: string, font: font,
          alignment: .center, fits: true))
    }
    var elements = [text(title, .init(size: 28, bold: true), y: 70, height: 80)]
    if let photo = try clinic.workspace.picture(patient.photo) {
      pictures.append(photo.bytes)
      let side = 240.0
      elements.append(
        .picture(
          .init(
            picture: pictures.count - 1,
            frame: .init(x: (paper.width - side) / 2, y: 180, width: side, height: side))))
    }
    return elements + [text(period, .init(size: 13), y: 460, height: 50)]
  }

  private var period: String {
    let dates = clinic.wording.language.dates
    let days = [entries.first, entries.last].compactMap { $0?.at.day }.removingRepeats
    return days.map(dates.long).joined(separator: " – ")
  }

  private func number(of page: Int) -> Scene.Element {
    let paper = Self.paper
    return .text(
      .init(
        frame: .init(x: paper.margin, y: paper.height - 30, width: paper.room, height: 14), string: "\(page)",
        font: paper.timeFont, alignment: .center))
  }
}

extension Scene.Element {
  /// The same, so many points farther to the right.
  fileprivate func moved(right distance: Double) -> Scene.Element {
    switch self {
    case .box(var box):
      box.frame.x += distance
      return .box(box)
    case .line(var line):
      line.x1 += distance
      line.x2 += distance
      return .line(line)
    case .text(var text):
      text.frame.x += distance
      return .text(text)
    case .picture(var place):
      place.frame.x += distance
      return .picture(place)
    }
  }
}
