import TagarelaKit
import Workspace

extension ParcelPart {
  /// A patient's goals go to the tutor with a plan, and to the therapist with the observations.
  static let goals = ParcelPart(
    id: GoalStore.module, travelsWith: [.plan, .observations],
    gather: { workspace, patient, _ in try GoalStore(workspace).goals(of: patient.id).map { ParcelItem($0) } },
    compare: { workspace, patient, item in
      guard let sent = Goal(item, of: patient?.id ?? 0) else { return .unreadable }
      guard let known = try GoalStore(workspace).goal(uid: item.uid) else { return .new(name: sent.text, at: nil) }
      // An identity that somebody else's goal has here is a slip or a trick.
      guard known.patient == patient?.id else { return .unreadable }
      let (here, there) = (ParcelItem(known).fields, ParcelItem(sent).fields)
      let fields = Set(here.keys).union(there.keys).filter { here[$0] != there[$0] }.sorted()
      return fields.isEmpty ? .same : .changed(name: sent.text, fields: fields)
    },
    take: { workspace, patient, item in
      guard let goal = Goal(item, of: patient.id) else { return }
      try GoalStore(workspace).save(goal)
    },
    here: { workspace, patient, uid in
      guard let goal = try GoalStore(workspace).goal(uid: uid), goal.patient == patient.id else { return nil }
      return ParcelItem(goal)
    },
    // What is counted holds together.
    companions: [
      "measure": ["aim", "per", "spans", "words"], "aim": ["measure", "per", "spans", "words"],
      "per": ["measure", "aim", "spans", "words"], "spans": ["measure", "aim", "per", "words"],
      "words": ["measure", "aim", "per", "spans"],
    ],
    told: { field, value, wording in
      switch field {
      case "measure", "per": wording.word("value.\(value)")
      case "start", "deadline", "reached": Day(value).map { wording.text(.day($0)) }
      case "words": value.split(separator: "\n").joined(separator: ", ")
      default: nil
      }
    })
}

extension ParcelItem {
  fileprivate init(_ goal: Goal) {
    var fields = ["text": goal.text, "start": goal.start.description]
    fields["deadline"] = goal.deadline?.description
    fields["reached"] = goal.reached?.description
    if let rule = goal.rule {
      fields["measure"] = rule.measure.rawValue
      fields["aim"] = "\(rule.aim)"
      fields["per"] = rule.span.rawValue
      fields["spans"] = "\(rule.spans)"
      fields["words"] = rule.words.joined(separator: "\n")
    }
    self.init(part: GoalStore.module, uid: goal.uid, fields: fields)
  }
}

extension Goal {
  /// Nil for what is no goal: without a text or a first day, or with a rule that nobody could keep.
  fileprivate init?(_ item: ParcelItem, of patient: Int64) {
    guard let text = item.fields["text"]?.asText, !text.isEmpty, text.unicodeScalars.count <= Self.longest,
      let start = item.fields["start"].flatMap({ Day($0) })
    else { return nil }
    var rule: GoalRule?
    if let measure = item.fields["measure"] {
      guard let measure = GoalMeasure(rawValue: measure), let aim = item.fields["aim"].flatMap({ Double($0) }),
        let span = item.fields["per"].flatMap(GoalSpan.init)
      else { return nil }
      let words = item.fields["words"]?.split(separator: "\n").map { String($0).asName }.filter { !$0.isEmpty } ?? []
      guard words.count <= GoalRule.mostWords,
        let checked = try? GoalRule(
          measure: measure, aim: aim, span: span, spans: item.fields["spans"].flatMap { Int($0) } ?? 1, words: words
        ).checked()
      else { return nil }
      rule = checked
    }
    self.init(
      uid: item.uid, patient: patient, text: text, rule: rule, start: start,
      deadline: item.fields["deadline"].flatMap { Day($0) }, reached: item.fields["reached"].flatMap { Day($0) })
  }
}
