import Clinic
import Foundation
import TagarelaKit
import Workspace

extension CompanionPart {
  /// Timers that are kept under a name, with the figures that show them.
  static let timer = CompanionPart(
    id: "timer",
    choices: { clinic, patient in
      try TimerStore(clinic.workspace).saved(for: patient.id).map(\.name)
    },
    activity: { clinic, patient, names in
      let store = TimerStore(clinic.workspace)
      let timers = try names.compactMap { try store.saved(named: $0, for: patient.id) }
      guard !timers.isEmpty else { return nil }
      return try CompanionActivity(
        id: "timer", filesOf: "Clock", texts: MessageTable(clockPageTexts["en"] ?? "").texts.keys, in: clinic.wording,
        data: PageTimers(timers, in: clinic))
    })
}

/// As `Browser/Script/clock.d.ts` describes it.
private struct PageTimers: Encodable {
  let timers: [PageTimer]
  let figures: [String: PageFigure]

  struct PageTimer: Encodable {
    let uid: String
    let name: String
    let figure: String
    let words: String?
    let steps: [PageStep]
  }

  struct PageStep: Encodable {
    let activity: String
    let seconds: Int
    let picture: String?
  }

  struct PageFigure: Encodable {
    let frames: [String]
    let ending: String?
  }

  /// Between two of them the page works out what it shows.
  private static let frames = 41

  init(_ saved: [SavedTimer], in clinic: Clinic) throws {
    let known = clinic.registry.all(.figures)
    timers = try saved.map { timer in
      let plan = timer.plan
      return PageTimer(
        uid: timer.uid, name: timer.name, figure: plan.figure,
        words: clinic.words(of: plan),
        steps: try plan.steps.map { step in
          let picture = try step.picture.flatMap { try clinic.workspace.picture($0) }
          return PageStep(activity: step.activity, seconds: step.seconds, picture: picture.map(Self.shown))
        })
    }
    var figures: [String: PageFigure] = [:]
    for id in Set(saved.map(\.plan.figure)) {
      guard let figure = known.first(where: { $0.id == id }) ?? known.first else { continue }
      let frames = try (0..<Self.frames).map { number in
        let done = Double(number) / Double(Self.frames - 1)
        return Self.shown(try figure.picture(FigureMoment(done: done, total: Double(Self.frames - 1))))
      }
      let ending = try figure.ending().map { DataAddress.text(type: "audio/wav", bytes: $0) }
      figures[id] = PageFigure(frames: frames, ending: ending)
    }
    self.figures = figures
  }

  /// A drawing as it is written, so that what moves in it can be worked out; others as addresses.
  private static func shown(_ picture: Picture) -> String {
    if picture.format == .svg, let text = String(data: picture.bytes, encoding: .utf8), text.hasPrefix("<svg") {
      return text
    }
    return DataAddress.text(type: picture.format.mediaType, bytes: picture.bytes)
  }
}
