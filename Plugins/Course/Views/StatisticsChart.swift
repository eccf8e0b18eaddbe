import TagarelaKit

/// Bars of who saw each lesson in time, with the mean of its ratings: a page to be laid into a report.
struct StatisticsChart {
  let statistics: CourseStatistics
  let wording: Wording

  private static let width = 595.0
  private static let margin = 40.0
  private static let row = 30.0
  private static let labels = 210.0
  private static let ratings = 90.0

  func document() -> Document {
    let title = wording.text(Phrase("course.chart_title", ["course": .text(statistics.contents.course.name)]))
    var elements = [
      text(title, x: Self.margin, y: Self.margin, width: Self.width - 2 * Self.margin, size: 18, isBold: true)
    ]
    let top = Self.margin + 48
    let bars = Self.width - 2 * Self.margin - Self.labels - Self.ratings
    for (place, lesson) in statistics.lessons.enumerated() {
      let y = top + Double(place) * Self.row
      elements.append(
        text("\(lesson.lesson.number). \(lesson.lesson.title)", x: Self.margin, y: y, width: Self.labels - 10, size: 10)
      )
      let x = Self.margin + Self.labels
      let frame = Scene.Frame(x: x, y: y, width: bars, height: Self.row - 10)
      elements.append(.box(.init(frame: frame, fill: .init(red: 0.93, green: 0.93, blue: 0.93))))
      if let share = lesson.share, share > 0 {
        let filled = Scene.Frame(x: x, y: y, width: bars * share, height: Self.row - 10)
        elements.append(.box(.init(frame: filled, fill: .init(red: 0.16, green: 0.44, blue: 0.66))))
      }
      elements.append(text(note(lesson), x: x + bars + 8, y: y, width: Self.ratings - 8, size: 10))
    }
    let height = min(top + Double(max(1, statistics.lessons.count)) * Self.row + Self.margin, 14_400)
    let paper = Scene.Frame(x: 0, y: 0, width: Self.width, height: height)
    elements.insert(.box(.init(frame: paper, fill: .init(red: 1, green: 1, blue: 1))), at: 0)
    return Document(
      title: title, language: wording.language.id, created: .now,
      pages: [Scene(width: Self.width, height: height, elements: elements)])
  }

  /// `80 % · ★ 4.2`
  private func note(_ lesson: CourseStatistics.Lesson) -> String {
    let share = lesson.share.map { wording.text(.integer(Int(($0 * 100).rounded()))) + " %" }
    let mean = lesson.mean.map { "★ " + wording.text(.real(($0 * 10).rounded() / 10)) }
    return [share, mean].compactMap(\.self).joined(separator: " · ")
  }

  private func text(_ string: String, x: Double, y: Double, width: Double, size: Double, isBold: Bool = false)
    -> Scene.Element
  {
    .text(
      .init(
        frame: .init(x: x, y: y, width: width, height: isBold ? 26 : Self.row - 10), string: string,
        font: .init(size: size, bold: isBold), fits: true))
  }
}
