import Foundation
import TagarelaKit
import Workspace

extension ParcelPart {
  /// The timers that are kept for a patient go to the tutor with a plan, and to the therapist with the observations. Those that run
  /// stay where they run.
  static let savedTimers = ParcelPart(
    id: TimerStore.module, travelsWith: [.plan, .observations],
    gather: { workspace, patient, _ in
      try TimerStore(workspace).saved(of: patient.id).map { try ParcelItem($0, in: workspace) }
    },
    compare: { workspace, patient, item in
      guard let sent = SentTimer(item) else { return .unreadable }
      guard let known = try TimerStore(workspace).saved(uid: item.uid) else { return .new(name: sent.name, at: nil) }
      // An identity that somebody else's timer has here is a slip or a trick.
      guard known.patient == patient?.id else { return .unreadable }
      let here = try ParcelItem(known, in: workspace)
      let fields = Set(here.fields.keys).union(item.fields.keys).filter { here.fields[$0] != item.fields[$0] }
      let all = fields.sorted() + (here.media == item.media || fields.contains("steps") ? [] : ["steps"])
      return all.isEmpty ? .same : .changed(name: sent.name, fields: all)
    },
    take: { workspace, patient, item in
      guard let sent = SentTimer(item) else { return }
      try TimerStore(workspace).keep(
        SavedTimer(uid: item.uid, patient: patient.id, name: sent.name, plan: try sent.plan(item.media, in: workspace)))
    },
    here: { workspace, patient, uid in
      guard let known = try TimerStore(workspace).saved(uid: uid), known.patient == patient.id else { return nil }
      return try ParcelItem(known, in: workspace)
    },
    told: { field, value, wording in field == "steps" ? SentTimer.told(steps: value, wording) : nil })
}

/// A saved timer as its fields tell it: `name`, `figure`, `say`, and `steps` as JSON.
private struct SentTimer {
  let name: String
  private let figure: String
  private let words: String?
  private let steps: [Step]

  struct Step: Codable {
    let activity: String
    let seconds: Int
    /// The name of a picture among the item's media.
    let picture: String?
  }

  /// What comes from a file may be anything: nil for what is no timer.
  init?(_ item: ParcelItem) {
    guard let name = item.fields["name"]?.asName, !name.isEmpty, name.unicodeScalars.count <= NameRules.longest,
      TimeSpan.seconds(name) == nil, let text = item.fields["steps"],
      let steps = try? JSONDecoder().decode([Step].self, from: Data(text.utf8)),
      (1...TimerPlan.mostSteps).contains(steps.count),
      steps.allSatisfy({
        TimeSpan.range.contains($0.seconds) && $0.activity.unicodeScalars.count <= NameRules.longest
      })
    else { return nil }
    self.name = name
    self.steps = steps
    figure = item.fields["figure"] ?? ""
    words = item.fields["say"]
  }

  /// Steps for people; nil for what are none.
  static func told(steps text: String, _ wording: Wording) -> String? {
    guard let steps = try? JSONDecoder().decode([Step].self, from: Data(text.utf8)),
      steps.allSatisfy({ TimeSpan.range.contains($0.seconds) })
    else { return nil }
    return TimerPlan(steps: steps.map { .init(activity: $0.activity, seconds: $0.seconds) }, figure: "").told(wording)
  }

  func plan(_ media: [String: Data], in workspace: Workspace) throws -> TimerPlan {
    let steps = try steps.map { step in
      let picture = step.picture.flatMap { media[$0] }.flatMap { Picture(ofAnyFormat: $0) }
      return TimerPlan.Step(
        activity: step.activity.asName, picture: try picture.map { try workspace.keep($0, width: nil, height: nil) },
        seconds: step.seconds)
    }
    return TimerPlan(steps: steps, figure: figure, words: words)
  }
}

extension ParcelItem {
  fileprivate init(_ saved: SavedTimer, in workspace: Workspace) throws {
    var media: [String: Data] = [:]
    let steps = try saved.plan.steps.enumerated().map { index, step in
      let name = "picture\(index + 1)"
      media[name] = try workspace.picture(step.picture)?.bytes
      return SentTimer.Step(activity: step.activity, seconds: step.seconds, picture: media[name] == nil ? nil : name)
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    var fields = ["name": saved.name, "figure": saved.plan.figure]
    fields["say"] = saved.plan.words
    fields["steps"] = String(decoding: try encoder.encode(steps), as: UTF8.self)
    self.init(part: TimerStore.module, uid: saved.uid, fields: fields, media: media)
  }
}
