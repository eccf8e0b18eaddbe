import TagarelaKit

/// The whole history of a patient's observations, in order of time.
struct ObservationPages {
  let heading: Heading
  private let observations: [Observation]
  private let patient: String
  private let aids: WritingAids

  init(_ parcel: Parcel, _ aids: WritingAids) {
    self.aids = aids
    observations = parcel.observations.sorted { $0.at < $1.at }
    patient = parcel.patientName(aids.wording)
    heading = Heading(parcel, title: "print.observations.title", aids)
  }

  private static let headFont = Scene.Font(size: 11, bold: true)
  private static let authorFont = Scene.Font(size: 10)
  private static let textFont = Scene.Font(size: 11)
  private static let headHeight = 19.0
  private static let gap = 11.0

  func pages() throws -> [Scene] {
    var flow = try PageFlow(heading, PageMeasures(aids.page, usualMargin: 18), aids.renderer)
    let texts = observations.map { MeasuredText(string: $0.text, font: Self.textFont) }
    let measured = texts.isEmpty ? [] : try aids.renderer.lines(of: texts, width: flow.area.width)
    for (observation, lines) in zip(observations, measured) {
      add(observation, lines, to: &flow)
    }
    if observations.isEmpty {
      flow.addNotice(aids.wording.text(Phrase("print.observations.none")))
    }
    return flow.finished(Foot(wording: aids.wording), name: patient)
  }

  private func add(_ observation: Observation, _ lines: [TextLine], to flow: inout PageFlow) {
    // A heading takes at least two lines of its text along.
    let together = Self.gap + Self.headHeight + lines.prefix(2).reduce(0) { $0 + $1.height }
    if together > flow.free.height, !flow.isAtTop { flow.turnPage() }
    if !flow.isAtTop {
      flow.add(height: Self.gap) { frame in
        [.line(.init(x1: frame.x, y1: frame.y, x2: frame.x + frame.width, y2: frame.y, color: .rule))]
      }
    }
    flow.add(height: Self.headHeight) { head(of: observation, in: $0) }
    var rest = lines[...]
    while let first = rest.first {
      let part = rest.part(fitting: flow.free.height, onEmptyPage: flow.isAtTop)
      if let last = part.last {
        let text = observation.text.lines(from: first.start, to: last.end)
        flow.add(height: part.reduce(0) { $0 + $1.height }) { frame in
          [.text(.init(frame: frame, string: text, font: Self.textFont))]
        }
      }
      rest = rest.dropFirst(part.count)
      if !rest.isEmpty { flow.turnPage() }
    }
    flow.skip(Self.gap)
  }

  private func head(of observation: Observation, in frame: Scene.Frame) -> [Scene.Element] {
    let at = Phrase(
      "print.at",
      [
        "date": .text(aids.wording.language.dates.long(observation.at.day)),
        "time": .text(String(observation.at.iso.dropFirst(11).prefix(5))),
      ])
    let author = observation.tutor ?? aids.wording.text(Phrase("print.therapist"))
    let width = frame.width * 0.6
    return [
      .text(
        .init(
          frame: frame.column(at: 0, width: width), string: aids.wording.text(at), font: Self.headFont, fits: true)),
      .text(
        .init(
          frame: frame.column(at: width, width: frame.width - width), string: author, font: Self.authorFont,
          color: .gray, alignment: .trailing, fits: true)),
    ]
  }
}
