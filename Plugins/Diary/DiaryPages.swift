import Canvas
import Clinic
import Foundation
import TagarelaKit
import Workspace

/// A diary on paper (A4, points): a heading for each day, below it each entry's time, its text, and its pictures.
struct DiaryPages {
  private let entries: [DiaryEntry]
  private let patient: PatientRecord
  private let clinic: Clinic

  init(_ entries: [DiaryEntry], of patient: PatientRecord, _ clinic: Clinic) {
    self.entries = entries
    self.patient = patient
    self.clinic = clinic
  }

  private static let paper = (width: 595.0, height: 842.0)
  private static let margin = 51.0
  private static let textLeft = 60.0
  private static let side = 72.0
  private static let gap = 8.0
  private static let titleFont = Scene.Font(size: 20, bold: true)
  private static let dayFont = Scene.Font(size: 14, bold: true)
  private static let timeFont = Scene.Font(size: 11)
  private static let textFont = Scene.Font(size: 13)

  private var width: Double { Self.paper.width - 2 * Self.margin }

  /// - Throws: what the renderer throws.
  func document() throws -> Document {
    let wording = clinic.wording
    var sheet = Sheet(top: Self.margin, bottom: Self.paper.height - Self.margin)
    let title = wording.text(Phrase("diary.title", ["patient": .text(patient.name)]))
    sheet.add(height: 34) { y in [text(title, Self.titleFont, x: 0, y: y, width: width, height: 28)] }
    let texts = entries.map { MeasuredText(string: $0.text, font: Self.textFont) }
    let measured = try clinic.canvas.lines(of: texts, width: width - Self.textLeft)
    var pictures: [Data] = []
    var day: Day?
    for (entry, lines) in zip(entries, measured) {
      let height = lines.reduce(0) { $0 + $1.height }
      let shown = try DiaryPictures(clinic, patient).all(of: entry).map(\.picture)
      let rows = shown.isEmpty ? 0 : (shown.count - 1) / perRow + 1
      let block = min(height + Double(rows) * (Self.side + Self.gap), sheet.room - 40)
      if entry.at.day != day {
        sheet.keep(together: 34 + block)
        sheet.add(height: 30) { y in
          [text(wording.language.dates.long(entry.at.day), Self.dayFont, x: 0, y: y + 6, width: width, height: 20)]
        }
        day = entry.at.day
      }
      sheet.keep(together: block)
      let time = String(entry.at.iso.dropFirst(11).prefix(5))
      var rest = lines[...]
      var isFirst = true
      // A text that is longer than a page goes on on the next one.
      while let first = rest.first {
        var used = 0.0
        let part = rest.prefix { line in
          used += line.height
          return used <= max(sheet.free, first.height)
        }
        let string = Self.slice(entry.text, from: first.start, to: part.last?.end ?? first.end)
        let partHeight = part.reduce(0) { $0 + $1.height }
        let showsTime = isFirst
        sheet.add(height: partHeight) { y in
          let words = text(
            string, Self.textFont, x: Self.textLeft, y: y, width: width - Self.textLeft, height: partHeight)
          let clock = text(time, Self.timeFont, x: 0, y: y + 1, width: Self.textLeft - 6, height: 16)
          return showsTime ? [clock, words] : [words]
        }
        isFirst = false
        rest = rest.dropFirst(part.count)
        if !rest.isEmpty { sheet.turn() }
      }
      for row in stride(from: 0, to: shown.count, by: perRow) {
        let first = pictures.count
        let some = shown[row..<min(row + perRow, shown.count)]
        pictures += some.map(\.bytes)
        sheet.add(height: Self.side + Self.gap) { y in
          some.indices.map { index in
            let x = Self.margin + Self.textLeft + Double(index - row) * (Self.side + Self.gap)
            return .picture(
              .init(
                picture: first + index - row,
                frame: .init(x: x, y: y + Self.gap / 2, width: Self.side, height: Self.side)))
          }
        }
      }
      sheet.skip(Self.gap)
    }
    return Document(
      title: title, language: wording.language.id, created: .now,
      pages: sheet.pages.map { Scene(width: Self.paper.width, height: Self.paper.height, elements: $0) },
      pictures: pictures)
  }

  private var perRow: Int { max(1, Int((width - Self.textLeft) / (Self.side + Self.gap))) }

  private func text(
    _ string: String, _ font: Scene.Font, x: Double, y: Double, width: Double, height: Double
  ) -> Scene.Element {
    .text(
      .init(
        frame: .init(x: Self.margin + x, y: y, width: width, height: height), string: string, font: font))
  }

  private static func slice(_ text: String, from start: Int, to end: Int) -> String {
    let bytes = Array(text.utf8)
    var part = String(decoding: bytes[min(start, bytes.count)..<min(max(start, end), bytes.count)], as: UTF8.self)
    if part.last?.isNewline == true { part.removeLast() }
    return part
  }
}

/// Pages that fill from top to bottom.
private struct Sheet {
  private(set) var pages: [[Scene.Element]] = [[]]
  private var y: Double
  private let top: Double
  private let bottom: Double

  init(top: Double, bottom: Double) {
    self.top = top
    self.bottom = bottom
    y = top
  }

  /// Points of an empty page, and of this one below what is there.
  var room: Double { bottom - top }
  var free: Double { bottom - y }

  mutating func turn() {
    pages.append([])
    y = top
  }

  mutating func keep(together height: Double) {
    if height > free, y > top { turn() }
  }

  mutating func add(height: Double, _ elements: (_ y: Double) -> [Scene.Element]) {
    keep(together: height)
    pages[pages.count - 1] += elements(y)
    y += height
  }

  mutating func skip(_ height: Double) { y += height }
}
