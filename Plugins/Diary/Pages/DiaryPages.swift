import Canvas
import Clinic
import Foundation
import TagarelaKit
import Workspace

/// A diary on paper: a heading for each day, below it each entry's time, its text, and its pictures.
struct DiaryPages {
  private let entries: [DiaryEntry]
  private let patient: PatientRecord
  private let clinic: Clinic
  private let paper: DiaryPaper

  init(_ entries: [DiaryEntry], of patient: PatientRecord, _ clinic: Clinic, on paper: DiaryPaper = .a4) {
    self.entries = entries
    self.patient = patient
    self.clinic = clinic
    self.paper = paper
  }

  private static let titleFont = Scene.Font(size: 20, bold: true)

  /// With whose diary it is on the first page.
  ///
  /// - Throws: what the renderer throws.
  func document() throws -> Document {
    let title = clinic.wording.text(Phrase("diary.title", ["patient": .text(patient.name)]))
    var flow = PageFlow(on: paper)
    flow.add(height: 34) { y in [text(title, Self.titleFont, x: 0, y: y, width: paper.room, height: 28)] }
    var pictures: [Data] = []
    try fill(&flow, &pictures)
    return Document(
      title: title, language: clinic.wording.language.id, created: .now,
      pages: flow.pages.map { Scene(width: paper.width, height: paper.height, elements: $0) }, pictures: pictures)
  }

  /// Lets the entries flow into pages.
  ///
  /// - Parameter pictures: those of the document, to which the entries' are added.
  /// - Throws: what the renderer throws.
  func fill(_ flow: inout PageFlow, _ pictures: inout [Data]) throws {
    let texts = entries.map { MeasuredText(string: $0.text, font: paper.textFont) }
    let measured = try clinic.canvas.lines(of: texts, width: paper.room - paper.textLeft)
    var day: Day?
    for (entry, lines) in zip(entries, measured) {
      let shown = try DiaryPictures(clinic, patient).all(of: entry).map(\.picture.bytes)
      let side = entry.picture == nil ? paper.symbol : paper.photo
      let rows = shown.isEmpty ? 0 : (shown.count - 1) / perRow(side) + 1
      let height = lines.reduce(0) { $0 + $1.height } + Double(rows) * (side + DiaryPaper.gap)
      let block = min(height, flow.room - 40)
      if entry.at.day != day {
        flow.keep(together: 34 + block)
        let heading = clinic.wording.language.dates.long(entry.at.day)
        flow.add(height: 30) { y in [text(heading, paper.dayFont, x: 0, y: y + 6, width: paper.room, height: 20)] }
        day = entry.at.day
      }
      flow.keep(together: block)
      add(entry, lines, to: &flow)
      add(shown, side, to: &flow, from: pictures.count)
      pictures += shown
      flow.skip(DiaryPaper.gap)
    }
  }

  /// A text that is longer than a page goes on on the next one.
  private func add(_ entry: DiaryEntry, _ lines: [TextLine], to flow: inout PageFlow) {
    let width = paper.room - paper.textLeft
    var rest = lines[...]
    while let first = rest.first {
      var used = 0.0
      let part = rest.prefix { line in
        used += line.height
        return used <= max(flow.free, first.height)
      }
      let string = Self.slice(entry.text, from: first.start, to: part.last?.end ?? first.end)
      let height = part.reduce(0) { $0 + $1.height }
      let isBeginning = rest.count == lines.count
      flow.add(height: height) { y in
        let words = text(string, paper.textFont, x: paper.textLeft, y: y, width: width, height: height)
        let time = text(entry.at.clock, paper.timeFont, x: 0, y: y + 1, width: paper.textLeft - 6, height: 16)
        return isBeginning ? [time, words] : [words]
      }
      rest = rest.dropFirst(part.count)
      if !rest.isEmpty { flow.turn() }
    }
  }

  /// Rows of pictures.
  ///
  /// - Parameter first: the index of the first among those of the document.
  private func add(_ pictures: [Data], _ side: Double, to flow: inout PageFlow, from first: Int) {
    for row in stride(from: 0, to: pictures.count, by: perRow(side)) {
      flow.add(height: side + DiaryPaper.gap) { y in
        (row..<min(row + perRow(side), pictures.count)).map { index in
          let x = paper.margin + paper.textLeft + Double(index - row) * (side + DiaryPaper.gap)
          return .picture(
            .init(
              picture: first + index, frame: .init(x: x, y: y + DiaryPaper.gap / 2, width: side, height: side)))
        }
      }
    }
  }

  private func perRow(_ side: Double) -> Int {
    max(1, Int((paper.room - paper.textLeft + DiaryPaper.gap) / (side + DiaryPaper.gap)))
  }

  private func text(
    _ string: String, _ font: Scene.Font, x: Double, y: Double, width: Double, height: Double
  ) -> Scene.Element {
    .text(
      .init(
        frame: .init(x: paper.margin + x, y: y, width: width, height: height), string: string, font: font))
  }

  private static func slice(_ text: String, from start: Int, to end: Int) -> String {
    let bytes = Array(text.utf8)
    var part = String(decoding: bytes[min(start, bytes.count)..<min(max(start, end), bytes.count)], as: UTF8.self)
    if part.last?.isNewline == true { part.removeLast() }
    return part
  }
}
